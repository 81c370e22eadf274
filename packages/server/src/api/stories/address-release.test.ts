import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { holdAccount } from '../../domain/accounts/hold-account.ts';
import { readAuditLog } from '../../domain/audit/audit-log.ts';
import { openForm } from '../../domain/wallet/money-forms.ts';
import { releaseAddress, releaseDueAddresses } from '../../domain/wallet/withdrawals/release-address.ts';
import { refuseWithdrawal } from '../../domain/wallet/withdrawals/settle-withdrawal.ts';
import type { App } from '../../http/app/create-app.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  FUND_PASSWORD,
  openTestContext,
  PASSWORD,
  type Buyer,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import {
  addVerifications,
  authenticatorCode,
  OWN_ADDRESS,
  setSetting,
} from '../../test-support/fixtures/wallet.ts';
import { callApi, callOk } from '../../test-support/http/call.ts';
import { openApp } from '../../test-support/http/open-app.ts';

const HOUR_MS = 3_600_000;
const BINDING = { coin: 'USDT', blockchain_name: 'TRC20', channel_address: OWN_ADDRESS } as const;

describe.each(STORY_DATABASES)('A withdrawal address on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database, '1000');
    app = openApp(ctx);
  });
  afterAll(() => database.close());

  const proofOf = async ({ id }: Buyer) => ({ authenticatorCode: await authenticatorCode(ctx, id) });
  const bind = async (buyer: Buyer) =>
    callApi(
      app,
      'userBindWithdrawAddress',
      { ...BINDING, ...(await proofOf(buyer)), password: PASSWORD },
      buyer.token,
    );
  const addOwner = async (): Promise<Buyer> => {
    const buyer = await addBuyer(ctx);
    await addVerifications(ctx, buyer.id);
    expect(await bind(buyer)).toEqual({ data: null });
    ctx.clock.advance(60_000);
    return buyer;
  };
  const request = async (buyer: Buyer) =>
    callApi(app, 'withdrawRequestAddressRelease', await proofOf(buyer), buyer.token);
  const termsOf = (buyer: Buyer) => callOk(app, 'withdrawWithdrawLimitConfig', {}, buyer.token);
  const mailsTo = async ({ username }: Buyer) => {
    const rows = await ctx.db
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', username)
      .orderBy('id')
      .execute();
    return rows.map(({ subject }) => subject);
  };

  it('is removed after the pause, and another can be bound', async () => {
    const owner = await addOwner();
    const { data } = await request(owner);
    expect(await termsOf(owner)).toMatchObject({ addressReleaseHours: 48, ...data });
    expect(await mailsTo(owner)).toContain('Your withdrawal address will be removed');
    ctx.clock.advance(47 * HOUR_MS);
    expect(await releaseDueAddresses(ctx)).toBe(0);
    expect((await bind(owner)).error).toBe('onlyOneWithdrawalAddress');
    ctx.clock.advance(HOUR_MS);
    expect(await releaseDueAddresses(ctx)).toBe(1);
    expect(await releaseDueAddresses(ctx)).toBe(0);
    expect(await termsOf(owner)).toMatchObject({ boundAddress: '', addressReleaseTime: null });
    expect(await mailsTo(owner)).toContain('Your withdrawal address was removed');
    expect(await bind(owner)).toEqual({ data: null });
  });

  it('keeps the date of the first request, and stays if its owner stops that', async () => {
    const owner = await addOwner();
    const { data: first } = await request(owner);
    ctx.clock.advance(HOUR_MS);
    expect((await request(owner)).data).toEqual(first);
    await callOk(app, 'withdrawCancelAddressRelease', {}, owner.token);
    await callOk(app, 'withdrawCancelAddressRelease', {}, owner.token);
    ctx.clock.advance(72 * HOUR_MS);
    expect(await releaseDueAddresses(ctx)).toBe(0);
    expect(await termsOf(owner)).toMatchObject({ boundAddress: OWN_ADDRESS, addressReleaseTime: null });
  });

  it('is removed only with a right code that was not used before', async () => {
    const owner = await addOwner();
    const refusalOf = async (code: string) =>
      (await callApi(app, 'withdrawRequestAddressRelease', { authenticatorCode: code }, owner.token)).error;
    const used = await authenticatorCode(ctx, owner.id);
    await callOk(app, 'withdrawRequestAddressRelease', { authenticatorCode: used }, owner.token);
    await callOk(app, 'withdrawCancelAddressRelease', {}, owner.token);
    expect(await refusalOf(used)).toBe('wrongVerificationCode');
    expect((await termsOf(owner)).addressReleaseTime).toBeNull();
    const stranger = await addBuyer(ctx);
    const code = { authenticatorCode: '123456' };
    expect(await callApi(app, 'withdrawRequestAddressRelease', code, stranger.token)).toEqual({
      error: 'withdrawalAddressNotBound',
    });
    await callOk(app, 'userBindWithdrawAddress', BINDING, stranger.token);
    expect(await callApi(app, 'withdrawRequestAddressRelease', code, stranger.token)).toEqual({
      error: 'authenticatorNotBound',
    });
  });

  it('waits while the account is on hold', async () => {
    const owner = await addOwner();
    await request(owner);
    await holdAccount(ctx, owner.id, 'extraVerification', 'The owner called.');
    ctx.clock.advance(49 * HOUR_MS);
    expect(await releaseDueAddresses(ctx)).toBe(0);
    expect((await request(owner)).error).toBe('extraVerificationNeeded');
    await holdAccount(ctx, owner.id, 'none', 'It was the owner.');
    expect(await releaseDueAddresses(ctx)).toBe(1);
  });

  it('is removed by the desk at once, with a reason', async () => {
    const owner = await addOwner();
    await expect(releaseAddress(ctx, owner.id, ' ')).rejects.toMatchObject({ key: 'reasonRequired' });
    await releaseAddress(ctx, owner.id, 'The owner has lost the wallet.');
    expect((await termsOf(owner)).boundAddress).toBe('');
    expect(await mailsTo(owner)).toContain('Your withdrawal address was removed');
    expect(await readAuditLog(ctx, owner.id)).toMatchObject([
      { action: 'releaseAddress', reason: 'The owner has lost the wallet.' },
    ]);
    await expect(releaseAddress(ctx, owner.id, 'Again.')).rejects.toMatchObject({
      key: 'withdrawalAddressNotBound',
    });
  });

  it('is bound, and paid out to, only with the code of an authenticator', async () => {
    const owner = await addBuyer(ctx);
    const code = { authenticatorCode: '123456' };
    expect((await callApi(app, 'userBindWithdrawAddress', { ...BINDING, ...code }, owner.token)).error).toBe(
      'authenticatorNotBound',
    );
    await addVerifications(ctx, owner.id);
    expect(await callApi(app, 'userBindWithdrawAddress', BINDING, owner.token)).toEqual({
      error: 'authenticatorCodeNeeded',
    });
    expect(await bind(owner)).toEqual({ data: null });
    const withdraw = async (proof: object) =>
      callApi(
        app,
        'withdrawApply',
        {
          session_token: await openForm(ctx, owner.id),
          safeword: FUND_PASSWORD,
          amount: '20',
          channel: 'USDT',
          ...proof,
        },
        owner.token,
      );
    expect(await withdraw({})).toEqual({ error: 'authenticatorCodeNeeded' });
    const proof = await proofOf(owner);
    const { data } = await withdraw(proof);
    await refuseWithdrawal(ctx, data?.order_no ?? '', 'The address is closed.');
    expect(await withdraw(proof)).toEqual({ error: 'wrongVerificationCode' });
  });

  it('has a pause of the length that the setting says', async () => {
    const owner = await addOwner();
    await setSetting(ctx, 'address_release_hours', '2');
    try {
      await request(owner);
      ctx.clock.advance(2 * HOUR_MS);
      expect(await releaseDueAddresses(ctx)).toBe(1);
    } finally {
      await setSetting(ctx, 'address_release_hours', '48');
    }
  });
});
