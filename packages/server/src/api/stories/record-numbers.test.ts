import { isRecordNumber } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { openForm } from '../../domain/wallet/money-forms.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  type Buyer,
  FUND_PASSWORD,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { addProof, openChannels, TRC20 } from '../../test-support/fixtures/wallet.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';

const group = (number: string) => `${number.slice(0, 3)}-${number.slice(3, 6)} ${number.slice(6)}`;

describe.each(STORY_DATABASES)('Numbers for people on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  let buyer: Buyer;
  let stranger: Buyer;
  let orders: readonly { readonly orderId: string; readonly number?: string }[];
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    api = createCaller(ctx);
    buyer = await addBuyer(ctx);
    stranger = await addBuyer(ctx);
    const goods = [await addGoods(ctx, await addStore(ctx)), await addGoods(ctx, await addStore(ctx))];
    const orderInfo = goods.map(({ goodsId }) => `${goodsId},-1,1`).join();
    orders = (await api.call('orderSubmit', { orderInfo }, by(buyer))).orderList;
  });
  afterAll(() => database.close());

  const by = ({ token }: Buyer) => ({ token });
  const find = async (keyword: string, caller = buyer) =>
    (await api.call('orderListMain', { keyword }, by(caller))).pageList.map(({ id }) => id);

  it('have a check digit, and each order has its own', () => {
    const numbers = orders.map(({ number = '' }) => number);
    expect(numbers.filter(isRecordNumber)).toHaveLength(2);
    expect(new Set(numbers).size).toBe(2);
  });

  it('are the same on the page of the order and in the list', async () => {
    for (const { orderId, number } of orders) {
      const { orderInfo } = await api.call('orderInfo', { orderId }, by(buyer));
      const { pageList } = await api.call('orderListMain', {}, by(buyer));
      expect([orderInfo.number, pageList.find(({ id }) => id === orderId)?.number]).toEqual([number, number]);
    }
  });

  it('find the order, also in groups, and only for its buyer', async () => {
    for (const { orderId, number = '' } of orders) {
      expect(await find(number)).toEqual([orderId]);
      expect(await find(group(number))).toEqual([orderId]);
      expect(await find(number, stranger)).toEqual([]);
    }
  });

  it('name the order of a payment in the wallet', async () => {
    const orderId = orders.map((order) => order.orderId).join();
    await api.call('orderPay', { orderId, safeword: FUND_PASSWORD }, by(buyer));
    const { pageList } = await api.call('walletLogs', { direction: 'out' }, by(buyer));
    const shown = pageList.map(({ refId, refNumber }) => ({ orderId: refId, number: refNumber }));
    expect(shown).toEqual(
      expect.arrayContaining(
        orders.map(
          (order) => expect.objectContaining({ orderId: order.orderId, number: order.number }) as object,
        ),
      ),
    );
    expect(pageList).toHaveLength(2);
  });

  it('name a recharge in its list and on its page', async () => {
    await openChannels(ctx);
    const { coin, chain: blockchain_name, address: channel_address } = TRC20;
    const form = { session_token: await openForm(ctx, buyer.id), img: await addProof(ctx, buyer.id) };
    const { order_no = '' } = await api.call(
      'rechargeBlockchainRecharge',
      { ...form, coin, blockchain_name, channel_address, amount: '250' },
      by(buyer),
    );
    const { number = '' } = await api.call('rechargeBlockchainGet', { order_no }, by(buyer));
    const { elements } = await api.call('rechargeBlockchainList', { page_no: 1 }, by(buyer));
    expect(isRecordNumber(number)).toBe(true);
    expect(elements.map((record) => record.number)).toEqual([number]);
  });
});
