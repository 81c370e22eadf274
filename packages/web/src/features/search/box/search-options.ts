import type { GoodsSuggestion, Store } from '@openmall/sdk';

/** A page that matches the typed text. */
export type Suggestion =
  | { readonly kind: 'goods'; readonly to: string; readonly goods: GoodsSuggestion }
  | { readonly kind: 'store'; readonly to: string; readonly store: Store }
  | { readonly kind: 'stores'; readonly to: string };

/** An option below the search field: a suggestion, a past search, or the button that deletes all past searches. */
export type SearchOption =
  Suggestion | { readonly kind: 'past'; readonly keyword: string } | { readonly kind: 'clear' };

/** The unique key of an option. */
export function keyOfOption(option: SearchOption): string {
  if (option.kind === 'past') return `past ${option.keyword}`;
  return option.kind === 'clear' ? option.kind : option.to;
}

/** The past searches, newest first, and the option that deletes all of them. */
export const pastOptions = (keywords: readonly string[]): readonly SearchOption[] =>
  keywords.length === 0
    ? []
    : [...keywords.map((keyword) => ({ kind: 'past', keyword }) as const), { kind: 'clear' }];
