import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import type { App } from '../../http/app/create-app.ts';
import { callApi, callOk } from '../../test-support/http/call.ts';
import { writeSetting } from '../../domain/settings/settings.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { sentCode } from '../../test-support/http/sent-code.ts';
import { openApp } from '../../test-support/http/open-app.ts';
import {
  addBuyer,
  openTestContext,
  PASSWORD,
  type Buyer,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';

const MINUTE_MS = 60_000;

const sizeOf = async (dataAddress: string) => {
  const bytes = Buffer.from(dataAddress.split(',')[1] ?? '', 'base64');
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format };
};

describe.each(STORY_DATABASES)('The slider on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let buyer: Buyer;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    app = openApp(ctx);
    buyer = await addBuyer(ctx);
  });
  afterAll(() => database.close());

  const challenge = async () => {
    const { challengeId } = await callOk(app, 'sliderChallenge', {});
    const { x } = await ctx.db
      .selectFrom('slider_challenge')
      .select('x')
      .where('id', '=', challengeId)
      .executeTakeFirstOrThrow();
    return { challengeId, x };
  };
  const verify = (challengeId: string, x: number) => callApi(app, 'sliderVerify', { challengeId, x });
  const pass = async () => {
    const { challengeId, x } = await challenge();
    return (await callOk(app, 'sliderVerify', { challengeId, x })).sliderPass;
  };
  const enter = (sliderPass: string) =>
    callApi(app, 'userNewlogin', { username: buyer.username, password: PASSWORD, sliderPass });

  const login = () => callApi(app, 'userNewlogin', { username: buyer.username, password: PASSWORD });
  const register = (username: string) =>
    callApi(app, 'localuserRegisterNoVerifcode', {
      username,
      password: PASSWORD,
      re_password: PASSWORD,
      type: 2,
    });

  it('is required where the setting demands it', async () => {
    expect((await login()).error).toBeUndefined();
    await writeSetting(ctx.db, 'slider_required', 'true');
    expect(await login()).toEqual({ error: 'sliderNeeded' });
    expect(await register('someone.new@example.com')).toEqual({ error: 'sliderNeeded' });
    expect((await enter(await pass())).error).toBeUndefined();
    await writeSetting(ctx.db, 'slider_required', null);
    expect((await login()).error).toBeUndefined();
    await expect(writeSetting(ctx.db, 'slider_required', 'maybe')).rejects.toMatchObject({
      key: 'parameterError',
    });
  });

  it('is required after three wrong passwords of a name, and no more after the right one', async () => {
    const own = { username: (await addBuyer(ctx)).username };
    const enterWith = (password: string, sliderPass?: string) =>
      callApi(app, 'userNewlogin', { ...own, password, ...(sliderPass && { sliderPass }) });
    for (let attempt = 0; attempt < 3; attempt += 1) await enterWith('Wrong-42day');
    ctx.clock.advance(3 * MINUTE_MS);
    expect(await enterWith(PASSWORD)).toEqual({ error: 'sliderNeeded' });
    expect((await enterWith(PASSWORD, await pass())).error).toBeUndefined();
    expect((await enterWith(PASSWORD)).error).toBeUndefined();
    expect((await login()).error).toBeUndefined();
  });

  it('is not required after the password was reset with a code', async () => {
    const { username } = await addBuyer(ctx);
    for (let attempt = 0; attempt < 3; attempt += 1)
      await callApi(app, 'userNewlogin', { username, password: 'Wrong-42day' });
    await callOk(app, 'idcodeExecute', { target: username, purpose: 'resetPassword' });
    const form = { username, verifcode_type: 2, verifcode: await sentCode(ctx, username) } as const;
    await callOk(app, 'userResetpsw', { ...form, password: PASSWORD, re_password: PASSWORD });
    expect((await callApi(app, 'userNewlogin', { username, password: PASSWORD })).error).toBeUndefined();
  });

  it('is not required any more when a quarter of an hour has passed', async () => {
    const { username } = await addBuyer(ctx);
    for (let attempt = 0; attempt < 3; attempt += 1)
      await callApi(app, 'userNewlogin', { username, password: 'Wrong-42day' });
    ctx.clock.advance(15 * MINUTE_MS);
    expect((await callApi(app, 'userNewlogin', { username, password: PASSWORD })).error).toBeUndefined();
  });

  it('sends a background and the piece, but not the position of the gap', async () => {
    const data = await callOk(app, 'sliderChallenge', {});
    expect(await sizeOf(data.background)).toEqual({ width: 320, height: 160, format: 'png' });
    expect(await sizeOf(data.piece)).toEqual({ width: 44, height: 44, format: 'png' });
    expect(data.y + data.pieceHeight).toBeLessThanOrEqual(data.height);
    expect(Object.keys(data)).not.toContain('x');
  });

  it('accepts one answer, near enough and in time', async () => {
    const near = await challenge();
    expect((await verify(near.challengeId, near.x + 5)).error).toBeUndefined();
    expect(await verify(near.challengeId, near.x)).toEqual({ error: 'sliderFailed' });
    const far = await challenge();
    expect(await verify(far.challengeId, far.x + 6)).toEqual({ error: 'sliderFailed' });
    expect(await verify(far.challengeId, far.x)).toEqual({ error: 'sliderFailed' });
    const late = await challenge();
    ctx.clock.advance(2 * MINUTE_MS);
    expect(await verify(late.challengeId, late.x)).toEqual({ error: 'sliderFailed' });
    expect(await verify('sl_nobody', 100)).toEqual({ error: 'sliderFailed' });
  });

  it('gives one pass for concurrent answers', async () => {
    const { challengeId, x } = await challenge();
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(challengeId, x)));
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1);
  });

  it('gives a pass for one login within five minutes; a login without one still works', async () => {
    const good = await pass();
    expect((await enter(good)).error).toBeUndefined();
    expect(await enter(good)).toEqual({ error: 'sliderFailed' });
    expect(await enter('sp_0000000000000000')).toEqual({ error: 'sliderFailed' });
    const late = await pass();
    ctx.clock.advance(5 * MINUTE_MS);
    expect(await enter(late)).toEqual({ error: 'sliderFailed' });
    await callOk(app, 'userNewlogin', { username: buyer.username, password: PASSWORD });
  });

  it('works for registrations and codes too', async () => {
    const target = 'slider.guest@example.com';
    await callOk(app, 'jscodeExecute', { target, sliderPass: await pass() });
    const registration = { username: target, password: PASSWORD, re_password: PASSWORD, type: 2 } as const;
    const used = 'sp_0000000000000000';
    expect(await callApi(app, 'localuserRegisterNoVerifcode', { ...registration, sliderPass: used })).toEqual(
      {
        error: 'sliderFailed',
      },
    );
    await callOk(app, 'localuserRegisterNoVerifcode', { ...registration, sliderPass: await pass() });
    expect(await callApi(app, 'idcodeExecute', { target, sliderPass: used })).toEqual({
      error: 'sliderFailed',
    });
  });
});
