import {
  browseHistoryList,
  createTransport,
  headerAndBodyEncoding,
  localuserRegisterNoVerifcode,
  keepGoodsAdd,
  keepGoodsCount,
  keepGoodsList,
  newOnlinechatList,
  newOnlinechatSend,
  orderCountOrderStatus,
  orderInfo,
  orderListMain,
  orderLogList,
  orderPay,
  orderQuote,
  orderReturns,
  orderSubmit,
  rows,
  sellerGoodsFacets,
  sellerGoodsInfo,
  sellerGoodsList,
  sellerGoodsSearch,
  userLogout,
  userNewlogin,
  walletGetUsdt,
} from '@openmall/sdk';
import { validateWithZod } from '@openmall/sdk/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMockServer } from './node.ts';
import { demoBuyer } from './state/accounts.ts';

let now = Date.UTC(2026, 2, 14, 9, 26, 53);
const server = createMockServer({ now: () => now });
const { mocks } = server;
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => mocks.reset());
afterAll(() => server.close());

const transport = createTransport({
  baseUrl: 'http://mall.test',
  getToken: () => mocks.session?.token,
  validate: validateWithZod,
});
const { fundPassword: safeword } = demoBuyer;

test('Listed goods open at the same price', async () => {
  const { pageList } = await transport.call(sellerGoodsList, { pageSize: 100 });
  expect(pageList.length).toBeGreaterThan(60);
  for (const { id, name, sellingPrice } of pageList.slice(0, 12))
    expect(await transport.call(sellerGoodsInfo, { sellerGoodsId: id })).toMatchObject({
      id,
      name,
      sellingPrice,
    });
  const { pageList: history } = await transport.call(browseHistoryList);
  expect(history[0]?.goods.id).toBe(pageList[11]?.id);
});

test('A search filters, sorts and pages', async () => {
  const filter = { keyword: 'stainless-steel', isPrice: '1', maxPrice: 60 } as const;
  const found = await Array.fromAsync(rows(transport, sellerGoodsSearch, { ...filter, pageSize: 2 }));
  const prices = found.map(({ sellingPrice }) => sellingPrice);
  expect(prices.length).toBeGreaterThan(2);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  expect(found.every(({ discountPrice, sellingPrice }) => (discountPrice ?? sellingPrice) <= 60)).toBe(true);
});

test('A search corrects a typing error, unless the caller asks for the keyword as typed', async () => {
  const found = await transport.call(sellerGoodsSearch, { keyword: 'blosue' });
  expect(found.correctedKeyword).toBe('blouse');
  expect(found.pageList).toEqual((await transport.call(sellerGoodsSearch, { keyword: 'blouse' })).pageList);
  const asTyped = await transport.call(sellerGoodsSearch, { keyword: 'blosue', asTyped: '1' });
  expect(asTyped).toMatchObject({ pageList: [], pageInfo: { totalElements: 0 } });
});

test('A search finds names with every word, and those that begin with the first word first', async () => {
  const find = async (keyword: string) => {
    const { pageList, correctedKeyword } = await transport.call(sellerGoodsSearch, { keyword });
    return { names: pageList.map(({ name }) => name), correctedKeyword };
  };
  // Cotton Hollow is a store, and its cushions are not of cotton.
  expect((await find('cotton')).names).toEqual(['Quay Organic-Cotton Polo Shirt']);
  const velvet = await find('velvet');
  expect(velvet.names.every((name) => name.includes('Velvet'))).toBe(true);
  expect((await find('efes cushion')).names).toEqual(['Efes Velvet Cushion']);
  expect((await find('smart')).names[0]).toMatch(/ Smart/);
  expect((await find('leaf')).names[0]).toMatch(/^Leaf/);
});

test('A keyword of unknown words finds nothing, and one of them is left out', async () => {
  const find = (keyword: string) => transport.call(sellerGoodsSearch, { keyword });
  expect(await find('wool beanie')).toMatchObject({ pageList: [], pageInfo: { totalElements: 0 } });
  const { pageList, correctedKeyword } = await find('velvet beanie');
  expect(correctedKeyword).toBe('velvet');
  expect(pageList.every(({ name }) => name.includes('Velvet'))).toBe(true);
  expect((await find('velvte cushoin')).correctedKeyword).toBe('velvet cushion');
});

test('Facets count the goods that a list shows with each value', async () => {
  const facets = await transport.call(sellerGoodsFacets, { categoryId: 'womens-fashion' });
  expect(facets.map(({ attrName }) => attrName)).toEqual(['Colour', 'Size', 'Store']);
  for (const { by, attrValues } of facets)
    for (const { attrValueId, goodsNum } of attrValues) {
      const chosen = by === 'store' ? { sellerIds: attrValueId } : { attrValueIds: attrValueId };
      const { pageInfo } = await transport.call(sellerGoodsList, {
        categoryId: 'womens-fashion',
        ...chosen,
      });
      expect(pageInfo.totalElements).toBe(goodsNum);
    }
});

