import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { actAs } from '../../domain/audit/audit-log.ts';
import { addSoldChanges } from '../../domain/inventory/sold-figures.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import { receiveByDefault } from '../../domain/orders/deadlines/receive-by-default.ts';
import { remindBuyers } from '../../domain/orders/deadlines/remind-buyers.ts';
import { releaseHeldMoney, advanceOverdueReturns } from '../../domain/orders/deadlines/return-deadlines.ts';
import { decideDispute } from '../../domain/orders/returns/decide-dispute.ts';
import {
  acceptReturn,
  confirmArrival,
  contestArrival,
  refuseReturn,
} from '../../domain/orders/returns/store-steps.ts';
import { writeSetting } from '../../domain/settings/settings.ts';
import { reportStop, shipOrder } from '../../domain/orders/ship.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  type Buyer,
  FUND_PASSWORD,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { uploadPictures } from '../../test-support/fixtures/uploaded-pictures.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';

const DAY_MS = 86_400_000;
const PARCEL = { carrier: 'Nordic Parcel', trackingNumber: 'NP1' };
const cents = (dollars: number | string | undefined): number => Math.round(Number(dollars) * 100);

describe.each(DATABASES)('Returns, on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  let buyer: Buyer;
  let storeId: string;
  let goodsId: string;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    api = createCaller(ctx);
  });
  beforeEach(async () => {
    // Nothing of an earlier test is due any more.
    for (let round = 0; round < 3; round += 1) {
      ctx.clock.advance(30 * DAY_MS);
      await receiveByDefault(ctx);
      await advanceOverdueReturns(ctx);
      await releaseHeldMoney(ctx);
    }
    buyer = await addBuyer(ctx);
    storeId = await addStore(ctx);
    goodsId = (await addGoods(ctx, storeId, { price: '20', stock: 100 })).goodsId;
  });
  afterAll(async () => {
    expect(await checkInvariants(ctx.db)).toEqual([]);
    await database.close();
  });

  const as = () => ({ token: buyer.token });
  const info = async (orderId: string) => (await api.call('orderInfo', { orderId }, as())).orderInfo;
  const lastReturn = async (orderId: string) => (await info(orderId)).returns?.at(-1);
  const balance = async () => cents((await api.call('walletGetUsdt', {}, as())).money);
  const earned = async () => {
    const { rows } = await sql<{ balance: string }>`select balance from account
      where id = ${`merchant:${storeId}:USDT`}`.execute(ctx.db);
    return cents(rows[0]?.balance ?? 0);
  };
  const soldOf = async () => {
    await addSoldChanges(ctx);
    const goods = ctx.db.selectFrom('goods').select('sold').where('id', '=', goodsId);
    return (await goods.executeTakeFirstOrThrow()).sold;
  };
  const ship = async (pieces = 3) => {
    const { orderList } = await api.call('orderSubmit', { orderInfo: `${goodsId},-1,${pieces}` }, as());
    const orderId = orderList[0]?.orderId ?? '';
    await api.call('orderPay', { orderId, safeword: FUND_PASSWORD }, as());
    await shipOrder(ctx, orderId, PARCEL);
    return orderId;
  };
  const receive = async (pieces = 3) => {
    const orderId = await ship(pieces);
    await api.call('orderReceipt', { orderId }, as());
    return orderId;
  };
  const ask = async (orderId: string, returnReason: 1 | 2 | 6 = 6, pieces?: number) => {
    const lines = pieces === undefined ? {} : { lines: `${goodsId},-1,${pieces}` };
    return (await api.call('orderRequestReturn', { orderId, returnReason, ...lines }, as())).returnId;
  };
  const refusal = (orderId: string, returnReason: 1 | 2 | 6 = 6) =>
    api.refusal('orderRequestReturn', { orderId, returnReason }, as());
  const send = (returnId: string) => api.call('orderSendReturn', { returnId, ...PARCEL }, as());
  const operator = () => actAs(ctx, { name: 'control' });

  it('hold the money of a received order until the time to return is over', async () => {
    const orderId = await receive();
    const { returnDeadline, total = 0, tax, freight, serviceFee } = await info(orderId);
    expect(returnDeadline).not.toBeNull();
    ctx.clock.advance(14 * DAY_MS - 60_000);
    expect(await releaseHeldMoney(ctx)).toBe(0);
    expect(await earned()).toBe(0);
    ctx.clock.advance(60_000);
    expect(await refusal(orderId)).toBe('returnTermOver');
    expect(await releaseHeldMoney(ctx)).toBe(1);
    expect(await releaseHeldMoney(ctx)).toBe(0);
    expect(await earned()).toBe(cents(total) - cents(tax) - cents(freight) - cents(serviceFee));
    expect(await refusal(orderId)).toBe('returnTermOver');
  });

  it('are requested for the amount that the buyer was shown, and for no other', async () => {
    const orderId = await receive();
    const input = { orderId, returnReason: 6, lines: `${goodsId},-1,1` } as const;
    const { total } = await api.call('orderReturnQuote', input, as());
    for (const wrong of [total + 0.01, total - 0.01])
      expect(
        await api.refusal('orderRequestReturn', { ...input, total: Number(wrong.toFixed(2)) }, as()),
      ).toBe('refundAmountChanged');
    expect(await lastReturn(orderId)).toBeUndefined();
    await api.call('orderRequestReturn', { ...input, total }, as());
    expect(await lastReturn(orderId)).toMatchObject({ total });
  });

  it('remind the buyer once to send the goods, a day before the time is over', async () => {
    const reminders = async () => {
      const rows = await ctx.db
        .selectFrom('outbox')
        .select('subject')
        .where('recipient', '=', buyer.username)
        .execute();
      return rows.filter(({ subject }) => subject.startsWith('Please send back the goods')).length;
    };
    await ctx.db
      .updateTable('user_account')
      .set({ email_verified: true })
      .where('id', '=', buyer.id)
      .execute();
    const orderId = await receive();
    const returnId = await ask(orderId);
    await acceptReturn(ctx, returnId);
    ctx.clock.advance(13 * DAY_MS - 60_000);
    await remindBuyers(ctx);
    expect(await reminders()).toBe(0);
    ctx.clock.advance(60_000);
    await remindBuyers(ctx);
    await remindBuyers(ctx);
    expect(await reminders()).toBe(1);
  });

  it('pay goods back that arrived at the store, with their pictures and their share of everything', async () => {
    const orderId = await receive();
    const images = (await uploadPictures(ctx, buyer.id, 'evaluate', 2)).join(',');
    const lines = `${goodsId},-1,1`;
    const quote = await api.call('orderReturnQuote', { orderId, returnReason: 6, lines }, as());
    expect(quote).toMatchObject({
      keepsCosts: 0,
      goodsTotal: 20,
      decideDays: 3,
      sendDays: 14,
      confirmDays: 14,
    });
    const request = { orderId, returnReason: 6, returnDetail: 'The seam is open.', lines, images } as const;
    const { returnId } = await api.call('orderRequestReturn', request, as());
    expect(await lastReturn(orderId)).toMatchObject({
      ...{ id: returnId, state: 1, total: quote.total, remark: 'The seam is open.' },
      images: images.split(','),
    });
    expect(await refusal(orderId)).toBe('returnAlreadyOpen');
    expect(await api.refusal('orderSendReturn', { returnId, ...PARCEL }, as())).toBe('returnStepNotPossible');
    const [before, sold] = [await balance(), await soldOf()];
    await acceptReturn(ctx, returnId);
    await send(returnId);
    expect(await lastReturn(orderId)).toMatchObject({ state: 3, ...PARCEL });
    ctx.clock.advance(13.9 * DAY_MS);
    expect(await releaseHeldMoney(ctx)).toBe(0);
    await confirmArrival(ctx, returnId);
    expect(await balance()).toBe(before + cents(quote.total));
    expect(await soldOf()).toBe(sold - 1);
    expect(await info(orderId)).toMatchObject({ status: 4, returnState: 4, returnStatus: 2 });
    expect(await lastReturn(orderId)).toMatchObject({ state: 4, refundedTotal: quote.total, deadline: null });
    ctx.clock.advance(DAY_MS);
    expect(await releaseHeldMoney(ctx)).toBe(1);
    expect(await earned()).toBe(4000);
  });

  it('keep freight and service fee where the goods are in order', async () => {
    const orderId = await receive();
    const whole = await api.call('orderReturnQuote', { orderId, returnReason: 2 }, as());
    expect(whole).toMatchObject({ keepsCosts: 1, goodsTotal: 60, freight: 0, serviceFee: 0 });
    const returnId = await ask(orderId, 2);
    await acceptReturn(ctx, returnId);
    await send(returnId);
    await confirmArrival(ctx, returnId);
    expect(await info(orderId)).toMatchObject({ status: 4, refundedTotal: whole.total });
    expect(await refusal(orderId)).toBe('orderNotRefundable');
    ctx.clock.advance(14 * DAY_MS);
    expect(await releaseHeldMoney(ctx)).toBe(1);
    expect(await earned()).toBe(0);
  });

  it('make an order that is on its way count as received', async () => {
    const orderId = await ship();
    await ask(orderId, 6, 1);
    expect(await info(orderId)).toMatchObject({ status: 4, returnState: 1 });
  });

  it('are accepted when the store does not answer, and paid back when it does not confirm the arrival', async () => {
    const orderId = await receive();
    const returnId = await ask(orderId, 6, 1);
    ctx.clock.advance(3 * DAY_MS - 1000);
    expect(await advanceOverdueReturns(ctx)).toBe(0);
    ctx.clock.advance(1000);
    expect(await advanceOverdueReturns(ctx)).toBe(1);
    expect(await lastReturn(orderId)).toMatchObject({ state: 2, byDefault: 1 });
    await send(returnId);
    ctx.clock.advance(14 * DAY_MS);
    expect(await releaseHeldMoney(ctx)).toBe(0);
    expect(await advanceOverdueReturns(ctx)).toBe(1);
    expect(await lastReturn(orderId)).toMatchObject({ state: 4, byDefault: 1 });
    expect(await releaseHeldMoney(ctx)).toBe(1);
  });

  it('end when the buyer does not send the goods, does not dispute a refusal, or withdraws', async () => {
    const orderId = await receive();
    await acceptReturn(ctx, await ask(orderId));
    ctx.clock.advance(14 * DAY_MS);
    expect(await advanceOverdueReturns(ctx)).toBe(1);
    expect(await lastReturn(orderId)).toMatchObject({ state: 7, refundedTotal: 0 });
    const other = await receive();
    await refuseReturn(ctx, await ask(other), 'It was worn.');
    expect(await lastReturn(other)).toMatchObject({ state: 5, answer: 'It was worn.' });
    ctx.clock.advance(7 * DAY_MS);
    expect(await advanceOverdueReturns(ctx)).toBe(1);
    expect(await lastReturn(other)).toMatchObject({ state: 7, byDefault: 1 });
    const again = await ask(other, 2);
    await api.call('orderWithdrawReturn', { returnId: again }, as());
    expect(await lastReturn(other)).toMatchObject({ id: again, state: 7, byDefault: 0 });
  });

  it('are decided by an operator where buyer and store disagree', async () => {
    const dispute = async () => {
      const orderId = await receive();
      const returnId = await ask(orderId, 6, 1);
      await refuseReturn(ctx, returnId, 'It was whole.');
      await api.call('orderDisputeReturn', { returnId, statement: 'It was broken.' }, as());
      expect(await lastReturn(orderId)).toMatchObject({ state: 6, dispute: 'It was broken.' });
      return { orderId, returnId };
    };
    const decide = (returnId: string, decision: 'refund' | 'part' | 'return' | 'close', amount?: string) =>
      decideDispute(operator(), returnId, { decision, amount, reason: 'We saw the pictures.' });

    const all = await dispute();
    const before = await balance();
    await expect(
      decideDispute(operator(), all.returnId, { decision: 'close', reason: ' ' }),
    ).rejects.toMatchObject({
      key: 'reasonRequired',
    });
    await decide(all.returnId, 'refund');
    const paid = (await lastReturn(all.orderId))?.refundedTotal;
    expect(await balance()).toBe(before + cents(paid));
    expect(await lastReturn(all.orderId)).toMatchObject({ state: 4, verdict: 'We saw the pictures.' });
    await expect(decide(all.returnId, 'close')).rejects.toMatchObject({ key: 'returnStepNotPossible' });

    const part = await dispute();
    await expect(decide(part.returnId, 'part')).rejects.toMatchObject({ key: 'refundAmountTooHigh' });
    await expect(decide(part.returnId, 'part', '1000')).rejects.toMatchObject({ key: 'refundAmountTooHigh' });
    const middle = await balance();
    await decide(part.returnId, 'part', '7.5');
    expect(await balance()).toBe(middle + 750);
    expect(await lastReturn(part.orderId)).toMatchObject({ state: 4, refundedTotal: 7.5 });

    const back = await dispute();
    await decide(back.returnId, 'return');
    expect(await lastReturn(back.orderId)).toMatchObject({ state: 2 });
    await send(back.returnId);
    await contestArrival(ctx, back.returnId, 'The box was empty.');
    expect(await lastReturn(back.orderId)).toMatchObject({ state: 6, disputedByStore: 1 });
    await decide(back.returnId, 'close');
    expect(await lastReturn(back.orderId)).toMatchObject({ state: 7, refundedTotal: 0 });

    const late = await dispute();
    ctx.clock.advance(14 * DAY_MS);
    await advanceOverdueReturns(ctx);
    expect(await lastReturn(late.orderId)).toMatchObject({ state: 2, byDefault: 1 });
    // The store gets what was not paid back: the rest of the part, too.
    ctx.clock.advance(30 * DAY_MS);
    await advanceOverdueReturns(ctx);
    expect(await releaseHeldMoney(ctx)).toBe(4);
    // 60 for each order, less what went back.
    expect(await earned()).toBe(240_00 - 20_00 - 7.5 * 100);
  });

  it('of a parcel that never arrived are possible once it is late or reported as delivered, and pay all back', async () => {
    await writeSetting(ctx.db, 'parcel_arrival_days', '12');
    const orderId = await ship();
    await writeSetting(ctx.db, 'parcel_arrival_days', null);
    const { arrivalDeadline, total } = await info(orderId);
    const shippedAt = (arrivalDeadline ?? 0) - 12 * DAY_MS;
    ctx.clock.advance((arrivalDeadline ?? 0) - shippedAt - 1000);
    expect(await refusal(orderId, 1)).toBe('parcelNotLate');
    ctx.clock.advance(1000);
    const before = await balance();
    const returnId = await ask(orderId, 1);
    await acceptReturn(ctx, returnId);
    expect(await balance()).toBe(before + cents(total));
    expect(await info(orderId)).toMatchObject({
      status: 6,
      returnStatus: 2,
      returnState: 4,
      refundedTotal: total,
    });

    const silent = await ship();
    await reportStop(ctx, silent, 'delivered');
    await ask(silent, 1);
    ctx.clock.advance(11 * DAY_MS);
    expect(await receiveByDefault(ctx)).toBe(0);
    expect(await advanceOverdueReturns(ctx)).toBe(1);
    expect(await info(silent)).toMatchObject({ status: 6, returnState: 4 });
  });

  it('of a parcel that never arrived end when it arrives, and when the store is right the order counts as received', async () => {
    const orderId = await ship();
    await reportStop(ctx, orderId, 'delivered');
    await ask(orderId, 1);
    await api.call('orderReceipt', { orderId }, as());
    expect(await info(orderId)).toMatchObject({ status: 4, returnState: 7 });
    const other = await ship();
    await reportStop(ctx, other, 'delivered');
    await refuseReturn(ctx, await ask(other, 1), 'Your neighbour signed for it.');
    ctx.clock.advance(7 * DAY_MS);
    expect(await advanceOverdueReturns(ctx)).toBe(1);
    expect(await info(other)).toMatchObject({ status: 4, returnState: 7 });
  });

  it('are not possible before shipment, for other goods, and for anybody else', async () => {
    const { orderList } = await api.call('orderSubmit', { orderInfo: `${goodsId},-1,1` }, as());
    const unpaid = orderList[0]?.orderId ?? '';
    expect(await refusal(unpaid)).toBe('returnNotPossible');
    const orderId = await receive();
    const wrong = { orderId, returnReason: 6, lines: 'g_other,-1,1' } as const;
    expect(await api.refusal('orderRequestReturn', wrong, as())).toBe('goodsNotFound');
    const many = { orderId, returnReason: 6, lines: `${goodsId},-1,4` } as const;
    expect(await api.refusal('orderRequestReturn', many, as())).toBe('refundPiecesTooMany');
    const foreign = { orderId, returnReason: 6, images: '/uploads/evaluate/none.webp' } as const;
    expect(await api.refusal('orderRequestReturn', foreign, as())).toBe('imageUploadFailed');
    expect((await info(orderId)).returns).toEqual([]);
    const returnId = await ask(orderId);
    const stranger = { token: (await addBuyer(ctx)).token };
    expect(await api.refusal('orderWithdrawReturn', { returnId }, stranger)).toBe('returnNotFound');
    const otherStore = actAs(ctx, { name: 'other', kind: 'merchant', storeId: await addStore(ctx) });
    await expect(acceptReturn(otherStore, returnId)).rejects.toMatchObject({ key: 'returnNotFound' });
    await expect(refuseReturn(ctx, returnId, ' ')).rejects.toMatchObject({ key: 'reasonRequired' });
    expect(await lastReturn(orderId)).toMatchObject({ state: 1 });
  });
});
