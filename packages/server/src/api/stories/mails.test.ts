import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { changePassword } from '../../domain/accounts/passwords/change-password.ts';
import { login } from '../../domain/accounts/login.ts';
import { findSession } from '../../domain/accounts/sessions.ts';
import { payOrders } from '../../domain/orders/payment/pay-orders.ts';
import { approveRefund, rejectRefund } from '../../domain/orders/refunds/decide-refund.ts';
import { confirmOrder, reportStop, shipOrder } from '../../domain/orders/ship.ts';
import { sendMail } from '../../domain/mail/send-mail.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { callOk, callRaw } from '../../test-support/http/call.ts';
import { openApp } from '../../test-support/http/open-app.ts';
import type { App } from '../../http/app/create-app.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
  PASSWORD,
  type Buyer,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';

describe.each(STORY_DATABASES)('A mail on $name', ({ open }) => {
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
    await setAccount({ email_verified: true });
  });
  afterAll(() => database.close());

  const setAccount = (values: { email_verified?: boolean; lang?: string; muted_mails?: string[] }) =>
    ctx.db.updateTable('user_account').set(values).where('id', '=', buyer.id).execute();
  const outbox = () =>
    ctx.db
      .selectFrom('outbox')
      .select(['subject', 'body', 'html', 'unsubscribe'])
      .where('recipient', '=', buyer.username)
      .orderBy('id')
      .execute();
  const subjects = async () => (await outbox()).map(({ subject }) => subject);
  const place = async (lang: 'en' | 'de' = 'en') => {
    const { skuId, goodsId } = await addGoods(ctx, await addStore(ctx));
    const orderInfo = `${goodsId},${skuId},1`;
    expect(await callRaw(app, 'orderSubmit', { orderInfo, lang }, buyer.token)).toMatchObject({ code: '0' });
    return ctx.db
      .selectFrom('orders')
      .select(['id', 'number'])
      .where('buyer_id', '=', buyer.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  };
  const pay = (id: string) => payOrders(ctx, buyer.id, [id], FUND_PASSWORD);

  it('tells each step of an order: placed, paid, sent, delivered', async () => {
    const { id, number } = await place();
    await pay(id);
    await confirmOrder(ctx, id);
    await shipOrder(ctx, id, { carrier: 'Nordic Parcel', trackingNumber: 'NP123' });
    await reportStop(ctx, id, 'outForDelivery');
    await reportStop(ctx, id, 'delivered');
    expect(await subjects()).toEqual([
      `We received your order ${number}`,
      `Payment received for order ${number}`,
      `Your order ${number} is on its way`,
      `Your order ${number} was delivered`,
    ]);
    const [, , sent] = await outbox();
    expect(sent?.body).toContain('Tracking number: NP123');
    expect(sent?.body).toContain(`/userInfo/order-detail?id=${id}&lang=en`);
    expect(sent?.html).toContain('<bdi>NP123</bdi>');
  });

  it('tells what a store decided about a refund, with its reason as text', async () => {
    const [first, second] = [await place(), await place()];
    await pay(first.id);
    await pay(second.id);
    for (const { id } of [first, second])
      await callOk(app, 'orderReturns', { orderId: id, returnReason: 2 }, buyer.token);
    await approveRefund(ctx, first.id);
    await rejectRefund(ctx, second.id, '<b>No</b>');
    const mails = (await outbox()).slice(-2);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(new RegExp(`^You get \\$[\\d.]+ back for order ${first.number}$`)),
      `The store declined your refund for order ${second.number}`,
    ]);
    expect(mails[1]?.html).toContain('&lt;b&gt;No&lt;/b&gt;');
  });

  it('is written in the language in which the owner last acted', async () => {
    const { id, number } = await place('de');
    await pay(id);
    const mails = await outbox();
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Ihre Bestellung ${number} ist eingegangen`,
      `Zahlung für Bestellung ${number} erhalten`,
    ]);
    expect(mails[0]?.html).toContain('<html lang="de" dir="ltr">');
    await setAccount({ lang: 'ar' });
    await ctx.db.deleteFrom('outbox').execute();
    await place();
    expect((await outbox())[0]?.html).toContain('<html lang="en"');
  });

  it('goes to a proven address only', async () => {
    await setAccount({ email_verified: false });
    await place();
    expect(await outbox()).toEqual([]);
  });

  it('is not sent about a topic that the owner turned off; alerts always are', async () => {
    await setAccount({ muted_mails: ['orders'] });
    const { id } = await place();
    await pay(id);
    await callOk(app, 'orderReturns', { orderId: id, returnReason: 2 }, buyer.token);
    const session = (await findSession(ctx, buyer.token)) ?? expect.fail();
    await changePassword(ctx, session, { old: PASSWORD, fresh: 'Other-99' });
    const mails = await outbox();
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('You requested a refund'),
      'Your login password was changed',
    ]);
    expect(mails[0]?.unsubscribe).toMatch(/^http:\/\/127\.0\.0\.1:3000\/mail-link\/[\w-]+\.[\w-]+\?lang=en$/);
    expect(mails[1]?.unsubscribe).toBeNull();
  });

  it('tells of a login on a new browser, and not on a known one', async () => {
    await login(ctx, buyer.username, PASSWORD, { device: 'a'.repeat(43) });
    await login(ctx, buyer.username, PASSWORD, { device: 'a'.repeat(43) });
    expect(await subjects()).toEqual(['New sign-in to your account']);
  });

  it('is dropped with the transaction that it tells of', async () => {
    const failing = transact(ctx, async (tx) => {
      await sendMail(tx, ctx, 'orderDelivered', { userId: buyer.id, order: '1', orderId: 'o' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await outbox()).toEqual([]);
  });
});
