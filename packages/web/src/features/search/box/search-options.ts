import type { GoodsSuggestion, Store } from '@openmall/sdk';

/** A category that leads to its goods. */
export interface CategoryOption {
  readonly kind: 'category';
  readonly to: string;
  readonly name: string;
  /** The name of the category above it. */
  readonly parentName?: string | undefined;
}

/** A page that matches the typed text. */
export type Suggestion =
  | { readonly kind: 'goods'; readonly to: string; readonly goods: GoodsSuggestion }
  | { readonly kind: 'store'; readonly to: string; readonly store: Store }
  | { readonly kind: 'stores'; readonly to: string }
  | CategoryOption;

/** A keyword to search for: one of the past, one that many search for, or the typed one with its last word completed. */
export interface KeywordOption {
  readonly kind: 'past' | 'popular' | 'completed';
  readonly keyword: string;
}

/** An option below the search field: a suggestion, a keyword, or the button that deletes all past searches. */
export type SearchOption = Suggestion | KeywordOption | { readonly kind: 'clear' };

export const isKeyword = (option: SearchOption): option is KeywordOption => 'keyword' in option;

/** The unique key of an option. */
export function keyOfOption(option: SearchOption): string {
  if (isKeyword(option)) return `${option.kind} ${option.keyword}`;
  return option.kind === 'clear' ? option.kind : option.to;
}

/** The past searches, newest first, and the option that deletes all of them. */
export const pastOptions = (keywords: readonly string[]): readonly SearchOption[] =>
  keywords.length === 0
    ? []
    : [...keywords.map((keyword) => ({ kind: 'past', keyword }) as const), { kind: 'clear' }];

/** The heading above options of these kinds. */
const HEADINGS = {
  past: 'search.history',
  clear: 'search.history',
  popular: 'search.popular',
  completed: 'search.keywords',
  category: 'search.categories',
  goods: 'search.goods',
  store: 'search.inStores',
  stores: 'search.inStores',
} as const satisfies Record<SearchOption['kind'], string>;

export interface OptionGroup {
  readonly heading: (typeof HEADINGS)[SearchOption['kind']];
  /** The options, each with its place in the whole list. */
  readonly options: readonly { readonly option: SearchOption; readonly index: number }[];
}

/** The options by heading, in their order. */
export function groupOptions(options: readonly SearchOption[]): readonly OptionGroup[] {
  const placed = options.map((option, index) => ({ option, index }));
  return [...Map.groupBy(placed, ({ option }) => HEADINGS[option.kind])].map(([heading, group]) => ({
    heading,
    options: group,
  }));
}
