import { errorKeyOf } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import type { App } from '../../../http/app/create-app.ts';
import { createCaller } from '../../../test-support/http/api-caller.ts';
import { callApi, callOk, callRaw } from '../../../test-support/http/call.ts';
import { STORY_DATABASES } from '../../../test-support/database/databases.ts';
import { openApp } from '../../../test-support/http/open-app.ts';
import { race } from '../../../test-support/races/race.ts';
import {
  addBuyer,
  FUND_PASSWORD,
  openTestContext,
  type Buyer,
  type TestContext,
} from '../../../test-support/fixtures/test-context.ts';
import {
  addProof,
  addVerifications,
  authenticatorCode,
  ETHER,
  openChannels,
  setSetting,
  TRC20,
} from '../../../test-support/fixtures/wallet.ts';
import { checkInvariants } from '../../ledger/invariants.ts';
import { newId } from '../../new-id.ts';
import { readBalance } from '../balance.ts';
import { openForm } from '../money-forms.ts';
import { confirmRecharge, failRecharge, reverseRecharge } from './settle-recharge.ts';
import { requestWithdrawal } from '../withdrawals/withdraw.ts';

const HASH = '9f2c6b1e04d85a7c3e61f0b92d47a8c5e13f6092b7d4c8a19f2c6b1e04d85a7c';
const BANK = {
  name: 'First Bank of Bergen',
  holder: 'Amelia Hartley',
  number: 'NO9386011117947',
  routing: null,
  swift: null,
  holderAddress: null,
  bankAddress: null,
  country: 'Norway',
};

