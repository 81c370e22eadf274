/** What is drawn of every route of the store. A route of `paths.ts` without an entry here does not compile. */
import type { ErrorKey, OperationId } from '@openmall/sdk';
import type { Page } from '@playwright/test';
import {
  chatPath,
  informationPath,
  orderDetailPath,
  paySuccessPath,
  paths,
  productPath,
  refundPath,
  reviewPath,
  searchGoodsPath,
  searchStorePath,
  settlementPath,
  storePath,
} from '../../src/shared/navigation/paths.ts';
import type { World } from './world.ts';

export const states = ['loading', 'empty', 'error', 'full'] as const;
export type State = (typeof states)[number];

export interface Scene {
  /** Where it is; of a plain route its path. */
  readonly at?: string | ((world: World) => string);
  readonly as: 'visitor' | 'buyer';
  /** The states that the page has; all of them unless told otherwise. */
  readonly in?: readonly State[];
  /** Of the frame's own reads (the categories in the head and the like), those that this page itself is made of. */
  readonly own?: readonly OperationId[];
  /** What the page reads and cannot be without: `empty` is its being refused. */
  readonly gone?: Partial<Record<OperationId, ErrorKey>>;
  /** What is done on the page before it is drawn in a state. */
  readonly then?: Partial<Record<State, (page: Page) => Promise<void>>>;
}
/** One scene, several with a name each, or where the route leads on to. */
export type Scenes = Scene | Readonly<Record<string, Scene>> | { readonly leadsTo: keyof typeof paths };

const pressFirst = (name: RegExp) => async (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
/** A form in error is one that was sent empty. */
const sendEmpty = {
  error: (page: Page) => page.getByRole('main').locator('form [type=submit]').last().click(),
};
const form = ['full', 'error'] as const;
const visitor = { as: 'visitor' } as const;
const buyer = { as: 'buyer' } as const;

export const scenes: Readonly<Record<keyof typeof paths, Scenes>> = {
  root: { leadsTo: 'index' },
  index: { visitor: visitor, buyer: { ...buyer, in: ['full'] } },
  classification: { ...visitor, own: ['categoryTree'] },
  commodity: { grid: visitor, list: { ...visitor, at: '/commodity?view=list', in: ['loading', 'full'] } },
  information: {
    about: { ...visitor, in: ['full'] },
    news: { ...visitor, at: informationPath('news') },
    returns: { ...visitor, at: informationPath('returns'), in: ['full'] },
  },
  login: { ...visitor, in: form, then: sendEmpty },
  register: { ...visitor, in: form, then: sendEmpty },
  forgotPassword: { ...visitor, in: form, then: sendEmpty },
  store: {
    ...visitor,
    at: ({ goods }) => storePath(goods.seller.id),
    gone: { sellerInfo: 'storeNotFound' },
  },
  searchGoods: { ...visitor, at: searchGoodsPath('lantern') },
  searchStore: { ...visitor, at: searchStorePath('house') },
  searchResult: { ...visitor, at: '/searchResult/lantern', in: ['full'] },
  discounted: visitor,
  productDetails: {
    ...visitor,
    at: ({ goods }) => productPath(goods.id),
    gone: { sellerGoodsInfo: 'goodsNotFound' },
  },
  settlement: {
    form: { ...buyer, at: ({ buy }) => settlementPath(buy) },
    nothing: { ...buyer, in: ['full'] },
  },
  paySuccess: { ...buyer, at: ({ orders }) => paySuccessPath([orders.paid]) },
  userInfo: { leadsTo: 'dashboard' },
  dashboard: buyer,
  myOrder: {
    list: buyer,
    cancelling: { ...buyer, in: ['full'], then: { full: pressFirst(/^Cancel/) } },
  },
  orderDetail: {
    unpaid: {
      ...buyer,
      at: ({ orders }) => orderDetailPath(orders.unpaid),
      gone: { orderInfo: 'orderNotFound' },
    },
    delivered: { ...buyer, at: ({ orders }) => orderDetailPath(orders.delivered), in: ['full'] },
  },
  orderReturn: {
    form: { ...buyer, at: ({ orders }) => refundPath(orders.paid), gone: { orderInfo: 'orderNotFound' } },
    'too late': { ...buyer, at: ({ orders }) => refundPath(orders.delivered), in: ['full'] },
  },
  orderEvaluation: {
    ...buyer,
    at: ({ orders }) => reviewPath(orders.received),
    gone: { orderInfo: 'orderNotFound' },
  },
  download: { ...buyer, own: ['indexDownloadUrl'] },
  collectGoods: buyer,
  collectShop: buyer,
  history: buyer,
  moneyPackage: buyer,
  recharge: buyer,
  withdraw: buyer,
  setup: { ...buyer, in: ['loading', 'error', 'full'], own: ['localuserGet'] },
  loginPassword: { ...buyer, in: form, then: sendEmpty },
  transactionPassword: { ...buyer, in: ['loading', 'error', 'full'], own: ['localuserGet'] },
  shippingAddress: buyer,
  setupPhone: { ...buyer, in: ['loading', 'error', 'full'], own: ['localuserGet'] },
  setupEmail: { ...buyer, in: ['loading', 'error', 'full'], own: ['localuserGet'] },
  setupAuthenticator: { ...buyer, in: ['loading', 'error', 'full'], own: ['localuserGet'] },
  setupIdentity: { ...buyer, in: ['loading', 'error', 'full'] },
  accountCancellation: { ...buyer, in: ['loading', 'error', 'full'] },
  chat: { ...buyer, at: ({ goods }) => chatPath(goods.seller.id, goods.id) },
  merchantSettled: { leadsTo: 'information' },
  credit: { leadsTo: 'loanApplication' },
  loanApplication: buyer,
  myLoan: buyer,
};

/** An address that no route has. */
export const lost: Scene = { ...visitor, at: '/no/such/page', in: ['full'] };
