import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { checkInvariants } from '../domain/ledger/invariants.ts';
import { expirePayments } from '../domain/payments/open-payment.ts';
import { submitOrders } from '../domain/orders/submit.ts';
import { openForm } from '../domain/wallet/money-forms.ts';
import { readBalance } from '../domain/wallet/balance.ts';
import { type App, createApp } from '../http/app/create-app.ts';
import { STORY_DATABASES } from '../test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  type Buyer,
  openTestContext,
  type TestContext,
} from '../test-support/fixtures/test-context.ts';
import { openChannels, setSetting } from '../test-support/fixtures/wallet.ts';
import { callApi, callOk } from '../test-support/http/call.ts';
import { eventBody, signatureOf, type StripeEventType } from '../test-support/stripe/stripe-message.ts';
import { StripeStandIn } from '../test-support/stripe/stripe-stand-in.ts';
import { createStripeGateway } from './stripe-gateway.ts';

const KEY = 'sk_test_ofTheTests';
const WEBHOOK = 'whsec_ofTheTests';
const MALL = { name: 'Fjord & Field', origin: () => 'https://mall.example' };
const MINUTE_MS = 60_000;

describe.each(STORY_DATABASES)('Payments through Stripe on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let stripe: StripeStandIn;
  let goodsId: string;
  beforeAll(async () => {
    database = await open();
    const base = openTestContext(database, '50');
    stripe = new StripeStandIn(KEY, () => ctx.clock.at());
    const apiUrl = await stripe.listen();
    const payments = createStripeGateway(base, MALL, { secretKey: KEY, webhookSecret: WEBHOOK, apiUrl });
    ctx = { ...base, payments };
    app = createApp({ ctx });
    ({ goodsId } = await addGoods(ctx, await addStore(ctx), { price: '19.99', stock: 10_000, taxRate: '0' }));
    await openChannels(ctx);
    const range = [{ min_amount: 50, max_amount: 100, bank_code: 'ach', currency: 'USD' }];
    await setSetting(ctx, 'third_party_products', [{ productType: 'Bank', range }]);
    await setSetting(ctx, 'payment_methods', {
      card: { countries: '*', fee: '0.02' },
      ewallet: { countries: '*', fee: '0' },
      crypto: { countries: '*', fee: '0' },
    });
  });
  afterEach(() => {
    stripe.failures = [];
  });
  afterAll(async () => {
    expect(await checkInvariants(ctx.db)).toEqual([]);
    await stripe.close();
    await database.close();
  });

  const order = async (buyer: Buyer): Promise<string> => {
    const items = [{ goodsId, skuId: null, quantity: 1 }];
    const [placed] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    return placed?.id ?? '';
  };
  const start = async (method: 'card' | 'ewallet' = 'card') => {
    const buyer = await addBuyer(ctx);
    const orderId = await order(buyer);
    const payment = await callOk(app, 'paymentOpen', { orderId, method }, buyer.token);
    return { buyer, orderId, payment, reference: payment.paymentId };
  };
  let serial = 0;
  const post = async (body: string, signature: string) => {
    const request = new Request('http://mall.test/callbacks/payments', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    });
    return (await app.fetch(request)).status;
  };
  const send = (
    type: StripeEventType,
    reference: string,
    change: { object?: object; livemode?: boolean; id?: string } = {},
  ) => {
    const body = eventBody(change.id ?? `evt_${(serial += 1)}`, type, stripe.sessionOf(reference), change);
    return post(body, signatureOf(body, WEBHOOK, ctx.clock.at()));
  };
  const statusOf = async ({ buyer, reference }: Awaited<ReturnType<typeof start>>) =>
    (await callOk(app, 'paymentGet', { paymentId: reference }, buyer.token)).status;

  it('asks Stripe for exactly what the buyer was shown, and sends the buyer to its page', async () => {
    const { payment, reference } = await start();
    expect(payment.total).toBe(23.44);
    const { fields, id } = stripe.sessionOf(reference);
    expect(payment.payUrl).toBe(`https://checkout.stripe.test/c/pay/${id}`);
    expect(Object.fromEntries(fields)).toMatchObject({
      'line_items[0][price_data][unit_amount]': '2344',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][product_data][name]': 'Fjord & Field',
      'payment_method_types[0]': 'card',
      success_url: `https://mall.example/paySuccess?paymentId=${reference}`,
      locale: 'en',
    });
  });

  it('offers other wallets as Stripe is set up, and no coins', async () => {
    const { reference, buyer } = await start('ewallet');
    expect(stripe.sessionOf(reference).fields.has('payment_method_types[0]')).toBe(false);
    const { methods } = await callOk(app, 'paymentMethods', {}, buyer.token);
    expect(methods.find(({ code }) => code === 'crypto')).toMatchObject({
      available: 0,
      reason: 'notImplemented',
    });
  });

  it('pays the orders once Stripe reports the money, however often it does', async () => {
    const started = await start();
    stripe.pay(started.reference);
    expect(await statusOf(started)).toBe(0);
    expect(await send('checkout.session.completed', started.reference, { id: 'evt_same' })).toBe(200);
    expect(await send('checkout.session.completed', started.reference, { id: 'evt_same' })).toBe(200);
    expect(await send('checkout.session.completed', started.reference)).toBe(200);
    expect(await statusOf(started)).toBe(1);
    expect(await readBalance(ctx, started.buyer.id)).toBe('50.0000000000');
  });

  it('waits for a payment that takes days, and for its success or failure', async () => {
    const [paid, failed] = [await start('ewallet'), await start('ewallet')];
    for (const one of [paid, failed]) {
      expect(
        await send('checkout.session.completed', one.reference, { object: { payment_status: 'unpaid' } }),
      ).toBe(200);
      expect(await statusOf(one)).toBe(0);
    }
    stripe.pay(paid.reference);
    await send('checkout.session.async_payment_succeeded', paid.reference);
    await send('checkout.session.async_payment_failed', failed.reference);
    expect([await statusOf(paid), await statusOf(failed)]).toEqual([1, 2]);
  });

  it('keeps what was paid when an older message about the end of the page comes after it', async () => {
    const started = await start();
    stripe.pay(started.reference);
    await send('checkout.session.completed', started.reference);
    expect(await send('checkout.session.expired', started.reference)).toBe(200);
    expect(await statusOf(started)).toBe(1);
  });

  it('ends the page with the payment, and credits the wallet if the buyer had paid by then', async () => {
    const [quiet, late] = [await start(), await start()];
    stripe.pay(late.reference);
    ctx.clock.advance(31 * MINUTE_MS);
    expect(await expirePayments(ctx)).toBeGreaterThanOrEqual(2);
    expect(stripe.sessionOf(quiet.reference).status).toBe('expired');
    expect(stripe.sessionOf(late.reference).status).toBe('complete');
    expect(await send('checkout.session.expired', quiet.reference)).toBe(200);
    expect(await send('checkout.session.completed', late.reference)).toBe(200);
    expect(await statusOf(late)).toBe(2);
    expect(await readBalance(ctx, late.buyer.id)).toBe('73.4400000000');
  });

  it.each([
    ['another amount', { amount_total: 2343 }],
    ['another currency', { currency: 'eur' }],
  ])('books nothing for %s than was asked', async (_what, object) => {
    const started = await start();
    stripe.pay(started.reference);
    expect(await send('checkout.session.completed', started.reference, { object })).toBe(422);
    expect(await statusOf(started)).toBe(0);
    expect(await send('checkout.session.completed', started.reference)).toBe(200);
  });

  it.each([
    ['of another kind', 'payment_intent.created', {}],
    ['of the other mode', 'checkout.session.completed', { livemode: true }],
    ['of another program', 'checkout.session.completed', { object: { metadata: {} } }],
  ] as const)('takes note of a message %s, and does nothing', async (_what, type, change) => {
    const started = await start();
    stripe.pay(started.reference);
    expect(await send(type, started.reference, change)).toBe(200);
    expect(await statusOf(started)).toBe(0);
  });

  it('refuses messages that Stripe did not sign just now, byte for byte', async () => {
    const started = await start();
    const body = eventBody('evt_forged', 'checkout.session.completed', stripe.pay(started.reference));
    const now = ctx.clock.at();
    expect(await post(body, signatureOf(body, 'whsec_another', now))).toBe(401);
    expect(await post(body, signatureOf(body, WEBHOOK, new Date(now.getTime() - 6 * MINUTE_MS)))).toBe(401);
    expect(await post(`${body} `, signatureOf(body, WEBHOOK, now))).toBe(401);
    expect(await post(body, 't=1')).toBe(401);
    const sandboxStyle = new Request('http://mall.test/callbacks/payments', { method: 'POST', body });
    expect((await app.fetch(sandboxStyle)).status).toBe(401);
    expect(await statusOf(started)).toBe(0);
  });

  it('asks again with the same key after a failure, and charges once', async () => {
    stripe.failures = [500];
    const { reference, payment } = await start();
    expect(payment.payUrl).toContain('checkout.stripe.test');
    const sessions = [...stripe.sessions.values()];
    expect(sessions.filter(({ fields }) => fields.get('client_reference_id') === reference)).toHaveLength(1);
  });

  it('fails the payment if Stripe refuses it, and tells the log no secret', async () => {
    const logged: unknown[] = [];
    const spy = vi.spyOn(console, 'error').mockImplementation((...words) => void logged.push(...words));
    const buyer = await addBuyer(ctx);
    const orderId = await order(buyer);
    stripe.failures = [402];
    const input = { orderId, method: 'card' } as const;
    expect(await callApi(app, 'paymentOpen', input, buyer.token)).toEqual({ error: 'paymentFailed' });
    spy.mockRestore();
    expect(logged.map(String).join('\n')).not.toMatch(/sk_test|whsec/);
    // A new attempt is a new charge.
    expect((await callOk(app, 'paymentOpen', input, buyer.token)).status).toBe(0);
  });

  it('takes recharges in dollars, one for one', async () => {
    const buyer = await addBuyer(ctx);
    const form = {
      session_token: await openForm(ctx, buyer.id),
      amount: '60',
      frenchCurrency: 'USD',
      bankCode: 'ach',
      bankName: 'ACH',
    };
    const started = await ctx.db.selectFrom('recharge').select('id').execute();
    await callOk(app, 'thirdPartyRechargeRecharge', form as never, buyer.token);
    const all = await ctx.db.selectFrom('recharge').select('id').execute();
    const reference = all.find(({ id }) => !started.some((one) => one.id === id))?.id ?? '';
    expect(stripe.sessionOf(reference).fields.get('line_items[0][price_data][unit_amount]')).toBe('6000');
    stripe.pay(reference);
    expect(await send('checkout.session.completed', reference)).toBe(200);
    expect(await readBalance(ctx, buyer.id)).toBe('110.0000000000');
  });

  it('sends money back once for each refund, never more than was paid', async () => {
    const { reference } = await start();
    const refund = { id: 'rf_1', reference, amount: '23.44', currency: 'USD' };
    await expect(ctx.payments?.refund?.(refund)).rejects.toThrow('not paid');
    stripe.pay(reference);
    await ctx.payments?.refund?.(refund);
    await ctx.payments?.refund?.(refund);
    expect(stripe.sessionOf(reference).refundedCents).toBe(2344);
    await expect(ctx.payments?.refund?.({ ...refund, id: 'rf_2', amount: '0.01' })).rejects.toThrow(
      'refused',
    );
  });
});
