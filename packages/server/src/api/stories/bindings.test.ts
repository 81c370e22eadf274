import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readTime } from '../../db/clock.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { setReferralAllowed } from '../../domain/accounts/hold-account.ts';
import type { App } from '../../http/app/create-app.ts';
import { callApi, callOk } from '../../test-support/http/call.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { openApp } from '../../test-support/http/open-app.ts';
import { sentCode, wrongCode } from '../../test-support/http/sent-code.ts';
import {
  addBuyer,
  openTestContext,
  PASSWORD,
  type Buyer,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';

describe.each(STORY_DATABASES)('A user on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let buyer: Buyer;
  let serial = 7_700_900_100;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ctx = openTestContext(database);
    app = openApp(ctx);
    buyer = await addBuyer(ctx);
  });
  afterAll(() => database.close());

  const newPhone = () => `44 ${(serial += 1)}`;
  const codeFor = async (target: string, purpose: 'bind' | 'beforeBind', user = buyer) => {
    await callOk(app, 'idcodeExecute', { target, purpose }, user.token);
    return sentCode(ctx, target);
  };
  const bind = (target: string, verifcode: string, more: { verifyCode?: string; password?: string } = {}) =>
    callApi(
      app,
      'localuserBindEmailOrPhone',
      { target, verifcode, password: PASSWORD, ...more },
      buyer.token,
    );
  const bindNew = async (target: string) => bind(target, await codeFor(target, 'bind'));

  it('binds a phone with its code and the login password', async () => {
    const phone = newPhone();
    expect(
      (await callApi(app, 'localuserCheckEmailOrPhone', { target: phone }, buyer.token)).error,
    ).toBeUndefined();
    const code = await codeFor(phone, 'bind');
    expect(await bind(phone, '')).toEqual({ error: 'emptyVerificationCode' });
    expect(await bind(phone, wrongCode(code))).toEqual({ error: 'wrongVerificationCode' });
    expect(await bind(phone, code, { password: 'Wrong-one1' })).toEqual({ error: 'wrongPassword' });
    expect((await bind(phone, code)).error).toBeUndefined();
    expect(await callOk(app, 'localuserGet', {}, buyer.token)).toMatchObject({ phone, phoneverif: true });
  });

  it('verifies the address that was registered without a code', async () => {
    expect((await bindNew(buyer.username)).error).toBeUndefined();
    expect((await callOk(app, 'localuserGet', {}, buyer.token)).emailverif).toBe(true);
  });

  it('replaces a verified address only with a one-time proof of the old one', async () => {
    const [old, replacement, third] = [newPhone(), newPhone(), newPhone()];
    await bindNew(old);
    const code = await codeFor(replacement, 'bind');
    expect(await bind(replacement, code)).toEqual({ error: 'phoneAlreadyBound' });
    expect(await bind(replacement, code, { verifyCode: 'bp_000000000000000000' })).toEqual({
      error: 'phoneAlreadyBound',
    });
    const prove = (target: string, verifcode: string) =>
      callApi(app, 'localuserBeforeBind', { target, verifcode }, buyer.token);
    expect(await prove(replacement, '123456')).toEqual({ error: 'phoneOrEmailNotBound' });
    const { data } = await prove(old, await codeFor(old, 'beforeBind'));
    const proof = { verifyCode: data?.verifyCode ?? '' };
    expect((await bind(replacement, code, proof)).error).toBeUndefined();
    expect(await bind(third, await codeFor(third, 'bind'), proof)).toEqual({ error: 'phoneAlreadyBound' });
    expect((await callOk(app, 'localuserGet', {}, buyer.token)).phone).toBe(replacement);
  });

  it('may request a code without a purpose, like existing clients', async () => {
    const phone = newPhone();
    await callOk(app, 'idcodeExecute', { target: phone }, buyer.token);
    expect((await bind(phone, await sentCode(ctx, phone))).error).toBeUndefined();
    await callOk(app, 'idcodeExecute', { target: phone }, buyer.token);
    const verifcode = await sentCode(ctx, phone);
    const prove = () => callApi(app, 'localuserBeforeBind', { target: phone, verifcode }, buyer.token);
    expect((await prove()).data?.verifyCode).toMatch(/^bp_/);
    expect(await prove()).toEqual({ error: 'wrongVerificationCode' });
  });

  it('proves a binding with the authenticator instead of a code', async () => {
    const { secret } = await callOk(app, 'googleAuthGet', {}, buyer.token);
    const show = async () =>
      TOTP.generate({
        secret: Secret.fromBase32(secret),
        timestamp: (await readTime(ctx.db, ctx.clock)).getTime(),
      });
    await callOk(app, 'googleAuthBind', { code: await show() }, buyer.token);
    ctx.clock.advance(30_000);
    const prove = (verifcode: string) =>
      callApi(app, 'localuserBeforeBind', { target: buyer.username, verifcode }, buyer.token);
    expect((await prove(await show())).data?.verifyCode).toMatch(/^bp_/);
    for (let count = 0; count < 2; count += 1)
      expect(await prove('000000')).toEqual({ error: 'wrongVerificationCode' });
    expect(await prove('000000')).toEqual({ error: 'tooManyWrongAttempts' });
  });

  it('cannot bind an address of another user, even when both try at once', async () => {
    const other = await addBuyer(ctx);
    const check = (target: string) => callApi(app, 'localuserCheckEmailOrPhone', { target }, buyer.token);
    expect(await check(other.username.toUpperCase())).toEqual({ error: 'boundToAnotherUser' });
    const phone = newPhone();
    const ownCode = await codeFor(phone, 'bind');
    const otherCode = await codeFor(phone, 'bind', other);
    const answers = await Promise.all([
      bind(phone, ownCode),
      callApi(
        app,
        'localuserBindEmailOrPhone',
        { target: phone, verifcode: otherCode, password: PASSWORD },
        other.token,
      ),
    ]);
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'boundToAnotherUser')).toHaveLength(1);
  });

  it('invites others by a code, keeps the referrer, and can lose the right to invite', async () => {
    const { usercode } = await callOk(app, 'localuserGetReferral', {}, buyer.token);
    const username = `guest.of.${usercode.toLowerCase()}@example.com`;
    const join = (name: string, agentCode: string) =>
      callApi(app, 'localuserRegisterNoVerifcode', {
        username: name,
        password: PASSWORD,
        re_password: PASSWORD,
        type: 2,
        agentCode,
      });
    expect(await join(username, 'NOBODYS')).toEqual({ error: 'invalidRecommendationCode' });
    const { data: guest } = await join(username, usercode.toLowerCase());
    expect(await callOk(app, 'localuserGetReferral', {}, guest?.token)).toMatchObject({
      agentCode: usercode,
      inviteNum: 0,
    });
    expect(await callOk(app, 'localuserGetReferral', {}, buyer.token)).toMatchObject({
      agentCode: null,
      inviteNum: 1,
      url: `/register?code=${usercode}`,
    });
    await setReferralAllowed(ctx, buyer.id, false);
    expect(await callApi(app, 'localuserGetReferral', {}, buyer.token)).toEqual({
      error: 'noAuthorityToRecommend',
    });
    expect(await join(`late.${username}`, usercode)).toEqual({ error: 'noAuthorityToRecommend' });
    const own = ctx.db.updateTable('user_account').set({ referrer_id: buyer.id }).where('id', '=', buyer.id);
    await expect(own.execute()).rejects.toThrow();
  });
});
