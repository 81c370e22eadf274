import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playRound } from '../../demo/autopilot/autopilot.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import type { App } from '../../http/app/create-app.ts';
import { callApi, callOk } from '../../test-support/http/call.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { openApp } from '../../test-support/http/open-app.ts';
import {
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
  PASSWORD,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';

const HOME = {
  contacts: 'Amelia Hartley',
  phone: '44 7700900123',
  address: '14 Rosebery Avenue',
  country: 'United Kingdom',
  countryId: 826,
} as const;

describe.each(STORY_DATABASES)('A new buyer on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    app = openApp(ctx);
  });
  afterAll(() => database.close());

  it('registers, buys from two stores, pays by balance and receives both parcels', async () => {
    const north = await addGoods(ctx, await addStore(ctx), { price: '49.5', discount: '0.2' });
    const south = await addGoods(ctx, await addStore(ctx), { price: '18', buyMin: 5 });

    const registration = {
      username: 'amelia@example.com',
      password: PASSWORD,
      re_password: PASSWORD,
      type: 2,
    } as const;
    const { token } = await callOk(app, 'localuserRegisterNoVerifcode', registration);
    await callOk(app, 'userSetSafewordReg', { safeword: FUND_PASSWORD, re_safeword: FUND_PASSWORD }, token);
    await callOk(app, 'addressAdd', HOME, token);
    expect((await callOk(app, 'walletGetUsdt', {}, token)).money).toBe(5000);

    const orderInfo = `${north.goodsId},-1,2,${south.goodsId},${south.skuId},5`;
    const quoted = await callOk(app, 'orderQuote', { orderInfo }, token);
    expect(quoted).toMatchObject({ orderable: 1, total: 86.16 + 97.5, discount: 19.8 });

    const { orderList } = await callOk(
      app,
      'orderSubmit',
      { orderInfo, remarks: 'Please ring twice.' },
      token,
    );
    expect(orderList.map(({ total }) => total)).toEqual([86.16, 97.5]);
    expect(orderList.map(({ id }) => id)).toEqual(orderList.map(({ orderId }) => orderId));
    const orderId = orderList.map((order) => order.orderId).join(',');
    await callOk(app, 'orderPay', { orderId, safeword: FUND_PASSWORD }, token);
    expect((await callOk(app, 'walletGetUsdt', {}, token)).money).toBe(4816.34);

    for (let round = 0; round < 6; round += 1) {
      ctx.clock.advance(10_000);
      expect(await playRound(ctx, 10_000)).toBe(2);
    }
    const first = orderList[0]?.orderId ?? '';
    const { orderInfo: shipped } = await callOk(app, 'orderInfo', { orderId: first }, token);
    expect(shipped).toMatchObject({
      status: 3,
      phone: '44 770****123',
      total: 86.16,
      remarks: 'Please ring twice.',
    });
    for (const order of orderList) await callOk(app, 'orderReceipt', { orderId: order.orderId }, token);

    const timeline = await callOk(app, 'orderLogList', { orderId: first }, token);
    expect(timeline.map(({ state }) => state)).toEqual([1, 2, 5, 6, 11, 12, 13, 14, 7]);
    const { pageList } = await callOk(app, 'orderListMain', { status: 4 }, token);
    expect(pageList).toHaveLength(2);
    expect(await callOk(app, 'orderCountOrderStatus', {}, token)).toMatchObject({
      waitEvaluateCount: '2',
      waitPayCount: '0',
    });
    const lines = await callOk(app, 'orderListGoods', { orderId: first }, token);
    expect(lines.pageList[0]).toMatchObject({
      goodsNum: 2,
      goodsReal: 39.6,
      sellingPrice: 49.5,
      skuId: '-1',
    });
    const { pageList: movements } = await callOk(app, 'walletLogs', {}, token);
    expect(movements.map(({ kind }) => kind)).toEqual(['orderPayment', 'orderPayment', 'demoBonus']);
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('logs in again after a logout, which invalidated the old token', async () => {
    const { token } = await callOk(app, 'userNewlogin', {
      username: 'Amelia@Example.com',
      password: PASSWORD,
    });
    expect((await callOk(app, 'localuserGet', {}, token)).email).toBe('amelia@example.com');
    await callOk(app, 'userLogout', {}, token);
    expect(await callApi(app, 'localuserGet', {}, token)).toEqual({ error: 'sessionExpired' });
    expect(await callApi(app, 'localuserGet', {})).toEqual({ error: 'notLoggedIn' });
  });
});
