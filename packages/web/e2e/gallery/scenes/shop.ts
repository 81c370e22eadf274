/** Home, lists and search. */
import type { Page } from '@playwright/test';
import { groups } from '../../../src/features/information/topics.ts';
import {
  informationPath,
  productPath,
  searchGoodsPath,
  searchStorePath,
  storePath,
} from '../../../src/shared/navigation/paths.ts';
import {
  buyer,
  click,
  doing,
  full,
  press,
  remembering,
  visitor,
  type Scene,
  type ScenesOf,
} from './scene.ts';
import { scenesOfService, scenesOfStoreChats } from './conversations.ts';

const MENU = 'header button[aria-expanded=false]';
const SEARCH = 'header [role=combobox]';
const PRICE = 'main form input[inputmode=decimal]';

const topics = groups.flatMap((group) => group.topics.map(({ name }) => name));
const topicScenes = topics.map((topic): readonly [string, Scene] => [
  topic,
  { ...visitor, ...(topic !== 'news' && full), at: informationPath(topic) },
]);

const store: Scene = { ...visitor, at: ({ goods }) => storePath(goods.seller.id) };

export const scenesOfShop = {
  index: {
    visitor,
    buyer: { ...buyer, ...full },
    languages: { ...visitor, ...full, then: press(MENU, 0) },
    account: { ...buyer, ...full, then: press(MENU, 1) },
    suggestions: {
      ...visitor,
      ...full,
      responses: { sellerGoodsSearchKeyword: 'ok' },
      then: { full: (page: Page) => page.locator(SEARCH).pressSequentially('la') },
    },
    ...scenesOfService,
    'coming back to a draw': {
      ...visitor,
      ...full,
      at: ({ goods }) => productPath(goods.id),
      responses: { lotteryGetCurrentActivity: { like: 'ok', but: { title: '' } }, bannerBannerList: 'empty' },
      then: doing(
        click('header a[href$="/index"]'),
        (page) => page.locator('main a[href*="categoryId"]').first().hover(),
        (page) => page.locator('aside[aria-labelledby]').waitFor(),
      ),
    },
    'beneath a category': {
      ...visitor,
      ...full,
      // By keyboard, because hovered elements move when the window is resized.
      then: doing(
        (page) => page.locator('main ul > li > a[href*="categoryId"]').first().focus(),
        (page) => page.locator('.fly header a').waitFor(),
      ),
    },
    'clearing searches': {
      ...visitor,
      ...full,
      then: doing(
        remembering('searchHistory', ['lantern', 'teapot', 'beanie']),
        click(SEARCH),
        click('header [role=option]:last-child'),
      ),
    },
  },
  classification: { ...visitor, own: ['categoryTree'] },
  commodity: {
    grid: visitor,
    list: { ...visitor, at: '/commodity?view=list', in: ['loading', 'full'] },
    filtered: {
      ...visitor,
      at: '/commodity?minPrice=5&maxPrice=90&minRating=3&inStock=1&discount=1&sort=priceDown',
      in: ['empty', 'full'],
    },
    dear: { ...visitor, ...full, at: '/commodity?minPrice=20&sort=priceUp' },
    cheap: { ...visitor, ...full, at: '/commodity?maxPrice=20' },
    'from more to less': {
      ...visitor,
      ...full,
      then: doing(
        (page) => page.locator(PRICE).first().fill('90'),
        (page) => page.locator(PRICE).last().fill('5'),
        (page) => page.locator(PRICE).last().press('Enter'),
      ),
    },
    'past the end': { ...visitor, ...full, at: '/commodity?pageNum=999&page=999' },
  },
  information: {
    ...Object.fromEntries(topicScenes),
    'one of the news': {
      ...visitor,
      ...full,
      at: '/information?topic=news&id=one',
      responses: { newsDetailNews: 'ok' },
    },
  },
  store: {
    page: { ...store, gone: { sellerInfo: 'storeNotFound' } },
    'no goods': { ...store, ...full, responses: { sellerGoodsList: 'empty', categorySellerTree: 'ok' } },
  },
  searchGoods: {
    page: { ...visitor, at: searchGoodsPath('lantern') },
    'nothing found': {
      ...visitor,
      ...full,
      at: searchGoodsPath('lantern'),
      responses: { sellerGoodsSearch: 'empty' },
    },
  },
  searchStore: { ...visitor, at: searchStorePath('house') },
  searchResult: { ...visitor, at: '/searchResult/lantern', ...full },
  discounted: visitor,
  chat: scenesOfStoreChats,
} as const satisfies ScenesOf;
