/** Money in suspense on the desk: sent back by the provider, credited to another account, or settled by hand. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { closeAccount } from '../../domain/accounts/close-account.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import { newId } from '../../domain/new-id.ts';
import { cancelOrder } from '../../domain/orders/cancel.ts';
import { submitOrders } from '../../domain/orders/submit.ts';
import type { Refund } from '../../domain/payments/gateway.ts';
import { expirePayments, openPayment } from '../../domain/payments/open-payment.ts';
import { receiveEvent } from '../../domain/payments/receive-event.ts';
import { createSandbox } from '../../domain/payments/sandbox.ts';
import { readBalance } from '../../domain/wallet/balance.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import { addOwner, addStaff, type TestStaff } from '../../test-support/fixtures/staff.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { openChannels, setSetting } from '../../test-support/fixtures/wallet.ts';
import { callOffice, refusalOf } from '../../test-support/http/office-caller.ts';
import { type App, createApp } from '../app/create-app.ts';

const DAY_MS = 86_400_000;
const REASON = 'The owner asked for it by email.';

describe.each([ONE_DATABASE])('Money in suspense on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let owner: TestStaff;
  let goodsId: string;
  let answer: () => Promise<void>;
  const refunds: Refund[] = [];
  beforeAll(async () => {
    database = await open();
    const base = openTestContext(database, '');
    const refund = async (request: Refund) => {
      refunds.push(request);
      await answer();
    };
    ctx = { ...base, payments: { ...createSandbox(base, 'a secret of the tests'), refund } };
    app = createApp({ ctx });
    owner = await addOwner(ctx, app);
    ({ goodsId } = await addGoods(ctx, await addStore(ctx), { price: '100', stock: 1_000, taxRate: '0' }));
    await openChannels(ctx);
    await setSetting(ctx, 'payment_methods', { card: { countries: '*', fee: '0.02' } });
  });
  afterAll(() => database.close());
  beforeEach(() => {
    refunds.length = 0;
    answer = () => Promise.resolve();
    ctx.clock.advance(1000);
  });

  /** A card payment that arrives after its order was cancelled and its buyer has left. */
  async function suspend(): Promise<{ readonly id: string; readonly total: string }> {
    const buyer = await addBuyer(ctx);
    const items = [{ goodsId, skuId: null, quantity: 1 }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    const orderIds = [order?.id ?? ''];
    const request = { orderIds, method: 'card', returnPath: '/paySuccess', lang: 'en' } as const;
    const { id, total } = await openPayment(ctx, buyer.id, request);
    await cancelOrder(ctx, buyer.id, orderIds[0] ?? '', 0);
    ctx.clock.advance(DAY_MS);
    await expirePayments(ctx);
    owner = await addOwner(ctx, app);
    const left = { account: buyer.username, reason: 'I leave.', fundPassword: FUND_PASSWORD };
    await closeAccount(ctx, buyer.id, left);
    const event = { eventId: newId('ev'), reference: id, outcome: 'paid', amount: total } as const;
    await receiveEvent(ctx, { ...event, currency: 'USD' });
    return { total, id };
  }
  const rows = async () => (await callOffice(app, 'deskLedgerSuspended', {}, owner.token)).rows;
  const rowOf = async (id: string) => (await rows()).find(({ reference }) => reference === id);
  const settle = (input: object) =>
    callOffice(app, 'deskLedgerSettle', { reason: REASON, ...input } as never, owner.token);
  const refusal = (input: object, token = owner.token) =>
    refusalOf(app, 'deskLedgerSettle', { reason: REASON, ...input } as never, token);
  const lastActions = async () =>
    (await callOffice(app, 'deskAuditList', { pageSize: 5 }, owner.token)).pageList.map(({ act }) => act);

  it('is listed with amount, payer and age, and goes back through the provider once', async () => {
    const { total, id } = await suspend();
    const item = await rowOf(id);
    expect(item).toMatchObject({
      payer: expect.stringMatching(/^\w+$/),
      reference: id,
      canRefund: true,
      isRefunding: false,
      refundFailure: null,
      attempts: 0,
    });
    expect(Number(item?.amount)).toBe(Number(total));
    const refund = { itemId: item?.id, decision: 'refund' };
    await settle(refund);
    expect(refunds).toMatchObject([{ reference: id, currency: 'USD', id: item?.id.replace(':', '-') }]);
    expect(Number(refunds[0]?.amount)).toBe(Number(total));
    expect(await rowOf(id)).toBeUndefined();
    expect(await refusal(refund)).toBe('duplicateSubmission');
    expect(refunds).toHaveLength(1);
    expect(await lastActions()).toContain('settleSuspense');
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('stays in the list with the reason if the provider does not take the refund, and can be refunded again', async () => {
    const { id } = await suspend();
    const item = await rowOf(id);
    const refund = { itemId: item?.id, decision: 'refund' };
    answer = () => Promise.reject(new Error('The charge is too old'));
    expect(await refusal(refund)).toBe('refundFailed');
    expect(await rowOf(id)).toMatchObject({
      refundFailure: 'The charge is too old',
      isRefunding: false,
      attempts: 1,
    });
    expect(await lastActions()).toContain('failSuspenseRefund');
    answer = () => Promise.resolve();
    await settle(refund);
    expect(new Set(refunds.map(({ id }) => id)).size).toBe(1);
    expect(await rowOf(id)).toBeUndefined();
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('cannot be paid out in another way while its refund is on the way', async () => {
    const { id } = await suspend();
    const item = await rowOf(id);
    const [finish, started] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    answer = () => {
      started.resolve(undefined);
      return finish.promise;
    };
    const refunding = settle({ itemId: item?.id, decision: 'refund' });
    await started.promise;
    expect(await rowOf(id)).toMatchObject({ isRefunding: true });
    expect(await refusal({ itemId: item?.id, decision: 'handled' })).toBe('duplicateSubmission');
    finish.resolve(undefined);
    await refunding;
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('is credited to an open account, not to a closed or unknown one', async () => {
    const { id, total } = await suspend();
    const item = await rowOf(id);
    const credit = { itemId: item?.id, decision: 'credit' };
    expect(await refusal(credit)).toBe('userNotFound');
    expect(await refusal({ ...credit, userId: item?.userId })).toBe('userNotFound');
    expect(await refusal({ ...credit, userId: 'u_none' })).toBe('userNotFound');
    const other = await addBuyer(ctx);
    const { usercode } = await ctx.db
      .selectFrom('user_account')
      .select('usercode')
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow();
    await settle({ ...credit, userId: usercode });
    expect(Number(await readBalance(ctx, other.id))).toBe(Number(total));
    expect(await rowOf(id)).toBeUndefined();
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('is booked out when it was sent back by hand, of two people at once by one, and never without a reason', async () => {
    const { id } = await suspend();
    const item = await rowOf(id);
    const handled = { itemId: item?.id, decision: 'handled' };
    expect(await refusal({ ...handled, reason: ' ' })).toBe('reasonRequired');
    const both = await Promise.allSettled([settle(handled), settle(handled)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await rowOf(id)).toBeUndefined();
    expect(await refusal({ ...handled, itemId: 'j_none:1' })).toBe('recordNotFound');
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('is settled only by those who may decide recharges', async () => {
    const { id } = await suspend();
    const item = await rowOf(id);
    const clerk = await addStaff(ctx, app, ['money:see']);
    expect(await refusal({ itemId: item?.id, decision: 'handled' }, clerk.token)).toBe('noPermission');
    expect(await rowOf(id)).toBeDefined();
  });
});
