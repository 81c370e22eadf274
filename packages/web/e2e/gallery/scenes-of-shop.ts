/** Looking around, choosing, and the checkout. */
import type { Page } from '@playwright/test';
import { groups } from '../../src/features/information/topics.ts';
import {
  chatPath,
  informationPath,
  paths,
  paySuccessPath,
  placedPath,
  productPath,
  searchGoodsPath,
  searchStorePath,
  settlementPath,
  storePath,
} from '../../src/shared/navigation/paths.ts';
import { buyer, form, full, press, sendEmpty, visitor, type Scene, type ScenesOf } from './scene.ts';

const menu = 'header button[aria-expanded=false]';
const search = 'header [role=combobox]';

const topics = groups.flatMap((group) => group.topics.map(({ name }) => name));
const topicScenes = topics.map((topic): readonly [string, Scene] => [
  topic,
  { ...visitor, ...(topic !== 'news' && full), at: informationPath(topic) },
]);

const product: Scene = { ...visitor, at: ({ goods }) => productPath(goods.id) };

export const scenesOfShop = {
  index: {
    visitor,
    buyer: { ...buyer, ...full },
    languages: { ...visitor, ...full, then: press(menu, 0) },
    account: { ...buyer, ...full, then: press(menu, 1) },
    suggestions: {
      ...visitor,
      ...full,
      says: { sellerGoodsSearchKeyword: 'ok' },
      then: { full: (page: Page) => page.locator(search).pressSequentially('la') },
    },
    service: {
      ...buyer,
      ...full,
      at: '/index?customerService=1',
      says: { newOnlinechatList: 'ok', newOnlinechatUnread: 'ok', userOnlineChatControllerUnread: 'ok' },
    },
    'service for a visitor': { ...visitor, ...full, at: '/index?customerService=1' },
  },
  classification: { ...visitor, own: ['categoryTree'] },
  commodity: {
    grid: visitor,
    list: { ...visitor, at: '/commodity?view=list', in: ['loading', 'full'] },
    'past the end': { ...visitor, ...full, at: '/commodity?pageNum=999&page=999' },
  },
  information: Object.fromEntries(topicScenes),
  store: {
    ...visitor,
    at: ({ goods }) => storePath(goods.seller.id),
    gone: { sellerInfo: 'storeNotFound' },
  },
  searchGoods: { ...visitor, at: searchGoodsPath('lantern') },
  searchStore: { ...visitor, at: searchStorePath('house') },
  searchResult: { ...visitor, at: '/searchResult/lantern', ...full },
  discounted: visitor,
  productDetails: {
    page: { ...product, gone: { sellerGoodsInfo: 'goodsNotFound' } },
    'of the contract': {
      ...product,
      ...full,
      says: { sellerGoodsInfo: 'ok', evaluationList: 'ok', evaluationCountType: 'ok' },
    },
    specification: { ...product, ...full, then: press('main [role=tab]', 1) },
    reviews: {
      ...product,
      ...full,
      says: { evaluationList: 'ok', evaluationCountType: 'ok' },
      then: press('main [role=tab]', 2),
    },
    delivery: { ...product, ...full, then: press('main [role=tab]', 3) },
    cart: {
      ...product,
      ...full,
      then: {
        full: async (page: Page) => {
          await page.locator('main label:has(input[type=radio]:enabled)').first().click();
          await page.locator('main button:has(.lucide-shopping-cart)').first().click();
        },
      },
    },
  },
  settlement: {
    form: { ...buyer, at: ({ buy }) => settlementPath(buy) },
    nothing: { ...buyer, ...full },
    'all methods': {
      ...buyer,
      ...full,
      at: ({ buy }) => settlementPath(buy),
      says: { paymentMethods: 'everything', walletGetUsdt: 'nothing' },
    },
    problems: { ...buyer, ...full, at: ({ buy }) => settlementPath(buy), says: { orderQuote: 'problems' } },
    'no address': {
      ...buyer,
      ...full,
      at: ({ buy }) => settlementPath(buy),
      says: { addressList: 'empty', orderQuote: 'noAddress' },
    },
    pay: { ...buyer, ...full, at: ({ orders }) => placedPath([orders.unpaid]) },
    'pay with too little': {
      ...buyer,
      ...full,
      at: ({ orders }) => placedPath([orders.unpaid]),
      says: { walletGetUsdt: 'nothing' },
    },
  },
  paySuccess: { ...buyer, at: ({ orders }) => paySuccessPath([orders.paid]) },
  chat: {
    store: { ...buyer, at: ({ goods }) => chatPath(goods.seller.id, goods.id) },
    talks: {
      ...buyer,
      ...full,
      at: ({ goods }) => chatPath(goods.seller.id),
      says: { userOnlineChatControllerUserlist: 'ok', userOnlineChatControllerList: 'ok' },
    },
    'no talk': { ...buyer, ...full, at: paths.chat, says: { userOnlineChatControllerUserlist: 'empty' } },
    visitor: { ...visitor, ...full, at: paths.chat },
  },
  login: { ...visitor, ...form, then: sendEmpty },
  register: { ...visitor, ...form, then: sendEmpty },
  forgotPassword: { ...visitor, ...form, then: sendEmpty },
} as const satisfies ScenesOf;
