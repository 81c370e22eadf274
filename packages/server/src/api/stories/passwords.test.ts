import { errorCatalog } from '@openmall/sdk';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readTime } from '../../db/clock.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { PasswordHasher } from '../../domain/accounts/passwords/password-hasher.ts';
import { login } from '../../domain/accounts/login.ts';
import type { HashOptions } from '../../domain/accounts/passwords/hash-queue.ts';
import { createApp, type App } from '../../http/app/create-app.ts';
import { callApi, callOk } from '../../test-support/http/call.ts';
import { writeSetting } from '../../domain/settings/settings.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { openApp } from '../../test-support/http/open-app.ts';
import { sentCode } from '../../test-support/http/sent-code.ts';
import {
  addBuyer,
  FUND_PASSWORD,
  openTestContext,
  PASSWORD,
  type Buyer,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';

const NEW_PASSWORD = 'Other-99';
const NEW_FUND_PASSWORD = '246802';

describe.each(STORY_DATABASES)('A password on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let buyer: Buyer;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ctx = openTestContext(database);
    app = openApp(ctx);
    buyer = await addBuyer(ctx);
  });
  afterAll(() => database.close());

  const enter = (password: string) => callApi(app, 'userNewlogin', { username: buyer.username, password });
  const isIn = async (token: string | undefined) =>
    (await callApi(app, 'localuserGet', {}, token)).error === undefined;
  const change = (old_password: string, password = NEW_PASSWORD, re_password = password) =>
    callApi(app, 'userUpdateOldAndNewPsw', { old_password, password, re_password }, buyer.token);

  async function bindAuthenticator(): Promise<(laterMs?: number) => Promise<string>> {
    const { secret } = await callOk(app, 'googleAuthGet', {}, buyer.token);
    const show = async (laterMs = 0) => {
      const timestamp = (await readTime(ctx.db, ctx.clock)).getTime() + laterMs;
      return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
    };
    await callOk(app, 'googleAuthBind', { code: await show() }, buyer.token);
    ctx.clock.advance(30_000);
    return show;
  }

  it('is changed with the old one, which ends the other sessions', async () => {
    const { data } = await enter(PASSWORD);
    expect(await change('Wrong-one1')).toEqual({ error: 'wrongOldPassword' });
    expect(await change(PASSWORD, NEW_PASSWORD, PASSWORD)).toEqual({ error: 'passwordsMismatch' });
    expect((await change(PASSWORD)).error).toBeUndefined();
    expect([await isIn(buyer.token), await isIn(data?.token)]).toEqual([true, false]);
    expect(await enter(PASSWORD)).toEqual({ error: 'wrongPassword' });
    expect((await enter(NEW_PASSWORD)).error).toBeUndefined();
  });

  it('cannot be guessed with a session', async () => {
    for (let count = 0; count < 2; count += 1)
      expect(await change('Wrong-one1')).toEqual({ error: 'wrongOldPassword' });
    expect(await change('Wrong-one1')).toEqual({ error: 'lockedForThreeMinutes' });
    expect(await change(PASSWORD)).toEqual({ error: 'lockedForThreeMinutes' });
    ctx.clock.advance(3 * 60_000);
    expect((await change(PASSWORD)).error).toBeUndefined();
  });

  it('that nobody can have is refused as a parameter, and counts for no lockout', async () => {
    for (let count = 0; count < 4; count += 1)
      expect(await enter('abc')).toEqual({ error: 'parameterError' });
    expect((await enter(PASSWORD)).error).toBeUndefined();
  });

  it('is reset by a code, which also lifts the lockout', async () => {
    for (let count = 0; count < 3; count += 1) await enter('Wrong-one1');
    expect(await enter(PASSWORD)).toEqual({ error: 'lockedForThreeMinutes' });
    await callOk(app, 'idcodeExecute', { target: buyer.username });
    await callOk(app, 'userResetpsw', {
      username: buyer.username,
      verifcode_type: 2,
      verifcode: await sentCode(ctx, buyer.username),
      password: NEW_PASSWORD,
      re_password: NEW_PASSWORD,
    });
    expect(await isIn(buyer.token)).toBe(false);
    expect((await enter(NEW_PASSWORD)).error).toBeUndefined();
  });

  it('is not reset by the authenticator alone', async () => {
    const show = await bindAuthenticator();
    const query = new URLSearchParams({
      username: buyer.username,
      verifcode_type: '3',
      verifcode: await show(),
      password: NEW_PASSWORD,
      re_password: NEW_PASSWORD,
    });
    const request = new Request(`http://mall.test/api/user!resetpsw?${query}`, { method: 'POST' });
    const { code, msg } = (await (await app.fetch(request)).json()) as { code: string; msg: string };
    expect({ code, msg }).toEqual({
      code: errorCatalog.parameterError.code,
      msg: errorCatalog.parameterError.text,
    });
    expect((await enter(PASSWORD)).error).toBeUndefined();
  });

  it('has reset methods that do not reveal which accounts exist', async () => {
    const readTargets = (username: string) => callOk(app, 'userGetUserNameVerifTarget', { username });
    expect(await readTargets('amelia@example.com')).toEqual({
      username: 'amelia@example.com',
      phone: null,
      phone_authority: false,
      email: 'ame***@example.com',
      email_authority: true,
      googleverif: false,
    });
    expect(await readTargets('447700900123')).toMatchObject({ phone: '447******123', phone_authority: true });
    expect(await readTargets('plainname')).toMatchObject({ phone_authority: false, email_authority: false });
  });

  it('of the fund is changed with the old one, which ends the other sessions', async () => {
    const { data } = await enter(PASSWORD);
    const changeFund = (old_safeword: string) =>
      callApi(
        app,
        'userUpdateOldAndNewSafeword',
        { old_safeword, safeword: NEW_FUND_PASSWORD, re_safeword: NEW_FUND_PASSWORD },
        buyer.token,
      );
    expect(await changeFund('000000')).toEqual({ error: 'wrongFundPassword' });
    expect((await changeFund(FUND_PASSWORD)).error).toBeUndefined();
    expect([await isIn(buyer.token), await isIn(data?.token)]).toEqual([true, false]);
    expect(await changeFund(FUND_PASSWORD)).toEqual({ error: 'wrongFundPassword' });
  });

  it('of the fund is reset by code or authenticator', async () => {
    const set = (verifcode_type: 1 | 2 | 3, verifcode: string) =>
      callApi(
        app,
        'userSetSafeword',
        { verifcode_type, verifcode, safeword: NEW_FUND_PASSWORD, re_safeword: NEW_FUND_PASSWORD },
        buyer.token,
      );
    expect(await set(1, '123456')).toEqual({ error: 'phoneOrEmailNotBound' });
    expect(await set(3, '123456')).toEqual({ error: 'authenticatorNotBound' });
    await callOk(app, 'idcodeExecute', { target: buyer.username, purpose: 'fundPassword' }, buyer.token);
    const { data } = await enter(PASSWORD);
    expect((await set(2, await sentCode(ctx, buyer.username))).error).toBeUndefined();
    expect([await isIn(buyer.token), await isIn(data?.token)]).toEqual([true, false]);
    const show = await bindAuthenticator();
    expect((await set(3, await show())).error).toBeUndefined();
  });

  it('of the fund is hashed in the queue of payments, one at a time per owner', async () => {
    const places: (HashOptions | undefined)[] = [];
    const hash: PasswordHasher['hash'] = (password, place) => {
      places.push(place);
      return ctx.passwords.hash(password, place);
    };
    // Runs in this process, even if the other calls of the test go to separate servers.
    const watched = createApp({ ctx: { ...ctx, passwords: { ...ctx.passwords, hash } } });
    const newFundPasswords = { safeword: NEW_FUND_PASSWORD, re_safeword: NEW_FUND_PASSWORD };
    const change = { old_safeword: FUND_PASSWORD, ...newFundPasswords };
    await callOk(watched, 'userUpdateOldAndNewSafeword', change, buyer.token);
    await callOk(app, 'idcodeExecute', { target: buyer.username, purpose: 'fundPassword' }, buyer.token);
    const verifcode = await sentCode(ctx, buyer.username);
    await callOk(
      watched,
      'userSetSafeword',
      { verifcode_type: 2, verifcode, ...newFundPasswords },
      buyer.token,
    );
    const place = { lane: 'payment', caller: buyer.id, isKeyed: true };
    expect(places).toEqual([place, place]);
  });

  it('is checked in the queue of known browsers where the browser is known, and of strangers elsewhere', async () => {
    const places: (HashOptions | undefined)[] = [];
    const verify: PasswordHasher['verify'] = (password, hash, place) => {
      places.push(place);
      return ctx.passwords.verify(password, hash, place);
    };
    const watched = { ...ctx, passwords: { ...ctx.passwords, verify } };
    const device = 'a'.repeat(43);
    await login(watched, buyer.username, PASSWORD, { device });
    await login(watched, buyer.username, PASSWORD, { device });
    await login(watched, buyer.username, PASSWORD, { device: 'b'.repeat(43) });
    const stranger = { lane: 'login', caller: buyer.username };
    const known = { lane: 'device', caller: expect.stringContaining(buyer.id) as string };
    expect(places).toEqual([stranger, known, stranger]);
  });

  it('of a user whom strangers locked out still works on a known device', async () => {
    const from = async (cookie: string | undefined, password: string) => {
      const query = new URLSearchParams({ username: buyer.username, password, lang: 'en' });
      const response = await app.fetch(
        new Request(`http://mall.test/api/user!newlogin?${query}`, {
          method: 'POST',
          headers: cookie ? { cookie } : {},
        }),
      );
      const { code, msg } = (await response.json()) as { code: string; msg: string | null };
      return { code, msg, cookie: response.headers.get('set-cookie')?.split(';')[0] };
    };
    // Strangers who solve the slider are locked out all the same.
    await writeSetting(ctx.db, 'slider_after_failures', '100');
    const { cookie } = await from(undefined, PASSWORD);
    expect(cookie).toMatch(/^openmall_device=[\w-]{43}$/);
    for (let count = 0; count < 4; count += 1) await from(undefined, 'Wrong-one1');
    ctx.clock.advance(3 * 60_000);
    await from(undefined, 'Wrong-one1');
    expect((await from(undefined, PASSWORD)).msg).toMatch(/tomorrow/);
    expect((await from(`openmall_device=${'x'.repeat(43)}`, PASSWORD)).msg).toMatch(/tomorrow/);
    expect((await from(cookie, PASSWORD)).code).toBe('0');
    // A stolen device has limited guesses too.
    for (let count = 0; count < 2; count += 1) await from(cookie, 'Wrong-one1');
    expect((await from(cookie, 'Wrong-one1')).msg).toMatch(/three minutes/);
    expect((await from(cookie, PASSWORD)).msg).toMatch(/three minutes/);
    await writeSetting(ctx.db, 'slider_after_failures', null);
  });
});

