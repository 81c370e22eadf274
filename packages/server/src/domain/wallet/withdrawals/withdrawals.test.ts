import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import type { App } from '../../../http/app/create-app.ts';
import { callApi, callOk } from '../../../test-support/http/call.ts';
import { STORY_DATABASES } from '../../../test-support/database/databases.ts';
import { openApp } from '../../../test-support/http/open-app.ts';
import { race } from '../../../test-support/races/race.ts';
import {
  addBuyer,
  FUND_PASSWORD,
  openTestContext,
  START,
  type Buyer,
  type TestContext,
} from '../../../test-support/fixtures/test-context.ts';
import {
  addVerifications,
  authenticatorCode,
  OWN_ADDRESS,
  setSetting,
  type Verifications,
} from '../../../test-support/fixtures/wallet.ts';
import { checkInvariants } from '../../ledger/invariants.ts';
import { readBalance } from '../balance.ts';
import { openForm } from '../money-forms.ts';
import { payOutWithdrawal, refuseWithdrawal } from './settle-withdrawal.ts';
import { releaseAddress } from './release-address.ts';
import { bindAddress } from './withdraw-address.ts';
import { isOpenAt } from './withdraw-terms.ts';

const BANK = {
  channel: 'bank',
  bankName: 'First Bank of Bergen',
  bankUserName: 'Amelia Hartley',
  bankCardNo: 'NO9386011117947',
  countryName: 'Norway',
} as const;
const DAY_MS = 86_400_000;

