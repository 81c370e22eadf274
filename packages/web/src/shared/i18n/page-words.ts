import type { Namespace } from './keys.ts';

/** The words of each page, by the folder of its route; `start` is what every page says. */
export const pageWords = {
  start: ['common', 'goods'],
  index: ['home', 'stores'],
  classification: ['catalog'],
  commodity: ['catalog'],
  discounted: ['catalog', 'home'],
  searchGoods: ['catalog', 'search'],
  searchStore: ['search', 'stores', 'catalog'],
  searchResult: ['search'],
  store: ['catalog', 'stores'],
  productDetails: ['product', 'reviews', 'stores'],
  information: ['information'],
  chat: ['chat', 'form', 'errors'],
  login: ['account', 'form'],
  forgotPassword: ['account', 'security', 'form'],
  register: ['account', 'form'],
  settlement: ['checkout', 'account', 'form', 'errors'],
  paySuccess: ['checkout'],
  credit: ['loans', 'account', 'form', 'errors'],
  userInfo: ['account', 'orders', 'checkout', 'form', 'errors'],
} satisfies Readonly<Record<string, readonly Namespace[]>>;

export type WordsOfPage = keyof typeof pageWords;

/** What the file of a page's words is called, beside those of single namespaces. */
export const pageFile = (page: string): string => `pages/${page}`;

/** Said when nothing comes any more, the words of failures included: every page's file brings these of them along. */
export const lostKeys = ['checkNetwork', 'requestTimeout', 'chunkLoadTimeout'] as const;

/**
 * What this file holds (`vite-words.ts` makes it): what every page says too, so that the first page asks for words
 * once.
 */
export const wordsInFileOf = (page: WordsOfPage): readonly Namespace[] => [
  ...new Set([...pageWords.start, ...pageWords[page]]),
];
