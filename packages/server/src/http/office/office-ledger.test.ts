/** The ledger, closed accounts and the steps to an open mall, as the desk sees them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { INVARIANTS } from '../../domain/ledger/invariants.ts';
import { runLedgerCheck } from '../../domain/ledger/check-runs.ts';
import { payOrders } from '../../domain/orders/payment/pay-orders.ts';
import { submitOrders } from '../../domain/orders/submit.ts';
import { creditTestMoney } from '../../domain/wallet/test-money.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import { addOwner, addStaff, codeOf, type TestStaff } from '../../test-support/fixtures/staff.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  type Buyer,
  FUND_PASSWORD,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { openChannels } from '../../test-support/fixtures/wallet.ts';
import { callApi, callOk } from '../../test-support/http/call.ts';
import { callOffice, refusalOf } from '../../test-support/http/office-caller.ts';
import { type App, createApp } from '../app/create-app.ts';

describe.each([ONE_DATABASE])('The ledger on the desk on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let owner: TestStaff;
  let clerk: TestStaff;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database, '500');
    app = createApp({ ctx });
    owner = await addOwner(ctx, app);
    clerk = await addStaff(ctx, app, ['money:see']);
  });
  afterAll(() => database.close());
  beforeEach(() => ctx.clock.advance(1000));

  describe('on an empty database', () => {
    const opening = () => callOffice(app, 'deskOpeningInfo', {}, owner.token);
    const done = async () => (await opening()).steps.filter(({ isDone }) => isDone).map(({ step }) => step);

    it('ticks each step when the mall has what it asks for, and can be hidden when all are done', async () => {
      await ctx.db.deleteFrom('category').execute();
      expect(await done()).toEqual([]);
      const hide = { isHidden: true };
      expect(await refusalOf(app, 'deskOpeningHide', hide, owner.token)).toBe('duplicateSubmission');
      const { revision } = await callOffice(app, 'deskSiteInfo', {}, owner.token);
      const site = { name: 'Fjord & Field', theme: 'openmall', country: 'NO', company: 'Fjord AS' };
      const rest = { address: 'Bryggen 4', email: 'hello@fjord.example', reason: 'We open.', revision };
      ctx.clock.advance(60_000); // A code works once.
      await callOffice(app, 'deskSessionConfirm', { code: codeOf(ctx, owner.secret) }, owner.token);
      await callOffice(app, 'deskSiteSave', { ...site, ...rest }, owner.token);
      expect(await done()).toEqual(['site']);
      await openChannels(ctx);
      expect(await done()).toEqual(['site', 'channels']);
      await sql`insert into category (id, names) values ('c_all', '{"en":"All"}')`.execute(ctx.db);
      expect(await done()).toEqual(['site', 'channels', 'categories']);
      const storeId = await addStore(ctx);
      const { goodsId } = await addGoods(ctx, storeId);
      expect(await opening()).toMatchObject({ isReady: true, isHidden: false, siteName: 'openmall' });
      await ctx.db.updateTable('goods').set({ is_on_shelf: false }).where('id', '=', goodsId).execute();
      expect(await done()).toEqual(['site', 'channels', 'categories', 'store']);
      await ctx.db.updateTable('goods').set({ is_on_shelf: true }).where('id', '=', goodsId).execute();
      await callOffice(app, 'deskOpeningHide', hide, owner.token);
      expect((await opening()).isHidden).toBe(true);
    });

    it('is hidden only by those who may change settings', async () => {
      expect(await refusalOf(app, 'deskOpeningHide', { isHidden: true }, clerk.token)).toBe('noPermission');
      expect((await callOffice(app, 'deskOpeningInfo', {}, clerk.token)).steps).toHaveLength(7);
    });
  });

  const sale = async (): Promise<{
    readonly buyer: Buyer;
    readonly orderId: string;
    readonly total: string;
  }> => {
    const buyer = await addBuyer(ctx);
    const { goodsId } = await addGoods(ctx, await addStore(ctx), { price: '20' });
    const items = [{ goodsId, skuId: null, quantity: 1 }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    const orderId = order?.id ?? '';
    await payOrders(ctx, buyer.id, [orderId], FUND_PASSWORD);
    return { buyer, orderId, total: order?.total ?? '' };
  };

  it('lists accounts with balances, also of accounts that store none', async () => {
    const { buyer, total } = await sale();
    const list = (input: object) => callOffice(app, 'deskLedgerAccounts', input, clerk.token);
    const { pageList: wallets } = await list({ keyword: buyer.username });
    expect(wallets).toHaveLength(1);
    expect(wallets[0]).toMatchObject({
      id: `wallet:${buyer.id}:USDT`,
      kind: 'wallet',
      owner: buyer.username,
      balance: String(500 - Number(total)),
      transfers: 2,
    });
    const { pageList: escrow } = await list({ kind: 'escrow' });
    expect(escrow[0]).toMatchObject({ owner: null, ownerId: null });
    const {
      rows: [held],
    } = await sql<{ sum: string }>`select sum(total)::text as sum from orders where status = 1`.execute(
      ctx.db,
    );
    expect(Number(escrow[0]?.balance)).toBe(Number(held?.sum));
    const sorted = (await list({ sortBy: 'balance', sortDir: 'asc', pageSize: 100 })).pageList;
    const balances = sorted.map(({ balance }) => Number(balance));
    expect(balances).toEqual(balances.toSorted((a, b) => a - b));
    expect(balances[0]).toBeLessThan(0);
  });

  it('lists the transfers of an account with running balances, and those of an order', async () => {
    const { buyer, orderId, total } = await sale();
    const list = (input: object) => callOffice(app, 'deskLedgerTransfers', input, clerk.token);
    const { pageList, pageInfo } = await list({ accountId: `wallet:${buyer.id}:USDT`, pageSize: 1 });
    expect(pageInfo.totalElements).toBe(2);
    expect(pageList[0]).toMatchObject({
      kind: 'order',
      reference: orderId,
      to: 'escrow::USDT',
      after: String(500 - Number(total)),
    });
    const { pageList: ofOrder } = await list({ reference: orderId });
    expect(ofOrder).toHaveLength(1);
    expect(ofOrder[0]).toMatchObject({ outcome: 'paid', after: null });
  });

  const lastCheck = async () => (await callOffice(app, 'deskLedgerLastCheck', {}, clerk.token)).check;

  it('checks all invariants in the background, one run at a time, and keeps the result', async () => {
    const start = () => callOffice(app, 'deskLedgerStartCheck', {}, clerk.token);
    const [first, second] = [await start(), await start()];
    expect(first.check).toMatchObject({ state: 'waiting', total: INVARIANTS.length, checked: 0 });
    expect(second.check?.id).toBe(first.check?.id);
    expect(await runLedgerCheck(ctx)).toBe(true);
    expect(await runLedgerCheck(ctx)).toBe(false);
    expect(await lastCheck()).toMatchObject({
      id: first.check?.id,
      state: 'done',
      checked: INVARIANTS.length,
      breaches: [],
    });
  });

  it('says which invariant does not hold, and where', async () => {
    const { buyer } = await sale();
    const wallet = () => ctx.db.updateTable('account').where('id', '=', `wallet:${buyer.id}:USDT`);
    await wallet()
      .set((eb) => ({ balance: eb('balance', '+', '1') }))
      .execute();
    await callOffice(app, 'deskLedgerStartCheck', {}, clerk.token);
    await runLedgerCheck(ctx);
    const check = await lastCheck();
    expect(check?.breaches[0]).toMatchObject({ name: 'I02', rows: 1 });
    expect(check?.breaches[0]?.examples[0]).toContain(buyer.id);
    await wallet()
      .set((eb) => ({ balance: eb('balance', '-', '1') }))
      .execute();
  });

  it('takes over a check whose server has ended', async () => {
    await callOffice(app, 'deskLedgerStartCheck', {}, clerk.token);
    await ctx.db
      .updateTable('ledger_check')
      .set({ state: 'running', started_at: ctx.clock.at() })
      .where('state', '=', 'waiting')
      .execute();
    expect(await runLedgerCheck(ctx)).toBe(false);
    ctx.clock.advance(16 * 60_000);
    expect(await runLedgerCheck(ctx)).toBe(true);
    expect(await lastCheck()).toMatchObject({ state: 'done' });
  });

  it('lists who could not close an account and why, until it is closed', async () => {
    const { buyer } = await sale();
    const person = await addStaff(ctx, app, ['customers:see']);
    const list = async (state?: 'blocked' | 'closed') =>
      (await callOffice(app, 'deskClosingList', { state, pageSize: 100 }, person.token)).pageList;
    expect(await list()).toEqual([]);
    const form = { account: buyer.username, reason: 'I moved.', cashPassword: FUND_PASSWORD };
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect((await callApi(app, 'userLogoff', form, buyer.token)).error).toBe('deregisterWithOpenRecords');
    expect(await list()).toMatchObject([
      { id: buyer.id, state: 'blocked', attempts: 2, reason: 'I moved.', blockers: ['orders'] },
    ]);
    await creditTestMoney(ctx, buyer.id, '5');
    expect((await list())[0]?.blockers).toEqual(['balance', 'orders']);
    const other = await addBuyer(ctx);
    await callOk(app, 'userLogoff', { ...form, account: other.username }, other.token);
    expect(await list('closed')).toMatchObject([
      { id: other.id, state: 'closed', blockers: [], attempts: 0 },
    ]);
    expect(await list('blocked')).toHaveLength(1);
  });
});
