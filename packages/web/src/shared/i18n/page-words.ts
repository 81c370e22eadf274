import type { Namespace } from './keys.ts';

/**
 * The words of each page, by the folder of its route. Plain data: the build makes one file of them for each page
 * (`vite-words.ts`), so that a page asks for its words once. `start` is what every page says.
 */
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
