import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { signAction } from '../../domain/mail/mail-links.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { callApi, callOk } from '../../test-support/http/call.ts';
import { openApp } from '../../test-support/http/open-app.ts';
import type { App } from '../../http/app/create-app.ts';
import {
  addBuyer,
  openTestContext,
  type Buyer,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';

const MINUTE_MS = 60_000;

describe.each(STORY_DATABASES)('A link in a mail on $name', ({ open }) => {
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
    await ctx.db
      .updateTable('user_account')
      .set({ email_verified: true })
      .where('id', '=', buyer.id)
      .execute();
  });
  afterAll(() => database.close());

  const newcomer = () => `reader${(serial += 1)}@example.com`;
  const mailTo = (recipient: string) =>
    ctx.db
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', recipient)
      .orderBy('id', 'desc')
      .executeTakeFirst();
  const linkTo = async (recipient: string) =>
    /http:\/\/127\.0\.0\.1:3000(\/mail-link\/\S+)/.exec((await mailTo(recipient))?.body ?? '')?.[1] ?? '';
  const visit = async (path: string, init?: RequestInit) => {
    const response = await app.fetch(new Request(`http://mall.test${path}`, init));
    return { status: response.status, body: await response.text(), headers: response.headers };
  };
  /** As mail programs do it (RFC 8058). */
  const ONE_CLICK = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  const settings = () => callOk(app, 'localuserMailSettings', {}, buyer.token);
  const muteLink = () =>
    `/mail-link/${signAction(ctx, { action: 'mute', userId: buyer.id, topic: 'orders' })}`;
  const isSubscribed = async (email: string) => {
    const row = await ctx.db
      .selectFrom('subscription')
      .select('confirmed_at')
      .where('email', '=', email)
      .executeTakeFirst();
    return row !== undefined && row.confirmed_at !== null;
  };

  it('starts the newsletter when it is confirmed, not when it is opened', async () => {
    const email = newcomer();
    await callOk(app, 'subscribeAdd', { email });
    expect((await mailTo(email))?.subject).toBe('Please confirm your subscription');
    const link = await linkTo(email);
    expect(await visit(link)).toMatchObject({ status: 200, body: expect.stringContaining(email) });
    expect(await isSubscribed(email)).toBe(false);
    const { body } = await visit(link, { method: 'POST' });
    expect(body).toContain('You’re subscribed');
    expect(await isSubscribed(email)).toBe(true);
  });

  it('to confirm is sent again after ten minutes, and never to a subscriber', async () => {
    const email = newcomer();
    await callOk(app, 'subscribeAdd', { email });
    expect(await callApi(app, 'subscribeAdd', { email })).toEqual({ error: 'emailAlreadySubscribed' });
    ctx.clock.advance(11 * MINUTE_MS);
    await callOk(app, 'subscribeAdd', { email });
    await visit(await linkTo(email), { method: 'POST' });
    ctx.clock.advance(11 * MINUTE_MS);
    expect(await callApi(app, 'subscribeAdd', { email })).toEqual({ error: 'emailAlreadySubscribed' });
  });

  it('turns a topic off by the one click of a mail program, without a login, and twice is the same', async () => {
    expect(await settings()).toMatchObject({ email: buyer.username, orders: true, refunds: true });
    for (let count = 0; count < 2; count += 1)
      expect(await visit(muteLink(), ONE_CLICK)).toMatchObject({ status: 200 });
    expect(await settings()).toMatchObject({ orders: false, refunds: true });
    const { muted_mails: muted } = await ctx.db
      .selectFrom('user_account')
      .select('muted_mails')
      .where('id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    expect(muted).toEqual(['orders']);
  });

  it('changes nothing when a mail program only opens it, and is in the language that it names', async () => {
    const { body, headers } = await visit(`${muteLink()}?lang=ar`);
    expect(body).toContain('dir="rtl"');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(await settings()).toMatchObject({ orders: true });
  });

  it('that was forged or changed does nothing', async () => {
    const [text = '', mark = ''] = muteLink().replace('/mail-link/', '').split('.');
    const other = Buffer.from(`mute refunds ${buyer.id}`).toString('base64url');
    for (const forged of [`${other}.${mark}`, `${text}.${mark.slice(0, -2)}AA`, `${text}.x`])
      expect(await visit(`/mail-link/${forged}`, ONE_CLICK)).toMatchObject({ status: 404 });
    expect(await settings()).toMatchObject({ orders: true, refunds: true });
  });

  it('and the settings are the same thing: the owner turns mails on and off, newsletter included', async () => {
    await visit(muteLink(), ONE_CLICK);
    await callOk(app, 'localuserSetMailSettings', { orders: 1, wallet: 0, newsletter: 1 }, buyer.token);
    expect(await settings()).toMatchObject({ orders: true, refunds: true, wallet: false, newsletter: true });
    expect(await isSubscribed(buyer.username)).toBe(true);
    await callOk(app, 'localuserSetMailSettings', { newsletter: 0 }, buyer.token);
    expect(await settings()).toMatchObject({ wallet: false, newsletter: false });
  });

  it('has no newsletter to offer without a proven address', async () => {
    await ctx.db
      .updateTable('user_account')
      .set({ email_verified: false })
      .where('id', '=', buyer.id)
      .execute();
    await callOk(app, 'localuserSetMailSettings', { newsletter: 1 }, buyer.token);
    expect(await settings()).toMatchObject({ email: null, newsletter: false });
    expect(await isSubscribed(buyer.username)).toBe(false);
  });
});