describe.each(STORY_DATABASES)('Recharges on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database, '100');
    app = openApp(ctx);
    await openChannels(ctx);
  });
  afterAll(async () => {
    expect(await checkInvariants(ctx.db)).toEqual([]);
    await database.close();
  });

  const fields = async (buyer: Buyer, change: object = {}) => ({
    session_token: await openForm(ctx, buyer.id),
    coin: TRC20.coin,
    blockchain_name: TRC20.chain,
    channel_address: TRC20.address,
    amount: '250',
    img: await addProof(ctx, buyer.id),
    ...change,
  });
  const report = async (buyer: Buyer, change: object = {}): Promise<string> => {
    const { order_no: id } = await callOk(
      app,
      'rechargeBlockchainRecharge',
      await fields(buyer, change),
      buyer.token,
    );
    return id ?? '';
  };
  const balanceOf = async (buyer: Buyer) => Number(await readBalance(ctx, buyer.id));

  it('lists channels with the prices of their coins, and none of a coin without a price', async () => {
    const { token } = await addBuyer(ctx);
    const all = await callOk(app, 'channelBlockchainList', {}, token);
    expect(all.map(({ coin, fee }) => [coin, fee])).toEqual([
      ['USDT', 1],
      ['ETH', 3412.55],
    ]);
    expect(await callOk(app, 'channelBlockchainList', { coin: 'BTC' }, token)).toEqual([]);
    expect(await callOk(app, 'rechargeBlockchainFee', { symbol: 'ETH' })).toEqual({ price: '3412.55' });
    expect(await callApi(app, 'rechargeBlockchainFee', { symbol: 'BTC' })).toEqual({
      error: 'parameterError',
    });
    expect(await callOk(app, 'rechargeBlockchainRechargeLimitConfig', {}, token)).toEqual({
      rechargeAmountMin: '1',
      rechargeAmountMax: '1000000',
    });
  });

  it('records a report and credits its value when the chain confirms it', async () => {
    const buyer = await addBuyer(ctx);
    const { session_token } = await callOk(app, 'rechargeBlockchainRechargeOpen', {}, buyer.token);
    const ether = { session_token, coin: ETHER.coin, blockchain_name: ETHER.chain };
    const id = await report(buyer, { ...ether, channel_address: ETHER.address, amount: '2.05', tx: 'abc' });
    expect(await balanceOf(buyer)).toBe(100);
    const before = await callOk(app, 'rechargeBlockchainGet', { order_no: id }, buyer.token);
    expect(before).toMatchObject({ state: 0, amount: '6995.7275', volume: '2.05', tx: 'abc' });

    await confirmRecharge(ctx, id, HASH);
    expect(await balanceOf(buyer)).toBe(7095.7275);
    const { elements } = await callOk(app, 'rechargeBlockchainList', { state: 1 }, buyer.token);
    expect(elements).toMatchObject([{ order_no: id, state: 1, hash: HASH, isThirdParty: 0 }]);
    const { pageList } = await callOk(app, 'walletLogs', {}, buyer.token);
    expect(pageList[0]).toMatchObject({ kind: 'recharge', refId: id, amount: '6995.7275' });
  });

  it('takes a part of a coin whose value is high enough', async () => {
    const buyer = await addBuyer(ctx);
    await ctx.db
      .updateTable('recharge_channel')
      .set({ minimum: '0.0001' })
      .where('coin', '=', 'ETH')
      .execute();
    const ether = { coin: ETHER.coin, blockchain_name: ETHER.chain, channel_address: ETHER.address };
    for (const amount of ['0.5', '0.00029304'])
      expect(await report(buyer, { ...ether, amount })).toMatch(/^rc/);
    const tooLittle = await fields(buyer, { ...ether, amount: '0.00029303' });
    expect(await callApi(app, 'rechargeBlockchainRecharge', tooLittle, buyer.token)).toEqual({
      error: 'depositOutsideLimits',
    });
    await ctx.db.updateTable('recharge_channel').set({ minimum: '2' }).where('coin', '=', 'ETH').execute();
  });

  it('shows a recharge to its sender only', async () => {
    const [buyer, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    const order_no = await report(buyer);
    expect(await callApi(app, 'rechargeBlockchainGet', { order_no }, other.token)).toEqual({
      error: 'recordNotFound',
    });
    expect((await callOk(app, 'rechargeBlockchainList', {}, other.token)).elements).toEqual([]);
  });

  it.each([
    ['less than the channel takes', { amount: '1.99' }, 'depositOutsideLimits'],
    ['more than the channel takes', { amount: '50000.01' }, 'depositOutsideLimits'],
    ['another chain of the coin', { blockchain_name: 'ERC20' }, 'wrongDepositChain'],
    [
      'an address that is not the mall’s',
      { channel_address: 'TW8mMockA2sD5fG7hJ9kL4zX6cV8bN1mQe' },
      'wrongDepositChain',
    ],
    ['a coin that is not dealt in', { coin: 'BTC' }, 'wrongDepositChain'],
    ['a picture from elsewhere', { img: 'https://elsewhere.example/x.png' }, 'imageUploadFailed'],
    ['a form that nobody opened', { session_token: 'fs_0000000000000000' }, 'sessionTokenInvalid'],
    ['nine decimals', { amount: '10.000000001' }, 'parameterError'],
    ['an amount with an exponent', { amount: '1e2' }, 'parameterError'],
  ])('refuses %s and changes nothing', async (_what, change, error) => {
    const buyer = await addBuyer(ctx);
    const sent = await fields(buyer, change);
    expect(await callApi(app, 'rechargeBlockchainRecharge', sent, buyer.token)).toEqual({ error });
    expect((await callOk(app, 'rechargeBlockchainList', {}, buyer.token)).elements).toEqual([]);
  });

  it('refuses a picture of another user and a missing one', async () => {
    const [buyer, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    const { img, ...rest } = await fields(buyer, { img: await addProof(ctx, other.id) });
    expect((await callApi(app, 'rechargeBlockchainRecharge', { ...rest, img }, buyer.token)).error).toBe(
      'imageUploadFailed',
    );
    const { code, msg } = await callRaw(app, 'rechargeBlockchainRecharge', rest, buyer.token);
    expect(errorKeyOf(code, msg ?? '')).toBe('proofImageRequired');
  });

  it('runs the same number of statements for short and long lists', async () => {
    const buyer = await addBuyer(ctx);
    const caller = createCaller(ctx);
    const countStatements = async () => {
      await caller.call('rechargeBlockchainList', {}, { token: buyer.token });
      return caller.statements();
    };
    const few = await countStatements();
    for (let index = 0; index < 3; index += 1) await report(buyer);
    expect(await countStatements()).toBe(few);
    expect(few).toBeLessThanOrEqual(3);
  });

  it('keeps a form open if its recharge was refused', async () => {
    const buyer = await addBuyer(ctx);
    const sent = await fields(buyer, { amount: '1' });
    expect((await callApi(app, 'rechargeBlockchainRecharge', sent, buyer.token)).error).toBe(
      'depositOutsideLimits',
    );
    await callOk(app, 'rechargeBlockchainRecharge', { ...sent, amount: '10' }, buyer.token);
  });

  it('refuses a form of another user and one that expired after an hour', async () => {
    const [buyer, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    const sent = await fields(buyer);
    expect(await callApi(app, 'rechargeBlockchainRecharge', sent, other.token)).toEqual({
      error: 'sessionTokenInvalid',
    });
    ctx.clock.advance(3_600_000);
    expect(await callApi(app, 'rechargeBlockchainRecharge', sent, buyer.token)).toEqual({
      error: 'sessionTokenInvalid',
    });
  });

  it('accepts one of ten equal forms sent at once', async () => {
    const buyer = await addBuyer(ctx);
    const sent = await fields(buyer);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => callApi(app, 'rechargeBlockchainRecharge', sent, buyer.token)),
    );
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'duplicateSubmission')).toHaveLength(9);
  });

  it('credits one of many recharges with the same transfer in different spellings', async () => {
    const buyer = await addBuyer(ctx);
    const hash = newId('h').slice(2).padEnd(64, 'a');
    const ids = [await report(buyer), await report(buyer), await report(buyer)];
    const spellings = [hash, hash.toUpperCase(), `0x${hash}`];
    const runs = ids.flatMap((id) => spellings.map((spelling) => () => confirmRecharge(ctx, id, spelling)));
    expect(await race(runs)).toEqual({ won: 1, refused: ['duplicateSubmission'] });
    expect(await balanceOf(buyer)).toBe(350);
  });

  it('credits or fails a recharge, never both', async () => {
    const buyer = await addBuyer(ctx);
    const id = await report(buyer);
    const runs = [
      () => confirmRecharge(ctx, id, newId('h').padEnd(64, 'b')),
      () => failRecharge(ctx, id, 'The transfer never arrived.'),
    ];
    expect(await race([...runs, ...runs])).toEqual({ won: 1, refused: ['duplicateSubmission'] });
  });

  it('shows why a recharge failed', async () => {
    const buyer = await addBuyer(ctx);
    const order_no = await report(buyer);
    await failRecharge(ctx, order_no, 'The transfer never arrived.');
    expect(await callOk(app, 'rechargeBlockchainGet', { order_no }, buyer.token)).toMatchObject({
      state: 2,
      failure_msg: 'The transfer never arrived.',
    });
    expect(await balanceOf(buyer)).toBe(100);
  });

  it('reverses a recharge once, and bears the amount already spent', async () => {
    const buyer = await addBuyer(ctx);
    const id = await report(buyer);
    await confirmRecharge(ctx, id, newId('h').padEnd(64, 'c'));
    // Part of it has been withdrawn by then.
    await addVerifications(ctx, buyer.id);
    await requestWithdrawal(ctx, buyer.id, {
      formToken: await openForm(ctx, buyer.id),
      fundPassword: FUND_PASSWORD,
      authenticator: { code: await authenticatorCode(ctx, buyer.id), mayOmit: false },
      channel: 'bank',
      volume: '200',
      bank: BANK,
    });
    const runs = [1, 2, 3].map(() => () => reverseRecharge(ctx, id, 'The chain took the transfer back.'));
    expect(await race(runs)).toEqual({ won: 1, refused: ['duplicateSubmission'] });
    expect(await balanceOf(buyer)).toBe(0);
  });

  it('accepts no recharges while they are disabled', async () => {
    const buyer = await addBuyer(ctx);
    const sent = await fields(buyer);
    await setSetting(ctx, 'can_recharge', false);
    expect(await callOk(app, 'channelBlockchainList', {}, buyer.token)).toEqual([]);
    expect((await callApi(app, 'rechargeBlockchainRecharge', sent, buyer.token)).error).toBe(
      'wrongDepositChain',
    );
    await setSetting(ctx, 'can_recharge', true);
  });
});
