import { readFileSync } from 'node:fs';
import type { OperationId } from '@openmall/sdk';
import { describe, expect, it } from 'vitest';
import { createCaller, type ApiCaller } from '../../test-support/http/api-caller.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
} from '../../test-support/fixtures/test-context.ts';

const FIGURES = new URL('../../../../../docs/statements.md', import.meta.url);
const SIZES = [1, 12] as const;

/** Rows of docs/statements.md: a call, and its number of statements with one and with twelve records. */
const documented = readFileSync(FIGURES, 'utf8')
  .split('\n')
  .map((line) => /^\| `(\w+)`\s*\|\s*(\d+)\s*\|\s*(\d+)\s*\|/.exec(line))
  .filter((row) => row !== null)
  .map(([, id = '', one, twelve]) => ({ id, counted: [Number(one), Number(twelve)] }));

type Fields = (fixture: StatementFixture) => object;
interface StatementFixture {
  readonly token: string;
  readonly size: number;
  readonly goodsIds: readonly string[];
  readonly storeIds: readonly string[];
  readonly orderIds: readonly string[];
}

const page = { pageNum: 1, pageSize: 20 };
const lines: Fields = ({ goodsIds }) => ({ orderInfo: goodsIds.map((id) => `${id},-1,1`).join(',') });

/** The calls that a buyer waits for, in the order of a visit. */
const CALLS: readonly (readonly [OperationId, Fields, isVisitor?: boolean])[] = [
  ['indexHome', () => ({}), true],
  ['categoryTree', () => ({}), true],
  ['sellerGoodsRecommendNew', () => ({}), true],
  ['sellerGoodsList', () => page, true],
  ['sellerGoodsSearch', () => ({ ...page, keyword: 'beanie' }), true],
  ['sellerGoodsSearchKeyword', () => ({ keyword: 'beanie' }), true],
  ['sellerGoodsInfo', ({ goodsIds }) => ({ sellerGoodsId: goodsIds[0] }), true],
  ['evaluationList', ({ goodsIds }) => ({ ...page, sellerGoodsId: goodsIds[0] }), true],
  ['sellerList', () => page, true],
  ['sellerInfo', ({ storeIds }) => ({ sellerId: storeIds[0] }), true],
  ['localuserGet', () => ({})],
  ['keepGoodsList', () => page],
  ['focusSellerList', () => page],
  ['browseHistoryList', () => page],
  ['addressList', () => ({})],
  ['cartPut', ({ goodsIds }) => ({ lines: goodsIds.map((id) => `${id},-1,1,0`).join(',') })],
  ['cartList', () => ({})],
  ['orderQuote', lines],
  ['orderSubmit', lines],
  ['orderListMain', () => page],
  ['orderCountOrderStatus', () => ({})],
  ['orderInfo', ({ orderIds }) => ({ orderId: orderIds[0] })],
  ['orderListGoods', ({ orderIds }) => ({ ...page, orderId: orderIds[0] })],
  ['orderPay', ({ orderIds }) => ({ orderId: orderIds.join(','), safeword: FUND_PASSWORD })],
  ['orderLogList', ({ orderIds }) => ({ orderId: orderIds[0] })],
  ['walletGetUsdt', () => ({})],
  ['walletLogs', () => page],
  ['newOnlinechatList', () => ({})],
  ['userOnlineChatControllerUserlist', () => ({})],
  ['newOnlinechatUnread', () => ({})],
];

describe.each(DATABASES)('The number of statements on $name', ({ open }) => {
  it('matches docs/statements.md for one and for twelve records', async () => {
    const counted = new Map<OperationId, number[]>();
    for (const size of SIZES) {
      const database = await open();
      const ctx = openTestContext(database);
      const api: ApiCaller = createCaller(ctx);
      const { token } = await addBuyer(ctx);
      const storeIds: string[] = [];
      const goodsIds: string[] = [];
      let orderIds: readonly string[] = [];
      for (let count = 0; count < size; count += 1) {
        const storeId = await addStore(ctx);
        const { goodsId } = await addGoods(ctx, storeId);
        await api.call('keepGoodsAdd', { sellerGoodsId: goodsId }, { token });
        await api.call('focusSellerAdd', { sellerId: storeId }, { token });
        await api.call('sellerGoodsInfo', { sellerGoodsId: goodsId }, { token });
        const message = { partyid: storeId, type: 'text', content: 'Is it warm?' } as const;
        await api.call('userOnlineChatControllerSend', message, { token });
        await api.call('newOnlinechatSend', { type: 'text', content: 'Is it warm?' }, { token });
        storeIds.push(storeId);
        goodsIds.push(goodsId);
      }
      for (const [id, fields, isVisitor = false] of CALLS) {
        const input = fields({ token, size, goodsIds, storeIds, orderIds });
        expect(await api.refusal(id, input, isVisitor ? {} : { token }), id).toBe('ok');
        counted.set(id, [...(counted.get(id) ?? []), api.statements()]);
        if (id !== 'orderSubmit') continue;
        const orders = await ctx.db.selectFrom('orders').select('id').orderBy('id').execute();
        orderIds = orders.map((order) => order.id);
        expect(orderIds).toHaveLength(size);
      }
      await database.close();
    }
    expect(
      [...counted].map(([id, counts]) => ({ id, counted: counts })),
      'Update docs/statements.md if the change is intended',
    ).toEqual(documented);
    // Only payments may grow, by one booking per order.
    const growing = [...counted].filter(([, [one, twelve]]) => one !== twelve).map(([id]) => id);
    expect(growing).toEqual(['orderPay']);
  });
});