test('A paid order appears in the list and reduces the balance', async () => {
  const goods = await transport.call(sellerGoodsInfo, { sellerGoodsId: 'tejo-satin-blouse' });
  const sku = goods.canSelectAttributes.skus[0];
  const orderInfoText = `${goods.id},${sku?.skuId},2`;
  const { total } = await transport.call(orderQuote, { orderInfo: orderInfoText });
  const before = await transport.call(walletGetUsdt);
  const { orderList } = await transport.call(orderSubmit, { orderInfo: orderInfoText });
  const orderId = orderList[0]?.orderId ?? '';
  await transport.call(orderPay, { orderId, safeword });
  const { pageList } = await transport.call(orderListMain, { status: 1 });
  expect(pageList[0]).toMatchObject({ id: orderId, total });
  const after = await transport.call(walletGetUsdt);
  expect(Math.round((before.money - after.money) * 100)).toBe(Math.round(total * 100));
  expect((await transport.call(orderLogList, { orderId })).map(({ state }) => state)).toEqual([1, 2]);
  const { canSelectAttributes } = await transport.call(sellerGoodsInfo, { sellerGoodsId: goods.id });
  expect(canSelectAttributes.skus[0]?.stock).toBe((sku?.stock ?? 0) - 2);
});

test('A requested refund is counted as pending', async () => {
  const { pageList } = await transport.call(orderListMain, { status: 1 });
  const orderId = pageList[0]?.id ?? '';
  const { refundCount } = await transport.call(orderCountOrderStatus);
  await transport.call(orderReturns, { orderId, returnReason: 2 });
  expect((await transport.call(orderCountOrderStatus)).refundCount).toBe(String(Number(refundCount) + 1));
  const { orderInfo: order } = await transport.call(orderInfo, { orderId });
  expect([order.status, order.returnStatus]).toEqual([6, 1]);
});

test('Counts and lists a favourite', async () => {
  const count = await transport.call(keepGoodsCount);
  const { pageList } = await transport.call(sellerGoodsList, { pageSize: 100 });
  const sellerGoodsId = pageList.find(({ isKeep }) => isKeep === 0)?.id ?? '';
  await transport.call(keepGoodsAdd, { sellerGoodsId });
  expect(await transport.call(keepGoodsCount)).toBe(count + 1);
  expect((await transport.call(keepGoodsList)).pageList[0]?.id).toBe(sellerGoodsId);
});

test('Customer service replies after a while', async () => {
  await transport.call(newOnlinechatSend, { type: 'text', content: 'Is this still in stock?' });
  const [last] = await transport.call(newOnlinechatList);
  expect(last).toMatchObject({ send_receive: 'send', content: 'Is this still in stock?' });
  now += 5_000;
  expect((await transport.call(newOnlinechatList))[0]?.send_receive).toBe('receive');
});

test('Three wrong passwords lock the account, even for the right password', async () => {
  const { username, password } = demoBuyer;
  for (let attempt = 0; attempt < 3; attempt += 1)
    await transport.safe(userNewlogin, { username, password: 'Wrong123' });
  const { error } = await transport.safe(userNewlogin, { username, password });
  expect(error?.key).toBe('lockedForThreeMinutes');
});

test('Draws the pictures of goods', async () => {
  const { pageList } = await transport.call(sellerGoodsList, { pageSize: 100 });
  for (const { imgUrl1 } of pageList) {
    const picture = mocks.picture(imgUrl1 ?? '');
    expect(picture?.headers.get('content-type')).toBe('image/svg+xml');
    expect(await picture?.text()).toMatch(/^<svg .*<(path|rect|circle|ellipse)/s);
  }
  expect(mocks.picture('/pictures/goods/nothing.svg')).toBeUndefined();
});

test('A session survives a reload, but not a logout', async () => {
  const token = mocks.session?.token;
  mocks.reset();
  expect(mocks.session?.token).toBe(token);
  await transport.call(userLogout);
  const { error } = await transport.safe(walletGetUsdt);
  expect(error?.code).toBe('403');
});

test('Accepts a registration with the password in the body', async () => {
  const transportWithBody = createTransport({ baseUrl: 'http://mall.test', encoding: headerAndBodyEncoding });
  const account = { username: 'new@example.com', password: 'Secret12', re_password: 'Secret12' };
  expect(await localuserRegisterNoVerifcode(transportWithBody, { ...account, type: 2 })).toMatchObject({
    username: 'new@example.com',
  });
});
