/** What people do in the back office, and what the audit log keeps of it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import { applyAsMerchant } from '../../domain/merchants/apply.ts';
import { payOrders } from '../../domain/orders/payment/pay-orders.ts';
import { receiveOrder } from '../../domain/orders/receive.ts';
import { submitOrders } from '../../domain/orders/submit.ts';
import { openForm } from '../../domain/wallet/money-forms.ts';
import { bindAddress } from '../../domain/wallet/withdrawals/withdraw-address.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import {
  addMerchant,
  addOwner,
  addStaff,
  codeOf,
  STAFF_PASSWORD,
  type TestStaff,
} from '../../test-support/fixtures/staff.ts';
import {
  addBuyer,
  addGoods,
  FUND_PASSWORD,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import {
  addVerifications,
  authenticatorCode,
  OWN_ADDRESS,
  setSetting,
} from '../../test-support/fixtures/wallet.ts';
import { callOk } from '../../test-support/http/call.ts';
import { callOffice, refusalOf } from '../../test-support/http/office-caller.ts';
import { type App, createApp } from '../app/create-app.ts';

const MINUTE_MS = 60_000;

describe.each([ONE_DATABASE])('The back office on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let owner: TestStaff;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database, '5000');
    app = createApp({ ctx });
    owner = await addOwner(ctx, app);
  });
  afterAll(async () => {
    expect(await checkInvariants(ctx.db)).toEqual([]);
    await database.close();
  });

  /** Opens a session of the owner. A code works once, so it waits for a new step of the authenticator. */
  const logInOwner = async () => {
    ctx.clock.advance(MINUTE_MS);
    const login = { username: owner.username, password: STAFF_PASSWORD, code: codeOf(ctx, owner.secret) };
    owner = { ...owner, ...(await callOffice(app, 'deskSessionLogin', login)) };
  };
  beforeEach(logInOwner);

  const fresh = async ({ token, secret }: TestStaff) =>
    callOffice(app, 'deskSessionConfirm', { code: codeOf(ctx, secret) }, token);
  const auditOf = async (subjectId: string) => {
    const { pageList } = await callOffice(app, 'deskAuditList', { subjectId }, owner.token);
    return pageList;
  };

  const withdraw = async (amount: string): Promise<string> => {
    const buyer = await addBuyer(ctx);
    await addVerifications(ctx, buyer.id);
    await bindAddress(ctx, buyer.id, { coin: 'USDT', chain: 'TRC20', address: OWN_ADDRESS });
    const session_token = await openForm(ctx, buyer.id);
    const form = {
      session_token,
      safeword: FUND_PASSWORD,
      amount,
      channel: 'USDT',
      authenticatorCode: await authenticatorCode(ctx, buyer.id),
    } as const;
    return (await callOk(app, 'withdrawApply', form, buyer.token))?.order_no ?? '';
  };

  it('finds users whose withdrawal address is removed soon, and removes it with a fresh second factor', async () => {
    const person = await addStaff(ctx, app, ['customers:see', 'money:see', 'withdrawals:approve']);
    const [buyer, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    for (const { id } of [buyer, other])
      await bindAddress(ctx, id, { coin: 'USDT', chain: 'TRC20', address: OWN_ADDRESS });
    await ctx.db
      .updateTable('withdraw_address')
      .set({ release_at: new Date(ctx.clock.at().getTime() + 60 * MINUTE_MS) })
      .where('user_id', '=', buyer.id)
      .execute();
    const found = async (address: 'bound' | 'releasing') => {
      const { pageList } = await callOffice(
        app,
        'deskCustomerList',
        { address, pageSize: 100 },
        person.token,
      );
      return pageList.map(({ id }) => id);
    };
    expect(await found('releasing')).toEqual([buyer.id]);
    expect(await found('bound')).toEqual(expect.arrayContaining([buyer.id, other.id]));
    const remove = { userId: buyer.id, reason: 'The owner has lost the wallet.' };
    ctx.clock.advance(10 * MINUTE_MS);
    expect(await refusalOf(app, 'deskCustomerReleaseAddress', remove, person.token)).toBe(
      'secondFactorNeeded',
    );
    await fresh(person);
    await callOffice(app, 'deskCustomerReleaseAddress', remove, person.token);
    expect(await callOffice(app, 'deskCustomerInfo', { userId: buyer.id }, person.token)).toMatchObject({
      withdrawAddress: null,
      addressReleaseAt: null,
    });
    expect(await auditOf(buyer.id)).toMatchObject([{ act: 'releaseAddress', actorKind: 'staff' }]);
  });

  it('opens a session with password and second factor, and ends it when nobody uses it', async () => {
    const person = await addStaff(ctx, app, ['money:see']);
    const login = { username: person.username, password: STAFF_PASSWORD };
    ctx.clock.advance(MINUTE_MS);
    expect(await refusalOf(app, 'deskSessionLogin', { ...login, code: '000000' })).toBe(
      'wrongVerificationCode',
    );
    const code = codeOf(ctx, person.secret);
    expect(await refusalOf(app, 'deskSessionLogin', { ...login, password: 'Another-Harbour-1', code })).toBe(
      'wrongPassword',
    );
    const { token } = await callOffice(app, 'deskSessionLogin', { ...login, code });
    expect(await refusalOf(app, 'deskSessionLogin', { ...login, code })).toBe('wrongVerificationCode');
    const [recovery = ''] = person.recoveryCodes;
    await callOffice(app, 'deskSessionLogin', { ...login, code: recovery });
    expect(await refusalOf(app, 'deskSessionLogin', { ...login, code: recovery })).toBe(
      'wrongVerificationCode',
    );
    const me = await callOffice(app, 'deskSessionMe', {}, token);
    expect(me).toMatchObject({ permissions: ['money:see'], staffId: person.staffId });
    expect(me.sessions).toHaveLength(3);
    ctx.clock.advance(31 * MINUTE_MS);
    expect(await refusalOf(app, 'deskSessionMe', {}, token)).toBe('sessionExpired');
    await logInOwner();
    expect(await auditOf(person.staffId)).toMatchObject([
      { act: 'logIn' },
      { act: 'logIn' },
      { act: 'logIn' },
      { act: 'joinStaff' },
      { act: 'saveStaff' },
    ]);
  });

  it('lets nobody pay out what they approved, and asks for two people above a sum', async () => {
    const [one, two, payer] = [
      await addStaff(ctx, app, ['money:see', 'withdrawals:approve', 'withdrawals:pay']),
      await addStaff(ctx, app, ['money:see', 'withdrawals:approve']),
      await addStaff(ctx, app, ['money:see', 'withdrawals:pay']),
    ];
    await setSetting(ctx, 'withdraw_second_approval_from', '200');
    const withdrawalId = await withdraw('250');
    const approve = { withdrawalId, decision: 'approve' } as const;
    const payOut = { withdrawalId, hash: 'ab12' };
    expect(await refusalOf(app, 'deskWithdrawalPayOut', payOut, payer.token)).toBe('approvalNeeded');
    await callOffice(app, 'deskWithdrawalDecide', approve, one.token);
    expect(await refusalOf(app, 'deskWithdrawalDecide', approve, one.token)).toBe('sameApprover');
    expect(await refusalOf(app, 'deskWithdrawalPayOut', payOut, payer.token)).toBe('approvalNeeded');
    await callOffice(app, 'deskWithdrawalDecide', approve, two.token);
    expect(await refusalOf(app, 'deskWithdrawalPayOut', payOut, one.token)).toBe('sameApprover');
    const info = await callOffice(app, 'deskWithdrawalInfo', { withdrawalId }, one.token);
    expect(info).toMatchObject({ withdrawal: { state: 'toPay', approvalsNeeded: 2 }, acts: ['refuse'] });
    await callOffice(app, 'deskWithdrawalPayOut', payOut, payer.token);
    expect((await auditOf(withdrawalId)).map(({ act }) => act)).toEqual([
      'payOutWithdrawal',
      'approveWithdrawal',
      'approveWithdrawal',
    ]);
    const list = await callOffice(app, 'deskWithdrawalList', { state: 'paidOut' }, one.token);
    expect(list.pageList.map(({ id }) => id)).toContain(withdrawalId);
    // The database refuses it where the domain is bypassed.
    const bypass = sql`update withdrawal set paid_by = ${one.staffId} where id = ${withdrawalId}`.execute(
      ctx.db,
    );
    await expect(bypass).rejects.toThrow(/can not pay it out/);
  });

  it('asks for a fresh second factor and for the reason of a refusal', async () => {
    const person = await addStaff(ctx, app, ['money:see', 'withdrawals:approve']);
    const withdrawalId = await withdraw('50');
    ctx.clock.advance(6 * MINUTE_MS);
    const refuse = { withdrawalId, decision: 'refuse' } as const;
    expect(await refusalOf(app, 'deskWithdrawalDecide', refuse, person.token)).toBe('secondFactorNeeded');
    await fresh(person);
    expect(await refusalOf(app, 'deskWithdrawalDecide', refuse, person.token)).toBe('reasonRequired');
    await callOffice(
      app,
      'deskWithdrawalDecide',
      { ...refuse, reason: 'The address is closed.' },
      person.token,
    );
    expect(await auditOf(withdrawalId)).toMatchObject([
      { act: 'refuseWithdrawal', reason: 'The address is closed.', actorKind: 'staff' },
    ]);
  });

  it('keeps roles apart: unique names, no deletion in use, no grant beyond one’s own, one owner at least', async () => {
    const role = { name: 'Night shift', permissions: 'chat:act' };
    const { roleId } = await callOffice(app, 'deskRoleSave', role, owner.token);
    expect(await refusalOf(app, 'deskRoleSave', { ...role, name: 'night  SHIFT' }, owner.token)).toBe(
      'roleNameTaken',
    );
    const { staffId } = await callOffice(
      app,
      'deskStaffSave',
      { username: 'kari', name: 'Kari Lund', roleIds: roleId },
      owner.token,
    );
    expect(await refusalOf(app, 'deskRoleRemove', { roleId }, owner.token)).toBe('linkedRoleNotDeletable');
    expect(await refusalOf(app, 'deskRoleRemove', { roleId: 'ro_owner' }, owner.token)).toBe('roleLocked');
    const manager = await addStaff(ctx, app, ['staff:act', 'roles:act']);
    expect(
      await refusalOf(app, 'deskRoleSave', { name: 'Rich', permissions: 'withdrawals:pay' }, manager.token),
    ).toBe('grantExceedsOwn');
    const kari = { staffId, version: 1, username: 'kari', name: 'Kari Lund' };
    expect(await refusalOf(app, 'deskStaffSave', { ...kari, roleIds: 'ro_owner' }, manager.token)).toBe(
      'grantExceedsOwn',
    );
    const invite = { username: 'ola', name: 'Ola Vik', roleIds: 'ro_owner' };
    expect(await refusalOf(app, 'deskStaffSave', invite, manager.token)).toBe('grantExceedsOwn');
    const own = {
      staffId: manager.staffId,
      version: 2,
      username: manager.username,
      name: 'Me',
      roleIds: roleId,
    };
    expect(await refusalOf(app, 'deskStaffSave', own, manager.token)).toBe('noPermission');
    expect(await refusalOf(app, 'deskStaffSave', { ...kari, version: 9, roleIds: roleId }, owner.token)).toBe(
      'changedMeanwhile',
    );
    expect((await auditOf(roleId))[0]).toMatchObject({
      act: 'saveRole',
      before: null,
      after: expect.stringContaining('chat:act'),
    });
  });

  it('changes a setting with before and after, unless somebody else was faster', async () => {
    const change = { code: 'withdraw_daily_max', value: '5', expected: '3', reason: 'More orders.' };
    await callOffice(app, 'deskSettingSave', change, owner.token);
    expect(await refusalOf(app, 'deskSettingSave', change, owner.token)).toBe('changedMeanwhile');
    expect(
      await refusalOf(app, 'deskSettingSave', { ...change, expected: '5', value: 'many' }, owner.token),
    ).toBe('parameterError');
    expect(await auditOf('withdraw_daily_max')).toMatchObject([
      { before: '{"value": "3"}', after: '{"value": "5"}', reason: 'More orders.', actor: 'Ingrid Dahl' },
    ]);
    const { settings } = await callOffice(app, 'deskSettingList', {}, owner.token);
    expect(settings.find(({ code }) => code === 'withdraw_daily_max')).toMatchObject({
      kind: 'number',
      value: '5',
      standard: '3',
      changedBy: 'Ingrid Dahl',
    });
  });

  it('admits a merchant, who lists goods, ships an order, and takes the earnings out less commission', async () => {
    const applicant = await addMerchant(ctx, app);
    const { officeToken: token, storeId } = applicant;
    await setSetting(ctx, 'commission_rate', '0.1');
    await setSetting(ctx, 'order_return_days', '0');
    await addGoods(ctx, storeId);
    const draft = {
      name: 'Reading lamp',
      categoryId: 'c_all',
      price: 40,
      stock: 7,
      requestToken: 'request_9',
    };
    const { goodsId } = await callOffice(app, 'merchantGoodsSave', draft, token);
    expect(await refusalOf(app, 'merchantGoodsSave', draft, token)).toBe('duplicateSubmission');
    const changed = { ...draft, goodsId, version: 1, price: 50 };
    await callOffice(app, 'merchantGoodsSave', changed, token);
    expect(await refusalOf(app, 'merchantGoodsSave', changed, token)).toBe('changedMeanwhile');
    await callOffice(app, 'merchantGoodsShelf', { goodsId, isOnShelf: true }, token);
    const buyer = await addBuyer(ctx);
    const items = [{ goodsId, skuId: null, quantity: 2 }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    const orderId = order?.id ?? '';
    await payOrders(ctx, buyer.id, [orderId], FUND_PASSWORD);
    expect(await callOffice(app, 'merchantOrderInfo', { orderId }, token)).toMatchObject({
      acts: ['confirm', 'ship'],
      items: 100,
    });
    await callOffice(app, 'merchantOrderConfirm', { orderId }, token);
    await callOffice(
      app,
      'merchantOrderShip',
      { orderId, carrier: 'Nordic Parcel', trackingNumber: 'NP1' },
      token,
    );
    expect(
      await refusalOf(app, 'merchantOrderShip', { orderId, carrier: 'X', trackingNumber: 'NP1' }, token),
    ).toBe('duplicateSubmission');
    await receiveOrder(ctx, buyer.id, orderId);
    expect(await callOffice(app, 'merchantHomeFigures', {}, token)).toMatchObject({
      available: '90',
      toShip: 0,
    });
    const payout = { amount: '60', requestToken: 'request_1' };
    expect(await callOffice(app, 'merchantPayoutAsk', payout, token)).toMatchObject({ available: '30' });
    expect(await refusalOf(app, 'merchantPayoutAsk', payout, token)).toBe('duplicateSubmission');
    const tooMuch = { amount: '31', requestToken: 'request_2' };
    expect(await refusalOf(app, 'merchantPayoutAsk', tooMuch, token)).toBe('insufficientBalance');
    const { pageList } = await callOffice(app, 'merchantEarningList', {}, token);
    const { number } = await ctx.db
      .selectFrom('orders')
      .select('number')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(pageList.map((row) => [row.kind, row.amount, row.number]).sort()).toEqual([
      ['commission', '-10', number],
      ['payout', '-60', null],
      ['sale', '100', number],
    ]);
    expect((await auditOf(orderId)).map(({ act, actorKind }) => [act, actorKind])).toEqual([
      ['ship', 'merchant'],
      ['confirm', 'merchant'],
    ]);
    await setSetting(ctx, 'commission_rate', '0');
  });

  it('shows the desk its queues, and decides applications, holds and chats with one row each', async () => {
    const buyer = await addBuyer(ctx);
    const applicationId = await applyAsMerchant(ctx, buyer.id, {
      storeName: 'Fjord and Field',
      countryCode: 'NO',
    });
    await callOk(
      app,
      'newOnlinechatSend',
      { content: 'Where is my parcel?', type: 'text' } as never,
      buyer.token,
    );
    const { queues } = await callOffice(app, 'deskHomeFigures', {}, owner.token);
    expect(queues.find(({ queue }) => queue === 'applications')?.count).toBeGreaterThan(0);
    expect(queues.find(({ queue }) => queue === 'chat')?.count).toBe(1);
    await callOffice(app, 'deskApplicationDecide', { applicationId, decision: 'admit' }, owner.token);
    expect((await auditOf(applicationId)).map(({ act }) => act)).toEqual([
      'admitMerchant',
      'applyAsMerchant',
    ]);
    await callOffice(
      app,
      'deskCustomerHold',
      { userId: buyer.id, hold: 'extraVerification', reason: 'A strange login.' },
      owner.token,
    );
    await callOffice(app, 'deskChatWrite', { userId: buyer.id, text: 'It arrives tomorrow.' }, owner.token);
    const conversation = await callOffice(app, 'deskChatMessages', { userId: buyer.id }, owner.token);
    expect(conversation.messages.map(({ isFromUser }) => isFromUser)).toEqual([true, false]);
    const customer = await callOffice(app, 'deskCustomerInfo', { userId: buyer.id }, owner.token);
    expect(customer).toMatchObject({ customer: { hold: 'extraVerification' }, balance: '5000' });
    expect(customer.history.map(({ act }) => act)).toEqual(['answerUser', 'hold']);
    expect(customer.history[1]).toMatchObject({
      before: '{"hold": "none"}',
      after: '{"hold": "extraVerification"}',
    });
    await expect(sql`delete from desk_act`.execute(ctx.db)).rejects.toThrow(/only grow/);
  });
});
