import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideLoans } from '../../demo/autopilot/loan-officer.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { openSession } from '../../domain/accounts/sessions.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import { applyForLoan } from '../../domain/loans/apply.ts';
import { approveLoan, expireLoans, rejectLoan } from '../../domain/loans/decide.ts';
import { repayLoan } from '../../domain/loans/repay.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { race } from '../../test-support/races/race.ts';
import {
  addBuyer,
  type Buyer,
  FUND_PASSWORD,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { uploadPictures } from '../../test-support/fixtures/uploaded-pictures.ts';
import { addVerifications } from '../../test-support/fixtures/wallet.ts';

const DAY = 86_400_000;

describe.each(STORY_DATABASES)('Borrowing on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    api = createCaller(ctx);
  });
  afterAll(() => database.close());

  async function formOf(buyer: Buyer, changes: object = {}) {
    const [imgCertificateFace = '', imgCertificateBack = '', imgCertificateHand = ''] = await uploadPictures(
      ctx,
      buyer.id,
      'credit',
      3,
    );
    return {
      realName: 'Amelia Hartley',
      creditPeriod: 90,
      applyAmount: 150_000,
      countryId: 826,
      identification: 'K7702913',
      imgCertificateFace,
      imgCertificateBack,
      imgCertificateHand,
      agreement: 1 as const,
      ...changes,
    };
  }
  const historyOf = async ({ token }: Buyer) =>
    (await api.call('creditHistroy', { pageNum: 1, pageSize: 20 }, { token })).elements;
  async function apply(buyer: Buyer, changes: object = {}): Promise<string> {
    await api.call('creditApply', await formOf(buyer, changes), { token: buyer.token });
    return (await historyOf(buyer))[0]?.id ?? '';
  }
  async function borrow(buyer: Buyer, changes: object = {}): Promise<string> {
    const id = await apply(buyer, changes);
    await approveLoan(ctx, id);
    return id;
  }
  const balanceOf = async ({ token }: Buyer) => (await api.call('walletGetUsdt', {}, { token })).money;
  const check = ({ token }: Buyer) => api.call('creditCheck', {}, { token });

  it('charges interest for each started day', async () => {
    const buyer = await addBuyer(ctx);
    const { token } = buyer;
    expect(await check(buyer)).toBe('true');
    expect(await api.call('creditBill', {}, { token })).toMatchObject({ realName: null, applyAmount: 0 });
    const creditId = await apply(buyer);
    expect(await check(buyer)).toBe('false');
    expect(await historyOf(buyer)).toMatchObject([
      { id: creditId, status: 1, statusStr: 'Under review', customerSubmitTime: '2026-03-14 09:26:53' },
    ]);
    expect(await api.refusal('creditBeforepay', { creditId }, { token })).toBe('loanNotRepayable');
    expect(await decideLoans(ctx, 0)).toBe(1);
    expect(await balanceOf(buyer)).toBe(155_000);
    ctx.clock.advance(22 * DAY);
    expect(await api.call('creditBill', {}, { token })).toEqual({
      realName: 'Amelia Hartley',
      applyAmount: 150_000,
      alreadyCreditDays: 23,
      interest: 1725,
      estimatePayment: 151_725,
    });
    expect(await api.call('creditBeforepay', { creditId }, { token })).toEqual({
      realName: 'Amelia Hartley',
      alreadyCreditDays: 23,
      estimatePayment: 151_725,
      creditRate: 0.0005,
      accountAmount: 155_000,
    });
    expect(await api.refusal('creditPay', { creditId, safeword: '999999' }, { token })).toBe(
      'wrongFundPassword',
    );
    const { estimatePayment: total } = await api.call('creditBeforepay', { creditId }, { token });
    const pay = { creditId, safeword: FUND_PASSWORD };
    expect(await api.refusal('creditPay', { ...pay, total: total - 50 }, { token })).toBe('repaymentChanged');
    await api.call('creditPay', { ...pay, total }, { token });
    expect(await balanceOf(buyer)).toBe(3_275);
    expect(await historyOf(buyer)).toMatchObject([{ status: 5, statusStr: 'Repaid' }]);
    expect(await api.refusal('creditPay', { creditId, safeword: FUND_PASSWORD }, { token })).toBe(
      'duplicateSubmission',
    );
    expect(await check(buyer)).toBe('true');
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('offers longer terms after a repayment', async () => {
    const buyer = await addBuyer(ctx);
    const { token } = buyer;
    const terms = async () => (await api.call('creditConfig', {}, { token })).lendableDays;
    expect((await api.call('creditConfig', {})).allLendableDays).toEqual(['30', '90', '180', '365']);
    expect(await terms()).toEqual(['30', '90', '180']);
    const year = await formOf(buyer, { creditPeriod: 365 });
    expect(await api.refusal('creditApply', year, { token })).toBe('loanTermNotOffered');
    await repayLoan(ctx, buyer.id, { loanId: await borrow(buyer), fundPassword: FUND_PASSWORD });
    expect(await terms()).toEqual(['30', '90', '180', '365']);
    await api.call('creditApply', year, { token });
  });

  it('charges more after the term, and becomes overdue', async () => {
    const early = await addBuyer(ctx);
    const creditId = await borrow(early, { creditPeriod: 30, applyAmount: 100_000 });
    ctx.clock.advance(30 * DAY - 1);
    expect(await expireLoans(ctx)).toBe(0);
    ctx.clock.advance(1);
    expect(await expireLoans(ctx)).toBe(1);
    const buyer = { ...early, token: await openSession(ctx.db, ctx, early.id) };
    expect(await historyOf(buyer)).toMatchObject([{ status: 3, statusStr: 'Overdue' }]);
    const bill = await api.call('creditBill', {}, { token: buyer.token });
    expect(bill).toMatchObject({ alreadyCreditDays: 31, interest: 1_650 });
    await repayLoan(ctx, buyer.id, { loanId: creditId, fundPassword: FUND_PASSWORD });
    expect(await balanceOf(buyer)).toBe(3_350);
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('gives a reason for a rejection, and accepts a new application', async () => {
    const buyer = await addBuyer(ctx);
    const { token } = buyer;
    const creditId = await apply(buyer, { applyAmount: 6_000_000 });
    expect(await api.refusal('creditBeforereapply', { creditId }, { token })).toBe('loanNotFound');
    expect(await decideLoans(ctx, 0)).toBeGreaterThan(0);
    const refused = await api.call('creditBeforereapply', { creditId }, { token });
    expect(refused).toMatchObject({ status: 4, countryName: 'United Kingdom', applyAmount: 6_000_000 });
    expect(refused.rejectReason).toMatch(/5,000,000/);
    expect(await check(buyer)).toBe('true');
    const again = await formOf(buyer, { applyAmount: 100_000, creditId });
    await api.call('creditApply', again, { token });
    expect(await historyOf(buyer)).toMatchObject([{ id: creditId, status: 1, applyAmount: 100_000 }]);
    expect(await api.refusal('creditApply', again, { token })).toBe('loanStillOpen');
    await rejectLoan(ctx, creditId, 'The picture of the document can not be read.');
    // Without an id, the rejected application is meant.
    expect(await apply(buyer, { applyAmount: 120_000 })).toBe(creditId);
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it.each([
    [{ applyAmount: 99_999.99 }, 'loanAmountOutsideLimits'],
    [{ applyAmount: '30000000.01' }, 'loanAmountOutsideLimits'],
    [{ applyAmount: '30000000.0000000001' }, 'parameterError'],
    [{ applyAmount: '1e6' }, 'parameterError'],
    [{ creditPeriod: 0 }, 'loanTermNotOffered'],
    [{ creditPeriod: 366 }, 'loanTermNotOffered'],
    [{ creditPeriod: 31 }, 'loanTermNotOffered'],
    [{ agreement: 0 }, 'loanAgreementRequired'],
    [{ agreement: undefined }, 'loanAgreementRequired'],
    [{ countryId: 999 }, 'parameterError'],
    [{ realName: 'Amelia 2' }, 'parameterError'],
    [{ imgCertificateFace: 'https://evil.example/a.png' }, 'imageUploadFailed'],
    [{ creditId: 'cr_none' }, 'loanNotFound'],
  ])('refuses an application with %j', async (changes, key) => {
    const buyer = await addBuyer(ctx);
    expect(await api.refusal('creditApply', await formOf(buyer, changes), { token: buyer.token })).toBe(key);
    expect(await historyOf(buyer)).toEqual([]);
  });

  it('is for the person whose identity was verified', async () => {
    const buyer = await addBuyer(ctx);
    await addVerifications(ctx, buyer.id);
    const { token } = buyer;
    for (const changes of [{ realName: 'Jonas Hartley' }, { identification: 'K7702914' }]) {
      const form = await formOf(buyer, changes);
      expect(await api.refusal('creditApply', form, { token })).toBe('loanPersonMismatch');
    }
    expect(await historyOf(buyer)).toEqual([]);
    await apply(buyer, { realName: 'AMELIA  HARTLEY', identification: 'k7702913' });
    expect(await historyOf(buyer)).toHaveLength(1);
  });

  it('accepts the minimum and the maximum amount', async () => {
    for (const applyAmount of [100_000, 30_000_000]) {
      const buyer = await addBuyer(ctx);
      await borrow(buyer, { applyAmount });
      expect(await balanceOf(buyer)).toBe(5_000 + applyAmount);
    }
  });

  it('can require finished orders', async () => {
    const buyer = await addBuyer(ctx);
    const setMinOrders = (value: string) =>
      sql`insert into setting (code, value, is_public) values ('loan_min_purchases', ${JSON.stringify(value)}::jsonb, true)
        on conflict (code) do update set value = excluded.value`.execute(ctx.db);
    await setMinOrders('1');
    expect(await check(buyer)).toBe('false');
    expect(await api.refusal('creditApply', await formOf(buyer), { token: buyer.token })).toBe(
      'qualificationNotMet',
    );
    await setMinOrders('0');
  });

  it('neither shows nor changes loans of other users', async () => {
    const [owner, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    const creditId = await borrow(owner);
    const { token } = other;
    expect(await api.refusal('creditBeforepay', { creditId }, { token })).toBe('loanNotFound');
    expect(await api.refusal('creditPay', { creditId, safeword: FUND_PASSWORD }, { token })).toBe(
      'loanNotFound',
    );
    expect(await api.refusal('creditBeforereapply', { creditId }, { token })).toBe('loanNotFound');
    expect(await api.refusal('creditApply', await formOf(other, { creditId }), { token })).toBe(
      'loanNotFound',
    );
    const [foreign] = await uploadPictures(ctx, owner.id, 'credit');
    const form = await formOf(other, { imgCertificateFace: foreign });
    expect(await api.refusal('creditApply', form, { token })).toBe('imageUploadFailed');
    expect(await historyOf(other)).toEqual([]);
  });

  it('rejects a repayment above the balance', async () => {
    const buyer = await addBuyer(ctx);
    const creditId = await borrow(buyer, { applyAmount: 30_000_000 });
    ctx.clock.advance(DAY);
    const refusal = () =>
      api.refusal('creditPay', { creditId, safeword: FUND_PASSWORD }, { token: buyer.token });
    expect(await refusal()).toBe('insufficientBalance');
    expect(await balanceOf(buyer)).toBe(30_005_000);
    expect(await historyOf(buyer)).toMatchObject([{ status: 2 }]);
  });

  it('happens once for concurrent calls', async () => {
    const buyer = await addBuyer(ctx);
    const form = await formOf(buyer);
    const application = {
      realName: form.realName,
      termDays: 90,
      amount: '100000',
      countryId: 826,
      identification: 'K7702913',
      images: { face: form.imgCertificateFace, back: form.imgCertificateBack, hand: form.imgCertificateHand },
      replaces: undefined,
    };
    // At most three guesses of a fund password are checked concurrently.
    const atOnce = (run: () => Promise<unknown>) => race([run, run, run]);
    expect(await atOnce(() => applyForLoan(ctx, buyer.id, application))).toEqual({
      won: 1,
      refused: ['loanStillOpen'],
    });
    const id = (await historyOf(buyer))[0]?.id ?? '';
    const once = { won: 1, refused: ['duplicateSubmission'] };
    expect(await atOnce(() => approveLoan(ctx, id))).toEqual(once);
    expect(await atOnce(() => repayLoan(ctx, buyer.id, { loanId: id, fundPassword: FUND_PASSWORD }))).toEqual(
      once,
    );
    expect(await balanceOf(buyer)).toBe(4_950);
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  describe('has an invariant that detects', () => {
    const ids: Record<string, string> = {};
    beforeAll(async () => {
      const [borrower, payer] = [await addBuyer(ctx), await addBuyer(ctx)];
      ids['open'] = await borrow(borrower);
      ids['repaid'] = await borrow(payer);
      ids['user'] = borrower.id;
      ctx.clock.advance(3 * DAY);
      await repayLoan(ctx, payer.id, { loanId: ids['repaid'], fundPassword: FUND_PASSWORD });
    });
    it.each([
      [
        'a second open loan',
        () =>
          `insert into loan select 'cr_x', user_id, 1, real_name, country_id, identification, image_face, image_back, image_hand, amount, term_days, rate, default_rate, null, null, now(), now() from loan where id = '${ids['open']}'`,
      ],
      [
        'a debt above the quota',
        () =>
          `update account set balance = -30000001 where kind = 'loan_debt' and owner_id = '${ids['user']}'`,
      ],
      [
        'a repayment above the debt',
        () => `update account set balance = 1 where kind = 'loan_debt' and owner_id = '${ids['user']}'`,
      ],
    ] as const)(': the database refuses %s', async (_what, statement) => {
      await expect(sql.raw(statement()).execute(ctx.db)).rejects.toMatchObject({
        code: expect.stringMatching(/^23/),
      });
    });
  });
});
