import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { createApp, type App } from '../../http/app/create-app.ts';
import { callbackRequest } from '../../http/payments/payment-callback.ts';
import { callApi, callOk, callRaw } from '../../test-support/http/call.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { openApp } from '../../test-support/http/open-app.ts';
import { referenceOf } from '../../test-support/http/reference-of.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
  type Buyer,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { openChannels, setSetting } from '../../test-support/fixtures/wallet.ts';
import { checkInvariants } from '../ledger/invariants.ts';
import { cancelOrder, expireOrders } from '../orders/cancel.ts';
import { submitOrders } from '../orders/submit.ts';
import { readBalance } from '../wallet/balance.ts';
import { openForm } from '../wallet/money-forms.ts';
import { expirePayments } from './open-payment.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { signMessage } from './signature.ts';
import { expireThirdParty } from './third-party.ts';

const SECRET = 'a secret of the tests';
const MINUTE_MS = 60_000;

interface Event {
  readonly eventId: string;
  readonly reference: string;
  readonly outcome: string;
  readonly amount: string;
  readonly currency: string;
}

describe.each(STORY_DATABASES)('Payments through a provider on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let sandbox: Sandbox;
  let app: App;
  let goods: { readonly goodsId: string };
  beforeAll(async () => {
    database = await open();
    const base = openTestContext(database, '50');
    sandbox = createSandbox(base, SECRET);
    ctx = { ...base, payments: sandbox };
    app = openApp(ctx, { sandboxSecret: SECRET });
    goods = await addGoods(ctx, await addStore(ctx), { price: '100', stock: 10_000, taxRate: '0' });
    await openChannels(ctx);
    await setSetting(ctx, 'third_party_products', [
      {
        productType: 'Bank',
        range: [
          { min_amount: 50, max_amount: 100, bank_code: 'sepa' },
          { min_amount: 1000, max_amount: 2000, bank_code: 'swift' },
        ],
      },
      { productType: 'Maya', range: [{ min_amount: 10, max_amount: 500, bank_code: 'maya' }] },
    ]);
  });
  afterAll(async () => {
    expect(await checkInvariants(ctx.db)).toEqual([]);
    await database.close();
  });

  const place = async (buyer: Buyer): Promise<string> => {
    const items = [{ goodsId: goods.goodsId, skuId: null, quantity: 1 }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    return order?.id ?? '';
  };
  const openCard = (buyer: Buyer, orderId: string) =>
    callOk(app, 'paymentOpen', { orderId, method: 'card' }, buyer.token);
  const decide = (payUrl: string, decision: string) =>
    app.fetch(
      new Request(`http://mall.test${payUrl}`, {
        method: 'POST',
        body: new URLSearchParams({ decision }).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      }),
    );
  const notify = async (event: Event, at = ctx.clock): Promise<number> => {
    const { rows } = await sql<{ now: Date }>`select ${at.now()} as now`.execute(ctx.db);
    const message = signMessage(SECRET, JSON.stringify(event), rows[0]?.now ?? new Date(0));
    return (await app.fetch(callbackRequest('http://mall.test', message))).status;
  };
  const stateOf = async (buyer: Buyer, paymentId: string) =>
    (await callOk(app, 'paymentGet', { paymentId }, buyer.token)).status;
  const orderState = async (buyer: Buyer, orderId: string) =>
    (await callOk(app, 'orderInfo', { orderId }, buyer.token)).orderInfo.status;
  const balanceOf = async (buyer: Buyer) => Number(await readBalance(ctx, buyer.id));

  it('lists the methods that are open in the region', async () => {
    await setSetting(ctx, 'payment_methods', {
      card: { countries: '*', fee: '0.02' },
      ewallet: { countries: [578], fee: '0.025' },
    });
    const available = async (input: { countryId?: number }) =>
      (await callOk(app, 'paymentMethods', input)).methods.map(({ code, reason }) => [code, reason]);
    const closed = 'paymentMethodNotOpen';
    expect(await available({ countryId: 578 })).toEqual([
      ['balance', null],
      ['card', null],
      ['ewallet', null],
      ['crypto', closed],
    ]);
    expect(await available({})).toContainEqual(['ewallet', closed]);
    const buyer = await addBuyer(ctx);
    const orderId = await place(buyer);
    const refused = await callApi(app, 'paymentOpen', { orderId, method: 'ewallet' }, buyer.token);
    expect(refused).toEqual({ error: closed });
  });

  it('offers only the balance without a provider', async () => {
    const bare = createApp({ ctx: { ...ctx, payments: undefined } });
    const { methods } = await callOk(bare, 'paymentMethods', {});
    expect(methods.filter(({ available }) => available).map(({ code }) => code)).toEqual(['balance']);
    const { token } = await addBuyer(ctx);
    expect(await callOk(bare, 'thirdPartyRechargeGetCoinList', {}, token)).toEqual([]);
  });

  it('pays two orders on the provider’s page, with a fee on top', async () => {
    const buyer = await addBuyer(ctx);
    const orderId = `${await place(buyer)},${await place(buyer)}`;
    const payment = await callOk(
      app,
      'paymentOpen',
      { orderId, method: 'card', returnPath: '/paySuccess?from=card' },
      buyer.token,
    );
    expect(payment).toMatchObject({ status: 0, amount: 206, handlingFee: 4.12, total: 210.12, orderId });
    const shown = await app.fetch(new Request(`http://mall.test${payment.payUrl}`));
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('USD 210.12');

    const led = await decide(payment.payUrl, 'pay');
    expect(led.status).toBe(303);
    expect(led.headers.get('location')).toBe(`/paySuccess?from=card&paymentId=${payment.paymentId}`);
    expect(await stateOf(buyer, payment.paymentId)).toBe(1);
    for (const id of orderId.split(',')) {
      const { orderInfo } = await callOk(app, 'orderInfo', { orderId: id }, buyer.token);
      expect(orderInfo).toMatchObject({ status: 1, total: 103, handlingFee: 2.06, paymentMethod: 'card' });
    }
    expect(await balanceOf(buyer)).toBe(50);
  });

  it('shows the provider’s page in the buyer’s language, or in English', async () => {
    const buyer = await addBuyer(ctx);
    const fields = { orderId: await place(buyer), method: 'card', lang: 'ar' };
    const { payUrl } = (await callRaw(app, 'paymentOpen', fields, buyer.token)).data as { payUrl: string };
    const read = async (path: string) => (await app.fetch(new Request(`http://mall.test${path}`))).text();
    expect(await read(payUrl)).toMatch(/<html lang="ar" dir="rtl">[^]*دفع تجريبي/);
    expect(await read(payUrl.replace('lang=ar', 'lang=constructor'))).toMatch(
      /<html lang="en"[^]*Test payment/,
    );
    await decide(payUrl, 'decline');
    expect(await read(payUrl)).toContain('رُفضت هذه الدفعة.');
  });

  it('returns the same payment while it is unfinished, and a new one after it was declined', async () => {
    const buyer = await addBuyer(ctx);
    const orderId = await place(buyer);
    const payments = await Promise.all([openCard(buyer, orderId), openCard(buyer, orderId)]);
    expect(new Set(payments.map(({ paymentId }) => paymentId)).size).toBe(1);
    const [first] = payments;
    await decide(first.payUrl, 'decline');
    expect(await stateOf(buyer, first.paymentId)).toBe(2);
    expect(await orderState(buyer, orderId)).toBe(0);
    expect((await openCard(buyer, orderId)).paymentId).not.toBe(first.paymentId);
  });

  it('books an event once when it arrives repeatedly and concurrently', async () => {
    const buyer = await addBuyer(ctx);
    const { paymentId } = await openCard(buyer, await place(buyer));
    const event = {
      eventId: `ev_a${paymentId}`,
      reference: paymentId,
      outcome: 'paid',
      amount: '105.06',
      currency: 'USD',
    };
    const same = Array.from({ length: 6 }, () => notify(event));
    const others = Array.from({ length: 6 }, (_, index) =>
      notify({ ...event, eventId: `ev_${index}_${paymentId}` }),
    );
    expect(new Set(await Promise.all([...same, ...others]))).toEqual(new Set([200]));
    expect(await stateOf(buyer, paymentId)).toBe(1);
    expect(await balanceOf(buyer)).toBe(50);
  });

  it('refuses events that are unsigned, altered, old, unknown or of another amount', async () => {
    const buyer = await addBuyer(ctx);
    const { paymentId } = await openCard(buyer, await place(buyer));
    const event = {
      eventId: `ev_${paymentId}`,
      reference: paymentId,
      outcome: 'paid',
      amount: '105.06',
      currency: 'USD',
    };
    const now = new Date('2026-03-14T01:26:53Z');
    const send = async (change: object, secret = SECRET, at = now) => {
      const message = { ...signMessage(secret, JSON.stringify(event), at), ...change };
      return (await app.fetch(callbackRequest('http://mall.test', message))).status;
    };
    expect(await send({ signature: '' })).toBe(401);
    expect(await send({ signature: 'g'.repeat(64) })).toBe(401);
    expect(await send({ body: JSON.stringify({ ...event, amount: '1' }) })).toBe(401);
    expect(await send({ timestamp: '1773451614' })).toBe(401);
    expect(await send({}, 'another secret')).toBe(401);
    expect(await send({}, SECRET, new Date(now.getTime() - 6 * MINUTE_MS))).toBe(401);
    expect(await send({}, SECRET, new Date(now.getTime() + 6 * MINUTE_MS))).toBe(401);
    expect(await notify({ ...event, amount: '105.05' })).toBe(422);
    expect(await notify({ ...event, currency: 'KRW' })).toBe(422);
    expect(await notify({ ...event, currency: '' })).toBe(401);
    expect(await notify({ ...event, reference: 'pm_nobody' })).toBe(422);
    expect(await notify({ ...event, outcome: 'perhaps' })).toBe(401);
    expect(await send({ body: 'x'.repeat(300_000) })).toBe(413);
    expect((await app.fetch(new Request('http://mall.test/callbacks/payments'))).status).toBe(405);
    expect(await stateOf(buyer, paymentId)).toBe(0);
    // A wrong event does not block the right one.
    expect(await send({})).toBe(200);
    expect(await stateOf(buyer, paymentId)).toBe(1);
  });

  it('credits the wallet if the orders were paid or cancelled meanwhile', async () => {
    const buyer = await addBuyer(ctx);
    const orderId = await place(buyer);
    const { paymentId } = await openCard(buyer, orderId);
    await cancelOrder(ctx, buyer.id, orderId, 0);
    expect(
      await notify({
        eventId: `ev_${paymentId}`,
        reference: paymentId,
        outcome: 'paid',
        amount: '105.06',
        currency: 'USD',
      }),
    ).toBe(200);
    expect(await stateOf(buyer, paymentId)).toBe(2);
    expect(await balanceOf(buyer)).toBe(155.06);
    await callOk(app, 'orderPay', { orderId: await place(buyer), safeword: FUND_PASSWORD }, buyer.token);
  });

  it('pays an order once, by provider or by balance', async () => {
    const buyer = await addBuyer(ctx);
    const orderId = await place(buyer);
    const top = await place(buyer);
    const { paymentId: topUp } = await openCard(buyer, top);
    await cancelOrder(ctx, buyer.id, top, 0);
    await notify({
      eventId: `ev_${topUp}`,
      reference: topUp,
      outcome: 'paid',
      amount: '105.06',
      currency: 'USD',
    });
    const { paymentId } = await openCard(buyer, orderId);
    const [, byBalance] = await Promise.all([
      notify({
        eventId: `ev_${paymentId}`,
        reference: paymentId,
        outcome: 'paid',
        amount: '105.06',
        currency: 'USD',
      }),
      callApi(app, 'orderPay', { orderId, safeword: FUND_PASSWORD }, buyer.token),
    ]);
    expect(await orderState(buyer, orderId)).toBe(1);
    const expected = byBalance.error === undefined ? 155.06 - 103 + 105.06 : 155.06;
    expect(await balanceOf(buyer)).toBeCloseTo(expected, 8);
  });

  it('expires with its orders, and credits late money to the wallet', async () => {
    const buyer = await addBuyer(ctx);
    const orderId = await place(buyer);
    const { paymentId, payUrl } = await openCard(buyer, orderId);
    ctx.clock.advance(31 * MINUTE_MS);
    await expireOrders(ctx);
    await expirePayments(ctx);
    expect(await stateOf(buyer, paymentId)).toBe(2);
    expect((await decide(payUrl, 'pay')).status).toBe(303);
    expect(await balanceOf(buyer)).toBe(50);
    expect(
      await notify({
        eventId: `late_${paymentId}`,
        reference: paymentId,
        outcome: 'paid',
        amount: '105.06',
        currency: 'USD',
      }),
    ).toBe(200);
    expect(await balanceOf(buyer)).toBe(155.06);
    expect(await orderState(buyer, orderId)).toBe(-1);
  });

  it('opens no payment for paid, cancelled or other buyers’ orders', async () => {
    const [buyer, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    const orderId = await place(buyer);
    const refusal = async (token: string) =>
      (await callApi(app, 'paymentOpen', { orderId, method: 'card' }, token)).error;
    expect(await refusal(other.token)).toBe('orderNotFound');
    const { payUrl, paymentId } = await openCard(buyer, orderId);
    expect(await callApi(app, 'paymentGet', { paymentId }, other.token)).toEqual({ error: 'recordNotFound' });
    await decide(payUrl, 'pay');
    expect(await refusal(buyer.token)).toBe('orderAlreadyPaid');
    const cancelled = await place(buyer);
    await cancelOrder(ctx, buyer.id, cancelled, 0);
    expect(
      (await callApi(app, 'paymentOpen', { orderId: cancelled, method: 'card' }, buyer.token)).error,
    ).toBe('orderAlreadyCancelled');
  });

  it('reports a failing provider and keeps the orders payable', async () => {
    const broken = { ...sandbox, open: () => Promise.reject(new Error('The provider is down')) };
    const failing = createApp({ ctx: { ...ctx, payments: broken } });
    const buyer = await addBuyer(ctx);
    const orderId = await place(buyer);
    expect(await callApi(failing, 'paymentOpen', { orderId, method: 'card' }, buyer.token)).toEqual({
      error: 'paymentFailed',
    });
    expect((await openCard(buyer, orderId)).status).toBe(0);
  });

  describe('Recharges through third parties', () => {
    const start = async (buyer: Buyer, change: object = {}) =>
      callApi(
        app,
        'thirdPartyRechargePhpRecharge4',
        {
          session_token: await openForm(ctx, buyer.id),
          amount: '100.5',
          pageUrl: 'https://elsewhere.example/userInfo/money-package?index=1',
          ...change,
        },
        buyer.token,
      );

    it('list products and credit the paid amount once', async () => {
      const buyer = await addBuyer(ctx);
      const list = await callOk(app, 'thirdPartyRechargeGetCoinList', {}, buyer.token);
      expect(list.map(({ productType }) => productType)).toEqual(['Bank', 'Maya']);
      const { data: payUrl = '' } = await start(buyer);
      const led = await decide(payUrl, 'pay');
      expect(led.headers.get('location')).toBe('/userInfo/money-package?index=1');
      await decide(payUrl, 'decline');
      await decide(payUrl, 'pay');
      expect(await balanceOf(buyer)).toBe(150.5);
      const { elements } = await callOk(app, 'rechargeBlockchainList', {}, buyer.token);
      expect(elements).toMatchObject([{ state: 1, amount: '100.5', isThirdParty: 1, payUrl, img: null }]);
    });

    it('fail if they are declined', async () => {
      const buyer = await addBuyer(ctx);
      const { data: payUrl = '' } = await start(buyer);
      await decide(payUrl, 'decline');
      const { elements } = await callOk(app, 'rechargeBlockchainList', {}, buyer.token);
      expect(elements).toMatchObject([{ state: 2, failure_msg: 'The payment was declined.' }]);
      expect(await balanceOf(buyer)).toBe(50);
    });

    it.each([
      ['less than the range', { amount: '9.99' }, 'depositOutsideLimits'],
      ['more than the range', { amount: '500.01' }, 'depositOutsideLimits'],
      ['a form that nobody opened', { session_token: 'fs_0000000000000000' }, 'sessionTokenInvalid'],
    ])('refuse %s', async (_what, change, error) => {
      const buyer = await addBuyer(ctx);
      expect(await start(buyer, change)).toEqual({ error });
      expect((await callOk(app, 'rechargeBlockchainList', {}, buyer.token)).elements).toEqual([]);
    });

    it('refuse an amount between two ranges, a product that is not offered, and a form twice', async () => {
      const { id, token } = await addBuyer(ctx);
      const session_token = await openForm(ctx, id);
      const bank = { session_token, amount: '500', frenchCurrency: 'EUR' };
      expect((await callApi(app, 'thirdPartyRechargeRecharge', bank, token)).error).toBe(
        'depositOutsideLimits',
      );
      const gcash = { session_token, amount: '100' };
      expect((await callApi(app, 'thirdPartyRechargePhpRecharge', gcash, token)).error).toBe(
        'paymentMethodNotOpen',
      );
      await callOk(app, 'thirdPartyRechargeRecharge', { ...bank, amount: '60' }, token);
      expect((await callApi(app, 'thirdPartyRechargeRecharge', { ...bank, amount: '60' }, token)).error).toBe(
        'duplicateSubmission',
      );
    });

    it('expire after a day, and still credit late money once', async () => {
      const buyer = await addBuyer(ctx);
      const { data: payUrl = '' } = await start(buyer);
      ctx.clock.advance(24 * 60 * MINUTE_MS);
      await expireThirdParty(ctx);
      const reference = referenceOf(payUrl);
      const late = (eventId: string) =>
        notify({ eventId, reference, outcome: 'paid', amount: '100.5', currency: 'USDT' });
      expect(await late(`l1_${reference}`)).toBe(200);
      expect(await late(`l2_${reference}`)).toBe(200);
      expect(await balanceOf(buyer)).toBe(150.5);
      const { elements } = await callOk(app, 'rechargeBlockchainList', {}, buyer.token);
      expect(elements.map(({ state }) => state).sort()).toEqual([1, 2]);
    });
  });
});
