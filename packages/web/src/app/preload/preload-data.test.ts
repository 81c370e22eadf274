import {
  addressList,
  bannerBannerList,
  categoryTree,
  localuserGet,
  orderListMain,
  orderQuote,
  paymentMethods,
  sellerGoodsInfo,
  sellerGoodsSearch,
  sellerGoodsSearchKeyword,
  walletGetUsdt,
} from '@openmall/sdk';
import { queryKeyOf } from '@openmall/sdk/hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberFirstAddress } from '../../features/checkout/first-address.ts';
import { linesOf, orderInfoOf } from '../../features/checkout/order-info.ts';
import { forgetPerson } from '../../shared/session/leave.ts';
import { session } from '../../shared/session/session.ts';
import { fetchPreloadData, adopt } from './preload-data.ts';

const keysAt = (pathname: string, search = ''): readonly unknown[] => {
  const keys: unknown[] = [];
  adopt(({ queryKey }) => keys.push(queryKey));
  fetchPreloadData({ pathname, search });
  return keys;
};

beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

it('uses the query keys of the pages', () => {
  expect(keysAt('/index')).toEqual([queryKeyOf(bannerBannerList, { type: 'pc' }), queryKeyOf(categoryTree)]);
  expect(keysAt('/productDetails', '?id=7')).toEqual([queryKeyOf(sellerGoodsInfo, { sellerGoodsId: '7' })]);
  expect(keysAt('/searchGoods', '?k=%22lamp%22&page=2')).toEqual([
    queryKeyOf(sellerGoodsSearch, { keyword: 'lamp', pageNum: 2, pageSize: 20 }),
    queryKeyOf(sellerGoodsSearchKeyword, { keyword: 'lamp' }),
    queryKeyOf(categoryTree),
  ]);
});

it('shows the picture of a product in the app shell as soon as its data are there', async () => {
  const data = { code: 0, msg: '', data: { imgUrl1: '/pictures/goods/lamp.webp' } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(data)));
  document.body.innerHTML = '<div class="app-shell"><i class="hero"></i></div>';
  fetchPreloadData({ pathname: '/productDetails', search: '?id=7' });
  await vi.waitFor(() => expect(document.querySelector('.hero img')).not.toBeNull());
  expect(document.querySelector('.hero img')?.getAttribute('srcset')).toContain(
    '/pictures/goods/lamp.webp?w=640',
  );
});

it('requests the data of a buyer only for a buyer', () => {
  expect(keysAt('/userInfo/my-order')).toEqual([]);
  session.open({ token: 'somebody', username: 'a@example.com', usercode: '1' });
  expect(keysAt('/userInfo/my-order', '?index=1')).toEqual([
    queryKeyOf(localuserGet),
    queryKeyOf(orderListMain, { status: 0, pageNum: 1 }),
  ]);
  expect(keysAt('/settlement', '?buy=a,b,1')).toEqual([queryKeyOf(walletGetUsdt), queryKeyOf(addressList)]);
});

it('requests the prices of a checkout with the address book once it has met the first address', () => {
  session.open({ token: 'somebody', username: 'a@example.com', usercode: '1' });
  rememberFirstAddress({ id: 'ad_1', countryId: 826 });
  expect(keysAt('/settlement', '?buy=a,b,1')).toEqual([
    queryKeyOf(paymentMethods, { countryId: 826 }),
    queryKeyOf(orderQuote, { orderInfo: orderInfoOf(linesOf('a,b,1')), addressId: 'ad_1' }),
    queryKeyOf(walletGetUsdt),
    queryKeyOf(addressList),
  ]);
  forgetPerson();
  expect(keysAt('/settlement', '?buy=a,b,1')).toEqual([queryKeyOf(walletGetUsdt), queryKeyOf(addressList)]);
});

it('requests nothing for pages without preloaded data', () => {
  expect(keysAt('/searchGoods')).toEqual([]);
  expect(keysAt('/productDetails')).toEqual([]);
  expect(keysAt('/information')).toEqual([]);
});
