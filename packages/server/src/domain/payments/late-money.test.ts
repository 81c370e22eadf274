import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
  type Buyer,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { openChannels, setSetting, TRC20 } from '../../test-support/fixtures/wallet.ts';
import { closeAccount } from '../accounts/close-account.ts';
import { readAuditLog } from '../audit/audit-log.ts';
import { checkInvariants } from '../ledger/invariants.ts';
import { listSuspended } from '../ledger/suspense.ts';
import { newId } from '../new-id.ts';
import { cancelOrder } from '../orders/cancel.ts';
import { submitOrders } from '../orders/submit.ts';
import { readBalance } from '../wallet/balance.ts';
import { reverseRecharge } from '../wallet/recharges/settle-recharge.ts';
import { creditTestMoney } from '../wallet/test-money.ts';
import { expirePayments, openPayment } from './open-payment.ts';
import { receiveEvent } from './receive-event.ts';
import { createSandbox } from './sandbox.ts';
import { expireThirdParty } from './third-party.ts';

const DAY_MS = 86_400_000;

describe.each(DATABASES)('Money that arrives late on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let goodsId: string;
  beforeAll(async () => {
    database = await open();
    const base = openTestContext(database, '');
    ctx = { ...base, payments: createSandbox(base, 'a secret of the tests') };
    ({ goodsId } = await addGoods(ctx, await addStore(ctx), { price: '100', stock: 1_000, taxRate: '0' }));
    await openChannels(ctx);
    await setSetting(ctx, 'payment_methods', { card: { countries: '*', fee: '0.02' } });
  });
  afterAll(async () => {
    expect(await checkInvariants(ctx.db)).toEqual([]);
    await database.close();
  });

  const close = (buyer: Buyer) =>
    closeAccount(ctx, buyer.id, {
      account: buyer.username,
      reason: 'I leave.',
      fundPassword: FUND_PASSWORD,
    });
  const pay = (reference: string, amount: string) => {
    const currency = reference.startsWith('rc') ? 'USDT' : 'USD';
    return receiveEvent(ctx, { eventId: newId('ev'), reference, outcome: 'paid', amount, currency });
  };
  const suspendedOf = async (buyer: Buyer) =>
    (await listSuspended(ctx.db))
      .filter(({ user_id: id }) => id === buyer.id)
      .map(({ amount }) => Number(amount));
  /** A third-party recharge that expired without a result. */
  const expireRecharge = async (buyer: Buyer): Promise<string> => {
    const id = newId('rc');
    await ctx.db
      .insertInto('recharge')
      .values({
        ...{ id, user_id: buyer.id, is_third_party: true, coin: TRC20.coin, blockchain_name: TRC20.chain },
        ...{ channel_address: TRC20.address, volume: '40', price: '1', amount: '40' },
        created_at: ctx.clock.now(),
      })
      .execute();
    ctx.clock.advance(2 * DAY_MS);
    await expireThirdParty(ctx);
    return id;
  };

  it('by card is explained on the payment', async () => {
    const failureAfter = async (leave: (buyer: Buyer) => Promise<void>) => {
      const buyer = await addBuyer(ctx);
      const items = [{ goodsId, skuId: null, quantity: 1 }];
      const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
      const orderIds = [order?.id ?? ''];
      const request = { orderIds, method: 'card', returnPath: '/paySuccess', lang: 'en' } as const;
      const payment = await openPayment(ctx, buyer.id, request);
      await cancelOrder(ctx, buyer.id, orderIds[0] ?? '', 0);
      ctx.clock.advance(DAY_MS);
      await expirePayments(ctx);
      await leave(buyer);
      await pay(payment.id, payment.total);
      const find = ctx.db.selectFrom('payment').select(['state', 'failure']).where('id', '=', payment.id);
      return find.executeTakeFirstOrThrow();
    };
    const late = 'Its orders could not be paid any more; the money is in';
    expect(await failureAfter(() => Promise.resolve())).toEqual({ state: 2, failure: `${late} the wallet.` });
    expect(await failureAfter(close)).toEqual({
      state: 2,
      failure: `${late} suspense, because the account is closed.`,
    });
  });

  it('by card goes into suspense if the account is closed, with a record for review', async () => {
    const buyer = await addBuyer(ctx);
    const items = [{ goodsId, skuId: null, quantity: 1 }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    const orderIds = [order?.id ?? ''];
    const payment = await openPayment(ctx, buyer.id, {
      orderIds,
      method: 'card',
      returnPath: '/paySuccess',
      lang: 'en',
    });
    await cancelOrder(ctx, buyer.id, orderIds[0] ?? '', 0);
    ctx.clock.advance(DAY_MS);
    await expirePayments(ctx);
    await close(buyer);
    expect(await pay(payment.id, payment.total)).toBe('booked');
    expect(await pay(payment.id, payment.total)).toBe('known');
    expect(await suspendedOf(buyer)).toEqual([Number(payment.total)]);
    expect(Number(await readBalance(ctx, buyer.id))).toBe(0);
    expect(await readAuditLog(ctx, buyer.id)).toMatchObject([
      { action: 'suspendMoney', role: 'system', reason: expect.stringContaining(`recharge ${payment.id}`) },
    ]);
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('through a third party goes into suspense too, and leaves it if the chain reverses it', async () => {
    const buyer = await addBuyer(ctx);
    const reference = await expireRecharge(buyer);
    await close(buyer);
    expect(await pay(reference, '40')).toBe('booked');
    expect(await suspendedOf(buyer)).toEqual([40]);
    expect(await checkInvariants(ctx.db)).toEqual([]);
    const [late] = (await listSuspended(ctx.db)).filter(({ user_id: id }) => id === buyer.id);
    await reverseRecharge(ctx, late?.ref_id ?? '', 'The chain took the transfer back.');
    expect(await suspendedOf(buyer)).toEqual([]);
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('is credited to the wallet if the account is open', async () => {
    const buyer = await addBuyer(ctx);
    const reference = await expireRecharge(buyer);
    expect(await pay(reference, '40')).toBe('booked');
    expect(await suspendedOf(buyer)).toEqual([]);
    expect(Number(await readBalance(ctx, buyer.id))).toBe(40);
  });

  it('is never lost when the account closes at the same time', async () => {
    for (let round = 0; round < 12; round += 1) {
      const buyer = await addBuyer(ctx);
      const reference = await expireRecharge(buyer);
      const [closed, paid] = await Promise.allSettled([close(buyer), pay(reference, '40')]);
      expect(paid).toEqual({ status: 'fulfilled', value: 'booked' });
      const isClosed = closed.status === 'fulfilled';
      if (!isClosed) expect(closed.reason).toMatchObject({ key: 'deregisterWithBalance' });
      expect(await suspendedOf(buyer)).toEqual(isClosed ? [40] : []);
      expect(Number(await readBalance(ctx, buyer.id))).toBe(isClosed ? 0 : 40);
    }
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('is not paid out if the mall itself would pay it', async () => {
    const buyer = await addBuyer(ctx);
    await close(buyer);
    await expect(creditTestMoney(ctx, buyer.id, '5')).rejects.toMatchObject({ key: 'userNotFound' });
    expect(await suspendedOf(buyer)).toEqual([]);
  });

  it('meets no new order of an account that closes at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const buyer = await addBuyer(ctx);
      const items = [{ goodsId, skuId: null, quantity: 1 }];
      const [closed, placed] = await Promise.allSettled([
        close(buyer),
        submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items }),
      ]);
      expect(closed.status === 'fulfilled').toBe(placed.status === 'rejected');
    }
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });
});
