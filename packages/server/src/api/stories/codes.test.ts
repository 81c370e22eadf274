import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import type { App } from '../../http/app/create-app.ts';
import { callApi, callOk } from '../../test-support/http/call.ts';
import { writeSetting } from '../../domain/settings/settings.ts';
import { dropDeadCodes } from '../../domain/verification/sweep-verification.ts';
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

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'Other-99';

describe.each(STORY_DATABASES)('A code on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let buyer: Buyer;
  let serial = 0;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ctx = openTestContext(database);
    app = openApp(ctx);
    buyer = await addBuyer(ctx);
  });
  afterAll(() => database.close());

  const newcomer = () => `newcomer${(serial += 1)}@example.com`;
  const registerWith = (username: string, verifcode: string) =>
    callApi(app, 'localuserRegisterWithVerifcode', {
      username,
      verifcode,
      password: PASSWORD,
      re_password: PASSWORD,
      type: 2,
    });
  const resetWith = (verifcode: string) =>
    callApi(app, 'userResetpsw', {
      username: buyer.username,
      verifcode_type: 2,
      verifcode,
      password: NEW_PASSWORD,
      re_password: NEW_PASSWORD,
    });
  const requestReset = () =>
    callApi(app, 'idcodeExecute', { target: buyer.username, purpose: 'resetPassword' });

  it('opens an account with a verified address', async () => {
    const target = newcomer();
    await callOk(app, 'jscodeExecute', { target });
    const { data } = await registerWith(target, await sentCode(ctx, target));
    expect(await callOk(app, 'localuserGet', {}, data?.token)).toMatchObject({
      email: target,
      emailverif: true,
      phoneverif: false,
    });
    expect(await callApi(app, 'jscodeExecute', { target })).toEqual({ error: 'duplicateUsername' });
  });

  it('opens an account for a phone number, with or without spaces', async () => {
    const target = '44 7700900456';
    await callOk(app, 'jscodeExecute', { target });
    const verifcode = await sentCode(ctx, target);
    const data = await callOk(app, 'localuserRegisterWithVerifcode', {
      username: target,
      verifcode,
      password: PASSWORD,
      re_password: PASSWORD,
      type: 1,
    });
    expect(data.username).toBe('447700900456');
    expect(await callApi(app, 'jscodeExecute', { target: '447 700900456' })).toEqual({
      error: 'duplicateUsername',
    });
  });

  it('is rejected if it is missing, wrong or sent to another address', async () => {
    const [target, other] = [newcomer(), newcomer()];
    await callOk(app, 'jscodeExecute', { target });
    const code = await sentCode(ctx, target);
    expect(await registerWith(target, '')).toEqual({ error: 'emptyVerificationCode' });
    expect(await registerWith(target, wrongCode(code))).toEqual({ error: 'wrongVerificationCode' });
    expect(await registerWith(other, code)).toEqual({ error: 'wrongVerificationCode' });
    expect((await registerWith(target, code)).error).toBeUndefined();
  });

  it('is invalid after three wrong attempts, even if they arrive at once', async () => {
    await callOk(app, 'idcodeExecute', { target: buyer.username });
    const code = await sentCode(ctx, buyer.username);
    const attempts = await Promise.all(Array.from({ length: 6 }, () => resetWith(wrongCode(code))));
    expect(attempts).toEqual(Array(6).fill({ error: 'wrongVerificationCode' }));
    expect(await resetWith(code)).toEqual({ error: 'wrongVerificationCode' });
    const { wrong_tries } = await ctx.db
      .selectFrom('verification_code')
      .select('wrong_tries')
      .where('target_key', '=', buyer.username)
      .executeTakeFirstOrThrow();
    expect(wrong_tries).toBe(3);
  });

  it('is valid for exactly ten minutes', async () => {
    await requestReset();
    const early = await sentCode(ctx, buyer.username);
    ctx.clock.advance(10 * MINUTE_MS - 1);
    expect((await resetWith(early)).error).toBeUndefined();
    await requestReset();
    const late = await sentCode(ctx, buyer.username);
    ctx.clock.advance(10 * MINUTE_MS);
    expect(await resetWith(late)).toEqual({ error: 'wrongVerificationCode' });
  });

  it('works once, even in concurrent calls', async () => {
    await requestReset();
    const code = await sentCode(ctx, buyer.username);
    const answers = await Promise.all(Array.from({ length: 4 }, () => resetWith(code)));
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1);
    expect(await resetWith(code)).toEqual({ error: 'wrongVerificationCode' });
  });

  it('works only for its purpose, and not after the next code was sent', async () => {
    await callOk(app, 'idcodeExecute', { target: buyer.username, purpose: 'fundPassword' }, buyer.token);
    expect(await resetWith(await sentCode(ctx, buyer.username))).toEqual({ error: 'wrongVerificationCode' });
    await requestReset();
    const first = await sentCode(ctx, buyer.username);
    await requestReset();
    const second = await sentCode(ctx, buyer.username);
    if (first !== second) expect(await resetWith(first)).toEqual({ error: 'wrongVerificationCode' });
    expect((await resetWith(second)).error).toBeUndefined();
  });

  it('is sent five times an hour and ten times a day, even for concurrent requests', async () => {
    const target = newcomer();
    const requestCode = () => callApi(app, 'jscodeExecute', { target });
    const answers = await Promise.all(Array.from({ length: 8 }, requestCode));
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(5);
    expect(await requestCode()).toEqual({ error: 'tooManyCodeSends' });
    ctx.clock.advance(60 * MINUTE_MS);
    for (let count = 0; count < 5; count += 1) expect((await requestCode()).error).toBeUndefined();
    ctx.clock.advance(60 * MINUTE_MS);
    expect(await requestCode()).toEqual({ error: 'tooManyCodeSends' });
    ctx.clock.advance(23 * 60 * MINUTE_MS);
    expect((await requestCode()).error).toBeUndefined();
  });

  it('does not reveal to visitors who has an account', async () => {
    const stranger = newcomer();
    for (let count = 0; count < 5; count += 1) {
      const known = await requestReset();
      expect(await callApi(app, 'idcodeExecute', { target: stranger })).toEqual(known);
    }
    expect(await requestReset()).toEqual({ error: 'tooManyCodeSends' });
    expect(await callApi(app, 'idcodeExecute', { target: stranger })).toEqual({ error: 'tooManyCodeSends' });
    await expect(sentCode(ctx, stranger)).rejects.toThrow();
    expect(
      await callApi(app, 'userResetpsw', {
        username: stranger,
        verifcode_type: 2,
        verifcode: '123456',
        password: NEW_PASSWORD,
        re_password: NEW_PASSWORD,
      }),
    ).toEqual({ error: 'wrongVerificationCode' });
  });

  it('for other purposes is sent to users only, to their own addresses', async () => {
    const other = await addBuyer(ctx);
    const requestCode = (target: string, purpose: 'fundPassword' | 'bind', token?: string) =>
      callApi(app, 'idcodeExecute', { target, purpose }, token);
    expect(await requestCode(buyer.username, 'fundPassword')).toEqual({ error: 'notLoggedIn' });
    expect(await requestCode(other.username, 'fundPassword', buyer.token)).toEqual({
      error: 'phoneOrEmailNotBound',
    });
    expect(await requestCode(other.username, 'bind', buyer.token)).toEqual({ error: 'boundToAnotherUser' });
  });

  it('is stored as a hash', async () => {
    await requestReset();
    const code = await sentCode(ctx, buyer.username);
    const rows = await ctx.db.selectFrom('verification_code').select(['code_hash', 'id']).execute();
    expect(JSON.stringify(rows.map(({ code_hash }) => code_hash))).not.toContain(`"${code}"`);
    expect(rows.every(({ code_hash }) => code_hash.length === 64)).toBe(true);
  });

  it('leaves the outbox when it is used or has expired', async () => {
    const textsOf = async (recipient: string) =>
      (await ctx.db.selectFrom('outbox').select('body').where('recipient', '=', recipient).execute()).map(
        ({ body }) => body,
      );
    const [used, unused] = [buyer.username, newcomer()];
    await requestReset();
    await callOk(app, 'jscodeExecute', { target: unused });
    expect((await resetWith(await sentCode(ctx, used))).error).toBeUndefined();
    await dropDeadCodes(ctx);
    const notices = await textsOf(used);
    expect(notices.filter((text) => text === null)).toHaveLength(1);
    expect(await textsOf(unused)).toEqual([expect.stringMatching(/\d{6}/)]);
    ctx.clock.advance(10 * MINUTE_MS);
    await dropDeadCodes(ctx);
    expect(await textsOf(unused)).toEqual([null]);
    const { state } = await ctx.db
      .selectFrom('outbox')
      .select('state')
      .where('recipient', '=', unused)
      .executeTakeFirstOrThrow();
    expect(state).toBe('failed');
  });

  it('by SMS has a ceiling for the whole mall, also for numbers without an account', async () => {
    const phones = [1, 2, 3, 4].map((last) => `44 770090066${last}`);
    const requestFor = (target = '') => callApi(app, 'idcodeExecute', { target });
    const before = await ctx.db
      .selectFrom('verification_code')
      .select((eb) => eb.fn.countAll<number>().as('sent'))
      .where('channel', '=', 'sms')
      .executeTakeFirstOrThrow();
    await writeSetting(ctx.db, 'sms_codes_per_hour', String(before.sent + 3));
    const answers = await Promise.all(phones.map(requestFor));
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(3);
    expect(answers).toContainEqual({ error: 'tooManyCodeSends' });
    expect((await callApi(app, 'jscodeExecute', { target: newcomer() })).error).toBeUndefined();
    ctx.clock.advance(60 * MINUTE_MS);
    expect((await requestFor(phones[0])).error).toBeUndefined();
    await writeSetting(ctx.db, 'sms_codes_per_hour', null);
  });
});
