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

const MINUTE_MS = 60_000;
const FUND = { safeword: '135790', re_safeword: '135790' };
const PAYOUT = {
  coin: 'USDT',
  blockchain_name: 'TRC20',
  channel_address: OWN_ADDRESS,
} as const;

describe.each(STORY_DATABASES)('A security setting on $name:', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let token: string;
  let email: string;
  let serial = 0;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ctx = openTestContext(database);
    app = openApp(ctx);
    email = `careful${(serial += 1)}@example.com`;
    await callOk(app, 'jscodeExecute', { target: email });
    const verifcode = await sentCode(ctx, email);
    const names = { username: email, password: PASSWORD, re_password: PASSWORD, type: 2 } as const;
    token = (await callOk(app, 'localuserRegisterWithVerifcode', { ...names, verifcode })).token;
  });
  afterAll(() => database.close());

  interface Proof {
    readonly password?: string;
  }
  const bindAuthenticator = async (proof: Proof) => {
    const { secret } = await callOk(app, 'googleAuthGet', {}, token);
    const timestamp = (await readTime(ctx.db, ctx.clock)).getTime();
    const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
    return callApi(app, 'googleAuthBind', { code, ...proof }, token);
  };
  const setters: readonly (readonly [string, string, (proof: Proof) => Promise<{ error?: unknown }>])[] = [
    [
      'fund password',
      'A payment PIN was set for your account',
      (proof) => callApi(app, 'userSetSafewordReg', { ...FUND, ...proof }, token),
    ],
    ['authenticator', 'An authenticator was added to your account', bindAuthenticator],
    [
      'withdrawal address',
      'A withdrawal address was added to your account',
      (proof) => callApi(app, 'userBindWithdrawAddress', { ...PAYOUT, ...proof }, token),
    ],
  ];

  it.each(setters)('the %s cannot be set by a ten-minute-old session alone', async (_name, _subject, set) => {
    ctx.clock.advance(10 * MINUTE_MS);
    expect(await set({})).toEqual({ error: 'freshProofNeeded' });
    expect(await set({ password: 'Wrong-one1' })).toEqual({ error: 'wrongPassword' });
    expect((await set({ password: PASSWORD })).error).toBeUndefined();
  });

  it.each(setters)(
    'the %s can be set soon after the login, and never with a wrong password',
    async (_name, _subject, set) => {
      expect(await set({ password: 'Wrong-one1' })).toEqual({ error: 'wrongPassword' });
      ctx.clock.advance(10 * MINUTE_MS - 1_000);
      expect((await set({})).error).toBeUndefined();
    },
  );

  /** Expects that the last message to the owner has the subject and contains no secret. */
  const expectNotice = async (subject: string) => {
    const { subject: sent, body } = await ctx.db
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(sent).toBe(subject);
    expect(body).toMatch(/If this was not you/);
    expect(body).not.toMatch(/\d{6}|TR7N/);
  };

  it.each(setters)('the %s sends a notice to the verified address', async (_name, subject, set) => {
    await set({});
    await expectNotice(subject);
  });

  it('the fund password sends a notice when it is changed or reset', async () => {
    await callOk(app, 'userSetSafewordReg', FUND, token);
    const newFundPasswords = { safeword: '246813', re_safeword: '246813' };
    const old = { old_safeword: FUND.safeword };
    await callOk(app, 'userUpdateOldAndNewSafeword', { ...old, ...newFundPasswords }, token);
    await expectNotice('The payment PIN for your account was changed');
    await callOk(app, 'idcodeExecute', { target: email, purpose: 'fundPassword' }, token);
    const verifcode = await sentCode(ctx, email);
    await callOk(app, 'userSetSafeword', { ...FUND, verifcode_type: 2, verifcode }, token);
    await expectNotice('The payment PIN for your account was reset');
  });

  it('the authenticator sends a notice when it is removed', async () => {
    const { secret } = await callOk(app, 'googleAuthGet', {}, token);
    const show = async () => {
      const timestamp = (await readTime(ctx.db, ctx.clock)).getTime();
      return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
    };
    await callOk(app, 'googleAuthBind', { code: await show() }, token);
    ctx.clock.advance(30_000);
    await callOk(app, 'googleAuthUnbind', { code: await show() }, token);
    await expectNotice('The authenticator was removed from your account');
  });

  it('the authenticator refuses a code that was used, without counting it as a guess', async () => {
    const { secret } = await callOk(app, 'googleAuthGet', {}, token);
    const show = async () => {
      const timestamp = (await readTime(ctx.db, ctx.clock)).getTime();
      return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
    };
    const used = await show();
    await callOk(app, 'googleAuthBind', { code: used }, token);
    for (let count = 0; count < 6; count += 1)
      expect(await callApi(app, 'googleAuthUnbind', { code: used }, token)).toEqual({
        error: 'wrongVerificationCode',
      });
    ctx.clock.advance(30_000);
    await callOk(app, 'googleAuthUnbind', { code: await show() }, token);
  });

  it('any of them counts wrong passwords for the login lockout', async () => {
    const [[, , set] = expect.fail('There is one')] = setters;
    for (let count = 0; count < 2; count += 1) await set({ password: 'Wrong-one1' });
    expect(await set({ password: 'Wrong-one1' })).toEqual({ error: 'lockedForThreeMinutes' });
    expect(await set({ password: PASSWORD })).toEqual({ error: 'lockedForThreeMinutes' });
  });
});
