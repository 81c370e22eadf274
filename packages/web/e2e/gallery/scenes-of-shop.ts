/** Looking around, choosing, and asking stores. */
import type { Page } from '@playwright/test';
import { groups } from '../../src/features/information/topics.ts';
import {
  chatPath,
  informationPath,
  paths,
  productPath,
  searchGoodsPath,
  searchStorePath,
  storePath,
} from '../../src/shared/navigation/paths.ts';
import { brokenTalk } from './rare-answers.ts';
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

const menu = 'header button[aria-expanded=false]';
const search = 'header [role=combobox]';

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
    'service with nothing said': {
      ...buyer,
      ...full,
      at: '/index?customerService=1',
      says: { newOnlinechatList: 'empty' },
    },
    'service with what cannot be shown': {
      ...buyer,
      ...full,
      at: '/index?customerService=1',
      says: { newOnlinechatList: brokenTalk },
    },
    'service elsewhere': {
      ...visitor,
      ...full,
      at: '/index?customerService=1',
      says: { sysparaGetSyspara: 'ok' },
    },
    'coming back to a draw': {
      ...visitor,
      ...full,
      at: ({ goods }) => productPath(goods.id),
      says: { lotteryGetCurrentActivity: { like: 'ok', but: { title: '' } }, bannerBannerList: 'empty' },
      then: doing(
        click('header a[href$="/index"]'),
        (page) => page.locator('main a[href*="categoryId"]').first().hover(),
        (page) => page.locator('aside[aria-labelledby]').waitFor(),
      ),
    },
    'clearing searches': {
      ...visitor,
      ...full,
      then: doing(
        remembering('searchHistory', ['lantern', 'teapot', 'beanie']),
        click(search),
        click('header .head button'),
      ),
    },
    'service for a visitor': { ...visitor, ...full, at: '/index?customerService=1' },
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
    'past the end': { ...visitor, ...full, at: '/commodity?pageNum=999&page=999' },
  },
  information: {
    ...Object.fromEntries(topicScenes),
    'one of the news': {
      ...visitor,
      ...full,
      at: '/information?topic=news&id=one',
      says: { newsDetailNews: 'ok' },
    },
  },
  store: {
    page: { ...store, gone: { sellerInfo: 'storeNotFound' } },
    'no goods': { ...store, ...full, says: { sellerGoodsList: 'empty', categorySellerTree: 'ok' } },
  },
  searchGoods: {
    page: { ...visitor, at: searchGoodsPath('lantern') },
    'nothing found': {
      ...visitor,
      ...full,
      at: searchGoodsPath('lantern'),
      says: { sellerGoodsSearch: 'empty' },
    },
  },
  searchStore: { ...visitor, at: searchStorePath('house') },
  searchResult: { ...visitor, at: '/searchResult/lantern', ...full },
  discounted: visitor,
  chat: {
    store: {
      ...buyer,
      at: ({ goods }) => chatPath(goods.seller.id, goods.id),
      says: { userOnlineChatControllerList: 'empty' },
    },
    'goods shown': {
      ...buyer,
      ...full,
      at: ({ goods }) => chatPath(goods.seller.id, goods.id),
      then: press('main [role=group] button'),
    },
    talks: {
      ...buyer,
      ...full,
      at: ({ goods }) => chatPath(goods.seller.id),
      says: { userOnlineChatControllerUserlist: 'ok', userOnlineChatControllerList: 'ok' },
    },
    'no talk': { ...buyer, ...full, at: paths.chat, says: { userOnlineChatControllerUserlist: 'empty' } },
    visitor: { ...visitor, ...full, at: paths.chat },
  },
} as const satisfies ScenesOf;