describe.each(STORY_DATABASES)('An authenticator on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let buyer: Buyer;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ctx = openTestContext(database);
    app = openApp(ctx);
    buyer = await addBuyer(ctx);
  });
  afterAll(() => database.close());

  const show = async (secret: string) =>
    TOTP.generate({
      secret: Secret.fromBase32(secret),
      timestamp: (await readTime(ctx.db, ctx.clock)).getTime(),
    });
  const draw = () => callOk(app, 'googleAuthGet', {}, buyer.token);
  const bind = (code: string, password?: string) =>
    callApi(app, 'googleAuthBind', { code, ...(password && { password }) }, buyer.token);
  const unbind = (code: string) => callApi(app, 'googleAuthUnbind', { code }, buyer.token);

  it('is bound with its code, and no code works twice', async () => {
    expect(await bind('123456')).toEqual({ error: 'sessionTokenInvalid' });
    const { secret, uri } = await draw();
    expect(uri).toContain(secret);
    const code = await show(secret);
    expect(await bind(await show('A'.repeat(32)))).toEqual({ error: 'wrongVerificationCode' });
    expect((await bind(code)).error).toBeUndefined();
    expect((await callOk(app, 'localuserGet', {}, buyer.token)).googleverif).toBe(true);
    expect(await bind(code)).toEqual({ error: 'authenticatorAlreadyBound' });
    expect(await callApi(app, 'googleAuthGet', {}, buyer.token)).toEqual({
      error: 'authenticatorAlreadyBound',
    });
    expect(await unbind(code)).toEqual({ error: 'wrongVerificationCode' });
    ctx.clock.advance(30_000);
    expect((await unbind(await show(secret))).error).toBeUndefined();
    expect(await unbind(await show(secret))).toEqual({ error: 'authenticatorNotBound' });
  });

  it('needs the last generated key, within ten minutes', async () => {
    const first = await draw();
    const second = await draw();
    expect(await bind(await show(first.secret))).toEqual({ error: 'wrongVerificationCode' });
    ctx.clock.advance(10 * 60_000);
    expect(await bind(await show(second.secret), PASSWORD)).toEqual({ error: 'sessionTokenInvalid' });
  });

  it('is removed with a recovery code, which is hashed and works once', async () => {
    const { secret, recoveryCodes } = await draw();
    await bind(await show(secret));
    const [first = '', second = ''] = recoveryCodes;
    const stored = JSON.stringify(await ctx.db.selectFrom('recovery_code').selectAll().execute());
    expect(stored).not.toContain(first);
    expect(await unbind('aaaaa-aaaaa')).toEqual({ error: 'wrongVerificationCode' });
    expect((await unbind(first)).error).toBeUndefined();
    const again = await draw();
    ctx.clock.advance(60_000);
    await bind(await show(again.secret));
    expect(await unbind(second)).toEqual({ error: 'wrongVerificationCode' });
  });

  it('cannot be guessed', async () => {
    const { secret } = await draw();
    for (let count = 0; count < 2; count += 1) await bind('000000');
    expect(await bind('000000')).toEqual({ error: 'lockedForThreeMinutes' });
    expect(await bind(await show(secret))).toEqual({ error: 'lockedForThreeMinutes' });
  });
});
