import type { Namespace } from './resources.d.ts';

/** The namespaces of each page, by the folder of its route; `start` is what every page needs. */
export const pageNamespaces = {
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
  settlement: ['checkout', 'cart', 'account', 'form', 'errors'],
  paySuccess: ['checkout'],
  credit: ['loans', 'account', 'form', 'errors'],
  userInfo: ['account', 'orders', 'checkout', 'form', 'errors'],
} satisfies Readonly<Record<string, readonly Namespace[]>>;

export type PageName = keyof typeof pageNamespaces;

/** The name of the file with the translations of a page. */
export const pageFile = (page: string): string => `pages/${page}`;

/** Errors of a lost network. Every page's file has their texts, since nothing more can be loaded then. */
export const OFFLINE_ERRORS = ['checkNetwork', 'requestTimeout', 'chunkLoadTimeout'] as const;

/** The namespaces in the file of a page. Those of every page are included, so that the first page is one request. */
export const namespacesInFile = (page: PageName): readonly Namespace[] => [
  ...new Set([...pageNamespaces.start, ...pageNamespaces[page]]),
];
