import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readTime } from '../../db/clock.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { App } from '../../http/app/create-app.ts';
import { callApi, callOk } from '../../test-support/http/call.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { openApp } from '../../test-support/http/open-app.ts';
import { sentCode } from '../../test-support/http/sent-code.ts';
import { openTestContext, PASSWORD, type TestContext } from '../../test-support/fixtures/test-context.ts';
import { OWN_ADDRESS } from '../../test-support/fixtures/wallet.ts';

const OWNERS_PASSWORD = 'Other-99';
const STRANGERS_FUND_PASSWORD = '246802';
const PAYOUT = {
  coin: 'USDT',
  blockchain_name: 'TRC20',
  channel_address: OWN_ADDRESS,
} as const;

describe.each(STORY_DATABASES)('An address that a stranger registered on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let serial = 0;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => {
    ctx = openTestContext(database);
    app = openApp(ctx);
  });
  afterAll(() => database.close());

  const shown = async (secret: string) =>
    TOTP.generate({
      secret: Secret.fromBase32(secret),
      timestamp: (await readTime(ctx.db, ctx.clock)).getTime(),
    });
  const register = (username: string, type: 1 | 2) =>
    callOk(app, 'localuserRegisterNoVerifcode', {
      username,
      password: PASSWORD,
      re_password: PASSWORD,
      type,
    });
  const setUp = async (token: string) => {
    const fund = { safeword: STRANGERS_FUND_PASSWORD, re_safeword: STRANGERS_FUND_PASSWORD };
    await callOk(app, 'userSetSafewordReg', fund, token);
    await callOk(app, 'userBindWithdrawAddress', PAYOUT, token);
    const { secret } = await callOk(app, 'googleAuthGet', {}, token);
    await callOk(app, 'googleAuthBind', { code: await shown(secret) }, token);
  };
  const resetAndLogIn = async (target: string, username = target) => {
    await callOk(app, 'idcodeExecute', { target, purpose: 'resetPassword' });
    await callOk(app, 'userResetpsw', {
      username,
      verifcode_type: target.includes('@') ? 2 : 1,
      verifcode: await sentCode(ctx, target),
      password: OWNERS_PASSWORD,
      re_password: OWNERS_PASSWORD,
    });
    return callOk(app, 'userNewlogin', { username, password: OWNERS_PASSWORD });
  };
  const bind = async (target: string, token: string) => {
    await callOk(app, 'idcodeExecute', { target, purpose: 'bind' }, token);
    const verifcode = await sentCode(ctx, target);
    await callOk(app, 'localuserBindEmailOrPhone', { target, verifcode, password: PASSWORD }, token);
  };

  it('loses everything that was set up before its owner verified it', async () => {
    const email = `owner${(serial += 1)}@example.com`;
    const stranger = await register(email, 2);
    await setUp(stranger.token);
    const owner = await resetAndLogIn(email);
    expect(await callOk(app, 'localuserGet', {}, owner.token)).toMatchObject({
      email,
      emailverif: true,
      safeword: 0,
      googleverif: false,
    });
    const { existWithdrawAddress } = await callOk(app, 'withdrawWithdrawOpen', {}, owner.token);
    expect(existWithdrawAddress).toBe('');
    expect(await callApi(app, 'localuserGet', {}, stranger.token)).toEqual({ error: 'sessionExpired' });
    const { id } = await ctx.db
      .selectFrom('user_account')
      .select('id')
      .where('username', '=', email)
      .executeTakeFirstOrThrow();
    // Only the owner's browser is known, from the login above.
    const devices = await ctx.db.selectFrom('known_device').selectAll().where('user_id', '=', id).execute();
    expect(devices).toHaveLength(1);
    const fund = { safeword: '135790', re_safeword: '135790' };
    expect((await callApi(app, 'userSetSafewordReg', fund, owner.token)).error).toBeUndefined();
  });

  it('loses the other addresses that the stranger bound', async () => {
    const phone = `44 77${20_000_000 + (serial += 1)}`;
    const strangers = `stranger${serial}@example.com`;
    const stranger = await register(phone, 1);
    await bind(strangers, stranger.token);
    const owner = await resetAndLogIn(phone, phone.replace(' ', ''));
    expect(await callOk(app, 'localuserGet', {}, owner.token)).toMatchObject({
      phone,
      phoneverif: true,
      email: null,
      emailverif: false,
    });
  });

  it('gets one notice of what was removed; a second reset removes nothing', async () => {
    const email = `owner${(serial += 1)}@example.com`;
    await setUp((await register(email, 2)).token);
    const owner = await resetAndLogIn(email);
    await setUp(owner.token);
    await resetAndLogIn(email);
    const subjects = await ctx.db
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute();
    expect(subjects.map(({ subject }) => subject)).toEqual([
      'Your verification code',
      'Your account was reset',
      'Your login password was changed',
      'New sign-in to your account',
      'A payment PIN was set for your account',
      'A withdrawal address was added to your account',
      'An authenticator was added to your account',
      'Your verification code',
      'Your login password was changed',
      'New sign-in to your account',
    ]);
    const again = await callOk(app, 'userNewlogin', { username: email, password: OWNERS_PASSWORD });
    expect(await callOk(app, 'localuserGet', {}, again.token)).toMatchObject({
      safeword: 1,
      googleverif: true,
    });
  });

  it('keeps what an owner set up before verifying it with the login password', async () => {
    const email = `owner${(serial += 1)}@example.com`;
    const { token } = await register(email, 2);
    await setUp(token);
    await bind(email, token);
    expect(await callOk(app, 'localuserGet', {}, token)).toMatchObject({
      emailverif: true,
      safeword: 1,
      googleverif: true,
    });
  });

  it('is not affected by concurrent calls of the stranger', async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = `owner${(serial += 1)}@example.com`;
      const stranger = await register(email, 2);
      const fund = { safeword: STRANGERS_FUND_PASSWORD, re_safeword: STRANGERS_FUND_PASSWORD };
      const [owner] = await Promise.all([
        resetAndLogIn(email),
        callApi(app, 'userSetSafewordReg', fund, stranger.token),
        callApi(app, 'userBindWithdrawAddress', PAYOUT, stranger.token),
        callApi(app, 'userNewlogin', { username: email, password: PASSWORD }),
      ]);
      expect((await callOk(app, 'localuserGet', {}, owner.token)).safeword).toBe(0);
      const { existWithdrawAddress } = await callOk(app, 'withdrawWithdrawOpen', {}, owner.token);
      expect(existWithdrawAddress).toBe('');
    }
  });
});
