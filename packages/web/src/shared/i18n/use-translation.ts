import { use } from 'react';
import { bookOf, translator, wordsOf } from './i18n.ts';
import type { Namespace, Translate } from './keys.ts';
import type { Resources } from './resources.d.ts';

const made = new Map<Namespace, { readonly t: unknown }>();

/** `t`, which says the words of a namespace, those that every page needs without one. Waits for words that are not there yet. */
export function useTranslation<N extends Namespace = 'common'>(namespace?: N): { readonly t: Translate<N> } {
  const wanted = namespace ?? 'common';
  use(wordsOf(wanted));
  const before = made.get(wanted);
  // One `t` a namespace for the whole visit, so that it never makes an effect run again.
  if (before) return before as { readonly t: Translate<N> };
  const words = { t: translator(wanted) };
  made.set(wanted, words);
  return words as { readonly t: Translate<N> };
}

/** A namespace as its English file is built, for texts that are lists. */
export function useWords<N extends Namespace>(namespace: N): Resources[N] {
  use(wordsOf(namespace));
  // The files of all languages have the shape of the English one: the English one stands in where there is none.
  return bookOf(namespace) as unknown as Resources[N];
}
