import type account from './locales/en/account.json';
import type cart from './locales/en/cart.json';
import type catalog from './locales/en/catalog.json';
import type chat from './locales/en/chat.json';
import type checkout from './locales/en/checkout.json';
import type common from './locales/en/common.json';
import type errors from './locales/en/errors.json';
import type favourites from './locales/en/favourites.json';
import type form from './locales/en/form.json';
import type goods from './locales/en/goods.json';
import type home from './locales/en/home.json';
import type loans from './locales/en/loans.json';
import type orders from './locales/en/orders.json';
import type information from './locales/en/information.json';
import type product from './locales/en/product.json';
import type reviews from './locales/en/reviews.json';
import type search from './locales/en/search.json';
import type security from './locales/en/security.json';
import type stores from './locales/en/stores.json';
import type wallet from './locales/en/wallet.json';

// The English files type all keys: a missing key does not compile.
export interface Resources {
  account: typeof account;
  cart: typeof cart;
  catalog: typeof catalog;
  chat: typeof chat;
  checkout: typeof checkout;
  common: typeof common;
  errors: typeof errors;
  favourites: typeof favourites;
  form: typeof form;
  goods: typeof goods;
  home: typeof home;
  loans: typeof loans;
  orders: typeof orders;
  information: typeof information;
  product: typeof product;
  reviews: typeof reviews;
  search: typeof search;
  security: typeof security;
  stores: typeof stores;
  wallet: typeof wallet;
}

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    nsSeparator: false;
    resources: Resources;
  }
}