describe.each(STORY_DATABASES)('Withdrawals on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database, '1000');
    app = openApp(ctx);
  });
  afterAll(async () => {
    expect(await checkInvariants(ctx.db)).toEqual([]);
    await database.close();
  });

  /** A user who may withdraw, with a bound address. */
  const addPayee = async (): Promise<Buyer> => {
    const buyer = await addBuyer(ctx);
    await addVerifications(ctx, buyer.id);
    await bindAddress(ctx, buyer.id, { coin: 'USDT', chain: 'TRC20', address: OWN_ADDRESS });
    return buyer;
  };
  const fields = async (buyer: Buyer, change: object = {}) => ({
    session_token: await openForm(ctx, buyer.id),
    safeword: FUND_PASSWORD,
    authenticatorCode: await authenticatorCode(ctx, buyer.id),
    amount: '120.5',
    channel: 'USDT' as const,
    ...change,
  });
  const apply = async (buyer: Buyer, change: object = {}): Promise<string> => {
    const answer = await callOk(app, 'withdrawApply', await fields(buyer, change), buyer.token);
    return answer?.order_no ?? '';
  };
  const refusalOf = async (buyer: Buyer, change: object = {}) =>
    (await callApi(app, 'withdrawApply', await fields(buyer, change), buyer.token)).error;
  const balanceOf = async (buyer: Buyer) => Number(await readBalance(ctx, buyer.id));

  it('binds one address that fits its chain', async () => {
    const { id, token } = await addBuyer(ctx);
    const bind = (coin: 'USDT' | 'BTC', blockchain_name: string, channel_address: string) =>
      callApi(app, 'userBindWithdrawAddress', { coin, blockchain_name, channel_address }, token);
    expect(await bind('BTC', 'TRC20', OWN_ADDRESS)).toEqual({ error: 'wrongDepositChain' });
    expect(await bind('USDT', 'ERC20', OWN_ADDRESS)).toEqual({ error: 'addressFormatWrong' });
    expect(await bind('USDT', 'TRC20', `${OWN_ADDRESS.slice(0, -1)}u`)).toEqual({
      error: 'addressFormatWrong',
    });
    expect(await bind('USDT', 'TRC20', OWN_ADDRESS)).toEqual({ data: null });
    expect(await bind('USDT', 'TRC20', OWN_ADDRESS)).toEqual({ error: 'onlyOneWithdrawalAddress' });
    expect(await callOk(app, 'withdrawWithdrawOpen', {}, token)).toMatchObject({
      coinType: 'USDT',
      chainName: 'TRC20',
      existWithdrawAddress: OWN_ADDRESS,
    });
    await releaseAddress(ctx, id, 'The owner has lost the wallet.');
    expect((await callOk(app, 'withdrawWithdrawLimitConfig', {}, token)).boundAddress).toBe('');
  });

  it('holds the amount at once, and pays it out minus the fee', async () => {
    const buyer = await addPayee();
    const { session_token } = await callOk(app, 'withdrawWithdrawOpen', {}, buyer.token);
    const order_no = await apply(buyer, { session_token, from: OWN_ADDRESS, currency: 'USDT' });
    expect(await balanceOf(buyer)).toBe(879.5);
    expect(await callOk(app, 'withdrawWithdrawLimitConfig', {}, buyer.token)).toMatchObject({ dailyUsed: 1 });

    await payOutWithdrawal(ctx, order_no, '1c7e94a2f05b38d6e1740cb92f53a8d0476be1fc');
    expect(await callOk(app, 'withdrawGet', { order_no }, buyer.token)).toMatchObject({
      state: 1,
      amount: '120.5',
      fee: '1.205',
      arrivalAmount: '119.295',
      to: OWN_ADDRESS,
      tx: '1c7e94a2f05b38d6e1740cb92f53a8d0476be1fc',
    });
    expect(await balanceOf(buyer)).toBe(879.5);
  });

  it('returns the whole amount when refused, with the reason', async () => {
    const buyer = await addPayee();
    const order_no = await apply(buyer);
    await refuseWithdrawal(ctx, order_no, 'The address belongs to an exchange that takes no transfers.');
    expect(await balanceOf(buyer)).toBe(1000);
    const { elements } = await callOk(app, 'withdrawList', { state: 2 }, buyer.token);
    expect(elements).toMatchObject([
      { order_no, state: 2, failure_msg: 'The address belongs to an exchange that takes no transfers.' },
    ]);
    expect((await callOk(app, 'walletLogs', {}, buyer.token)).pageList[0]?.kind).toBe('withdrawalReturned');
  });

  it('pays to a bank, and shows only the last four digits of the account', async () => {
    const buyer = await addBuyer(ctx);
    await addVerifications(ctx, buyer.id);
    const order_no = await apply(buyer, BANK);
    await payOutWithdrawal(ctx, order_no, null);
    const record = await callOk(app, 'withdrawGet', { order_no }, buyer.token);
    expect(record).toMatchObject({
      coin: 'bank',
      coin_blockchain: 'bank',
      bankCardNo: '***********7947',
      fee: '2.41',
      countryName: 'Norway',
      to: null,
    });
    expect(await refusalOf(buyer, { channel: 'bank' })).toBe('parameterError');
  });

  it('shows a withdrawal to its owner only', async () => {
    const [buyer, other] = [await addPayee(), await addPayee()];
    const order_no = await apply(buyer);
    expect(await callApi(app, 'withdrawGet', { order_no }, other.token)).toEqual({ error: 'recordNotFound' });
    expect((await callOk(app, 'withdrawList', {}, other.token)).elements).toEqual([]);
  });

  it('requires a contact, an authenticator, a name and an advanced verification, and names the missing one', async () => {
    const without = async (proofs: Verifications) => {
      const buyer = await addBuyer(ctx);
      await addVerifications(ctx, buyer.id, proofs);
      return refusalOf(buyer, BANK);
    };
    expect(await without({ contact: false })).toBe('phoneOrEmailNotBound');
    expect(await without({ authenticator: false })).toBe('authenticatorNotBound');
    expect(await without({ identity: [] })).toBe('realNameNeeded');
    expect(await without({ identity: ['basic'] })).toBe('advancedVerificationNeeded');
    expect(await without({})).toBeUndefined();
  });

  it.each([
    ['less than the minimum', { amount: '9.99' }, 'withdrawalOutsideLimits'],
    ['more than the maximum', { amount: '50000.0000000001' }, 'withdrawalOutsideLimits'],
    ['more than the balance', { amount: '1000.0000000001' }, 'insufficientBalance'],
    ['a coin whose price is not known', { channel: 'ETH' }, 'addressFormatWrong'],
    ['another address', { from: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }, 'withdrawalAddressNotBound'],
    ['another currency', { currency: 'ETH' }, 'parameterError'],
    ['a wrong fund password', { safeword: '000000' }, 'wrongFundPassword'],
    ['a form that nobody opened', { session_token: 'fs_0000000000000000' }, 'sessionTokenInvalid'],
    ['nothing', { amount: '0' }, 'parameterError'],
    ['eleven decimals', { amount: '20.00000000001' }, 'parameterError'],
    ['an amount below zero', { amount: '-20' }, 'parameterError'],
  ])('refuses %s and changes nothing', async (_what, change, error) => {
    const buyer = await addPayee();
    expect(await refusalOf(buyer, change)).toBe(error);
    expect(await balanceOf(buyer)).toBe(1000);
    expect((await callOk(app, 'withdrawList', {}, buyer.token)).elements).toEqual([]);
  });

  it.each(['5', '4.995'])(
    'may be below the minimum if nothing but less than a cent is left: %s of 5',
    async (amount) => {
      const { demoBonus: _demoBonus, ...other } = ctx;
      const buyer = await addBuyer({ ...other, demoBonus: '5' });
      await addVerifications(ctx, buyer.id);
      await bindAddress(ctx, buyer.id, { coin: 'USDT', chain: 'TRC20', address: OWN_ADDRESS });
      expect(await refusalOf(buyer, { amount: '4.99' })).toBe('withdrawalOutsideLimits');
      await apply(buyer, { amount });
      expect(await balanceOf(buyer)).toBeLessThan(0.01);
    },
  );

  it('keeps ten decimals, and truncates the fee in favour of the user', async () => {
    const buyer = await addPayee();
    const order_no = await apply(buyer, { amount: '33.3333333333' });
    const { volume, fee, arrivalAmount } = await callOk(app, 'withdrawGet', { order_no }, buyer.token);
    expect({ volume, fee, arrivalAmount }).toEqual({
      volume: '33.3333333333',
      fee: '0.3333333333',
      arrivalAmount: '33',
    });
  });

  it('requires a bound address, and pays to the one bound at the request', async () => {
    const stranger = await addBuyer(ctx);
    await addVerifications(ctx, stranger.id);
    expect(await refusalOf(stranger)).toBe('withdrawalAddressNotBound');

    const buyer = await addPayee();
    const order_no = await apply(buyer);
    await releaseAddress(ctx, buyer.id, 'The owner has lost the wallet.');
    await bindAddress(ctx, buyer.id, {
      coin: 'BTC',
      chain: 'OMNI',
      address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    });
    expect((await callOk(app, 'withdrawGet', { order_no }, buyer.token)).to).toBe(OWN_ADDRESS);
  });

  it('accepts one of many concurrent withdrawals', async () => {
    const buyer = await addPayee();
    const forms = await Promise.all(Array.from({ length: 8 }, () => fields(buyer)));
    const answers = await Promise.all(forms.map((form) => callApi(app, 'withdrawApply', form, buyer.token)));
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1);
    expect(new Set(answers.map(({ error }) => error))).toEqual(
      new Set(
        [
          undefined,
          'withdrawalPending',
          'wrongVerificationCode',
          'lockedForThreeMinutes',
          'frequentOperation',
        ].filter((key) => answers.some(({ error }) => error === key)),
      ),
    );
    expect(await balanceOf(buyer)).toBe(879.5);
  });

  it('uses up a code only when it is granted', async () => {
    const buyer = await addPayee();
    const form = await fields(buyer);
    const tooMuch = await callApi(app, 'withdrawApply', { ...form, amount: '60000' }, buyer.token);
    expect(tooMuch.error).toBe('withdrawalOutsideLimits');
    expect((await callApi(app, 'withdrawApply', form, buyer.token)).error).toBeUndefined();
  });

  it('accepts the same form once', async () => {
    const buyer = await addPayee();
    const form = await fields(buyer);
    const answer = await callOk(app, 'withdrawApply', form, buyer.token);
    expect((await callApi(app, 'withdrawApply', form, buyer.token)).error).toBe('duplicateSubmission');
    await payOutWithdrawal(ctx, answer?.order_no ?? '', 'ab12');
    expect((await callApi(app, 'withdrawApply', form, buyer.token)).error).toBe('duplicateSubmission');
  });

  it('pays out or refuses, never both', async () => {
    const buyer = await addPayee();
    const id = await apply(buyer);
    const runs = [
      () => payOutWithdrawal(ctx, id, 'ab12'),
      () => refuseWithdrawal(ctx, id, 'No.'),
      () => payOutWithdrawal(ctx, id, 'cd34'),
      () => refuseWithdrawal(ctx, id, 'Again no.'),
    ];
    expect(await race(runs)).toEqual({ won: 1, refused: ['duplicateSubmission'] });
  });

  it('limits withdrawals per day', async () => {
    const buyer = await addPayee();
    for (const amount of ['10', '11', '12'])
      await payOutWithdrawal(ctx, await apply(buyer, { amount }), `a${amount}`);
    expect(await refusalOf(buyer, { amount: '10' })).toBe('dailyWithdrawalsExceeded');
    ctx.clock.advance(DAY_MS);
    expect(await refusalOf(buyer, { amount: '10' })).toBeUndefined();
  });

  it('is open at the published hours', async () => {
    const buyer = await addPayee();
    await setSetting(ctx, 'withdraw_open_from', '09:30');
    expect(await refusalOf(buyer)).toBe('outsideWithdrawalTime');
    await setSetting(ctx, 'withdraw_open_from', '00:00');
    const terms = { openFrom: '08:00', openUntil: '22:00' };
    const at = (time: string) => new Date(`2026-03-14T${time}+08:00`);
    const isOpen = (time: string, hours = terms) =>
      isOpenAt(at(time), { ...hours, minimum: '1', maximum: '2', dailyMax: 1, channels: [], purchases: '0' });
    expect(['07:59:59.999', '08:00:00', '21:59:59.999', '22:00:00'].map((time) => isOpen(time))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isOpen('23:59:59.999', { openFrom: '00:00', openUntil: '24:00' })).toBe(true);
    expect(isOpen('01:00:00', { openFrom: '22:00', openUntil: '06:00' })).toBe(true);
    expect(START.toISOString()).toBe('2026-03-14T01:26:53.000Z');
  });

  it('requires purchases if the settings do', async () => {
    const buyer = await addPayee();
    await setSetting(ctx, 'withdraw_min_purchases', '100');
    expect(await refusalOf(buyer)).toBe('tradingVolumeTooLow');
    await setSetting(ctx, 'withdraw_min_purchases', '0');
  });

  it('closes channels by settings', async () => {
    const buyer = await addPayee();
    await setSetting(ctx, 'withdraw_channels', 'USDT');
    expect(await refusalOf(buyer, BANK)).toBe('paymentMethodNotOpen');
    expect(await callOk(app, 'withdrawFee', { channel: 'bank' })).toEqual({ withdraw_fee: 0.02 });
  });

  it('locks after three wrong fund passwords', async () => {
    const buyer = await addPayee();
    const errors = [];
    for (const safeword of ['111111', '222222', '333333', FUND_PASSWORD])
      errors.push(await refusalOf(buyer, { safeword }));
    expect(errors).toEqual([
      'wrongFundPassword',
      'wrongFundPassword',
      'lockedForThreeMinutes',
      'lockedForThreeMinutes',
    ]);
  });

  it.each([
    [
      'a second open withdrawal',
      `insert into withdrawal select 'wd_x', user_id, channel, blockchain_name, address, volume, fee, arrival, price, amount, fee_amount, bank, tx, state, failure, created_at, reviewed_at from withdrawal where state = 0 limit 1`,
    ],
    ['figures that do not add up', `update withdrawal set arrival = arrival + 1`],
    ['a fee of everything', `update withdrawal set fee_amount = amount`],
  ])('the database refuses %s', async (_what, statement) => {
    await expect(sql.raw(statement).execute(ctx.db)).rejects.toMatchObject({
      code: expect.stringMatching(/^23/),
    });
  });
});
