import type { GoodsSku } from '@openmall/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { callApi, callOk } from '../test-support/http/call.ts';
import { addControlledBuyer, readCode } from '../test-support/fixtures/controlled-buyer.ts';
import { loanForm } from '../test-support/fixtures/controlled-records.ts';
import { type ControlledMall, openControlledMall } from '../test-support/fixtures/controlled-mall.ts';
import { ONE_DATABASE } from '../test-support/database/databases.ts';
import { FUND_PASSWORD, PASSWORD } from '../test-support/fixtures/test-context.ts';

const REASON = 'Logged in from three countries in an hour.';

describe.each([ONE_DATABASE])('The operator actions of the control API on $name', ({ open }) => {
  let database: OpenDatabase;
  let mall: ControlledMall;
  beforeAll(async () => {
    database = await open();
    mall = await openControlledMall(database);
    await mall.control.call('reset', { body: { catalogue: 'small' } });
  });
  afterAll(() => database.close());

  const logIn = (username: string, password = PASSWORD, slider: { readonly sliderPass?: string } = {}) =>
    callApi(mall.app, 'userNewlogin', { username, password, ...slider });

  /** Solves a slider, which a name with several failed logins needs. */
  async function solveSlider(): Promise<{ readonly sliderPass: string }> {
    const { challengeId } = await callOk(mall.app, 'sliderChallenge', {});
    const { x } = await mall.control.call('readSlider', { params: { challengeId } });
    return callOk(mall.app, 'sliderVerify', { challengeId, x });
  }

  /** Logs in with or without a device cookie, and returns the cookie. */
  async function logInFrom(username: string, cookie = ''): Promise<{ code: string; cookie: string }> {
    const query = new URLSearchParams({ username, password: PASSWORD, lang: 'en' });
    const request = new Request(`http://mall.test/api/user!newlogin?${query}`, {
      method: 'POST',
      headers: { cookie },
    });
    const answer = await mall.app.fetch(request);
    const { code } = (await answer.json()) as { readonly code: string };
    return { code, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie };
  }

  it('require an extra verification, and lift it', async () => {
    const { control } = mall;
    const buyer = await addControlledBuyer(mall);
    const { username } = buyer;
    const params = { username };
    const { cookie } = await logInFrom(username);
    const hold = { hold: 'extraVerification', reason: REASON } as const;
    expect(await control.call('holdAccount', { params, body: hold })).toMatchObject({
      state: 'active',
      hold: 'extraVerification',
    });
    expect(await control.refusal('holdAccount', { params, body: hold })).toBe('409 duplicateSubmission');
    expect(await logIn(username)).toEqual({ error: 'extraVerificationNeeded' });
    // A known device can log in, so that its owner can write to customer service. Money cannot leave.
    expect(await logInFrom(username, cookie)).toMatchObject({ code: '0' });
    await buyer.call('newOnlinechatSend', { type: 'text', content: 'It was me on a journey.' });
    const { session_token } = await buyer.call('withdrawWithdrawOpen', {});
    const form = { session_token, safeword: FUND_PASSWORD, amount: '50', channel: 'USDT' } as const;
    expect(await buyer.tryCall('withdrawApply', form)).toEqual({ error: 'extraVerificationNeeded' });
    expect(await buyer.tryCall('creditApply', await loanForm(buyer))).toEqual({
      error: 'extraVerificationNeeded',
    });
    await control.call('writeAsAgent', { params, body: { text: 'Thank you, that is all we need.' } });
    expect(await buyer.call('newOnlinechatUnread', {})).toBe(1);

    const free = { hold: 'none', reason: 'Verified by a call.' } as const;
    const { accountId, hold: current } = await control.call('holdAccount', { params, body: free });
    expect(current).toBe('none');
    expect(await logIn(username)).toMatchObject({ data: { username } });
    expect((await buyer.tryCall('withdrawApply', form)).error).toBe('phoneOrEmailNotBound');
    const { acts } = await control.call('readHistory', { params: { subject: accountId } });
    expect(acts.slice(1)).toMatchObject([
      { act: 'hold', role: 'operator', actor: 'control', reason: REASON },
      { act: 'answerUser', role: 'agent', actor: 'control' },
      { act: 'release', reason: 'Verified by a call.' },
    ]);
  });

  it('freeze an account, which ends its sessions', async () => {
    const { control } = mall;
    const buyer = await addControlledBuyer(mall);
    const params = { username: buyer.username };
    const body = { hold: 'frozen', reason: REASON } as const;
    expect(await control.call('holdAccount', { params, body })).toMatchObject({
      state: 'frozen',
      hold: 'frozen',
    });
    expect(await buyer.tryCall('localuserGet', {})).toEqual({ error: 'sessionExpired' });
    expect(await logIn(buyer.username)).toEqual({ error: 'accountFrozen' });
    await control.call('holdAccount', { params, body: { hold: 'none', reason: 'Cleared.' } });
    expect(await buyer.tryCall('localuserGet', {})).toEqual({ error: 'sessionExpired' });
    await buyer.logIn();
    await buyer.call('localuserGet', {});
  });

  it('let a lockout expire by the clock, and lift it', async () => {
    const { control } = mall;
    const { username } = await addControlledBuyer(mall);
    for (let guess = 1; guess <= 2; guess += 1)
      expect(await logIn(username, 'Wrong-one1')).toEqual({ error: 'wrongPassword' });
    expect(await logIn(username, 'Wrong-one1')).toEqual({ error: 'lockedForThreeMinutes' });
    expect(await logIn(username)).toEqual({ error: 'lockedForThreeMinutes' });
    await control.call('advanceClock', { body: { by: { ms: 180_000 } } });
    expect(await logIn(username, 'Wrong-one1')).toEqual({ error: 'sliderNeeded' });
    const guess = await logIn(username, 'Wrong-one1', await solveSlider());
    expect(guess).toEqual({ error: 'tooManyWrongAttempts' });
    await control.call('advanceClock', { body: { by: { ms: 180_000 } } });
    expect(await logIn(username)).toEqual({ error: 'tooManyWrongAttempts' });
    await control.call('advanceClock', { body: { by: 'nextDay' } });
    expect((await logIn(username, PASSWORD, await solveSlider())).error).toBeUndefined();

    for (let guess = 1; guess <= 3; guess += 1) await logIn(username, 'Wrong-one1');
    expect(await logIn(username)).toEqual({ error: 'lockedForThreeMinutes' });
    await control.call('liftLockouts', { params: { username } });
    expect((await logIn(username)).error).toBeUndefined();
  });

  it('read codes and sliders, which makes a password reset possible', async () => {
    const { app, control } = mall;
    const { username } = await addControlledBuyer(mall);
    const { challengeId } = await callOk(app, 'sliderChallenge', {});
    const { x } = await control.call('readSlider', { params: { challengeId } });
    await callOk(app, 'sliderVerify', { challengeId, x });
    expect(await control.refusal('readSlider', { params: { challengeId } })).toBe('404 recordNotFound');
    await callOk(app, 'idcodeExecute', { target: username, purpose: 'resetPassword' });
    const verifcode = await readCode(mall, username.toUpperCase());
    expect(verifcode).toMatch(/^\d{6}$/);
  });

  it('allow and forbid referrals', async () => {
    const { app, control } = mall;
    const { username, call } = await addControlledBuyer(mall);
    const { usercode } = await call('localuserGet', {});
    const newcomer = (name: string) =>
      callApi(app, 'localuserRegisterNoVerifcode', {
        username: name,
        password: PASSWORD,
        re_password: PASSWORD,
        type: 2,
        agentCode: usercode,
      });
    await control.call('setRecommending', { params: { username }, body: { mayRecommend: false } });
    expect(await newcomer('first@example.com')).toEqual({ error: 'noAuthorityToRecommend' });
    await control.call('setRecommending', { params: { username }, body: { mayRecommend: true } });
    expect((await newcomer('second@example.com')).error).toBeUndefined();
  });

  it('set stock to one and to zero, and unlist goods', async () => {
    const { control } = mall;
    const buyer = await addControlledBuyer(mall);
    const { pageList } = await buyer.call('sellerGoodsList', { pageSize: 1 });
    const goodsId = pageList[0]?.id ?? '';
    const { canSelectAttributes, buyMin } = await buyer.call('sellerGoodsInfo', { sellerGoodsId: goodsId });
    const skuId = canSelectAttributes?.skus[0]?.skuId ?? '';
    const orderInfo = `${goodsId},${skuId},${buyMin}`;
    const onHand = Number(buyMin);
    await control.call('setStock', { params: { skuId }, body: { onHand } });
    await buyer.call('orderSubmit', { orderInfo });
    expect(await buyer.tryCall('orderSubmit', { orderInfo })).toEqual({ error: 'insufficientStock' });
    await control.call('setStock', { params: { skuId }, body: { onHand } });
    const params = { goodsId };
    await control.call('setShelf', { params, body: { isOnShelf: false } });
    expect(await buyer.tryCall('orderSubmit', { orderInfo })).toEqual({ error: 'productRemoved' });
    await control.call('setShelf', { params, body: { isOnShelf: false } });
    await control.call('setShelf', { params, body: { isOnShelf: true } });
    expect((await buyer.tryCall('orderSubmit', { orderInfo })).error).toBeUndefined();
    const { acts } = await control.call('readHistory', { params: { subject: goodsId } });
    expect(acts.map(({ act }) => act)).toEqual(['takeOffShelf', 'putOnShelf']);
  });

  describe('the prices by quantity', () => {
    type Tiers = readonly { readonly minQuantity: number; readonly price: string }[];
    let buyer: Awaited<ReturnType<typeof addControlledBuyer>>;
    let goodsId: string;
    let listed: GoodsSku;
    const readSku = async () => {
      const { canSelectAttributes } = await buyer.call('sellerGoodsInfo', { sellerGoodsId: goodsId });
      return canSelectAttributes.skus[0] ?? expect.unreachable('the goods have a variant');
    };
    const below = (price: number, cents: number) => (price - cents / 100).toFixed(2);
    const setTiers = (tiers: Tiers) => ({ params: { skuId: listed.skuId }, body: { tiers: [...tiers] } });
    const quoteLine = async (quantity: number) => {
      const orderInfo = `${goodsId},${listed.skuId},${quantity}`;
      const { stores, discount } = await buyer.call('orderQuote', { orderInfo });
      return { ...(stores[0]?.lines[0] ?? expect.unreachable('the quote has a line')), discount };
    };

    beforeEach(async () => {
      buyer = await addControlledBuyer(mall);
      const { pageList } = await buyer.call('sellerGoodsList', { pageSize: 1 });
      goodsId = pageList[0]?.id ?? expect.unreachable('the mall has goods');
      const { skuId } = await readSku();
      await mall.control.call('setStock', { params: { skuId }, body: { onHand: 100 } });
      listed = await readSku();
    });

    it('apply to a line from their quantity on, in the quote and in the order', async () => {
      const { price } = listed;
      const tiers: Tiers = [
        { minQuantity: 10, price: below(price, 10) },
        { minQuantity: 50, price: below(price, 25) },
      ];
      await mall.control.call('setPriceTiers', setTiers(tiers));
      for (const [quantity, paid] of [
        [9, price],
        [10, Number(below(price, 10))],
        [60, Number(below(price, 25))],
      ] as const) {
        const line = await quoteLine(quantity);
        expect(line).toMatchObject({ goodsReal: paid, totalCost: Number((paid * quantity).toFixed(2)) });
        expect(line.discount).toBe(Number(((line.sellingPrice - paid) * quantity).toFixed(2)));
      }
      const orderInfo = `${goodsId},${listed.skuId},10`;
      const { orderList } = await buyer.call('orderSubmit', { orderInfo });
      expect(orderList[0]?.prizeReal).toBe(Number((Number(below(price, 10)) * 10).toFixed(2)));
      await mall.control.call('setPriceTiers', setTiers([]));
      expect((await readSku()).priceTiers).toEqual([]);
      expect((await quoteLine(10)).goodsReal).toBe(price);
    });

    it('are refused unless quantities rise and prices fall', async () => {
      const { sellingPrice: price } = listed;
      const refused: readonly Tiers[] = [
        [{ minQuantity: 10, price: price.toFixed(2) }],
        [
          { minQuantity: 50, price: below(price, 25) },
          { minQuantity: 10, price: below(price, 10) },
        ],
        [
          { minQuantity: 10, price: below(price, 10) },
          { minQuantity: 50, price: below(price, 5) },
        ],
      ];
      for (const tiers of refused)
        expect(await mall.control.refusal('setPriceTiers', setTiers(tiers))).toBe('400 parameterError');
      expect(await readSku()).toEqual(listed);
    });
  });

  it('approve a merchant, whose store can answer its buyers', async () => {
    const { app, control } = mall;
    const [owner, buyer] = [await addControlledBuyer(mall), await addControlledBuyer(mall)];
    const body = { storeName: 'Fjord and Field', countryCode: 'NO' };
    const applying = { params: { username: owner.username }, body };
    const { applicationId, state } = await control.call('applyAsMerchant', applying);
    expect(state).toBe('applied');
    expect(await control.refusal('applyAsMerchant', applying)).toBe('409 duplicateSubmission');
    const params = { applicationId };
    const refuse = { decision: 'refuse', reason: 'We need a picture.' } as const;
    expect(await control.call('decideMerchant', { params, body: refuse })).toMatchObject({
      state: 'refused',
      reason: 'We need a picture.',
    });
    expect(await control.refusal('decideMerchant', { params, body: refuse })).toBe('409 duplicateSubmission');
    const again = await control.call('applyAsMerchant', applying);
    const { storeId } = await control.call('decideMerchant', {
      params: { applicationId: again.applicationId },
      body: { decision: 'approve' },
    });
    expect(await control.call('readAccount', { params: { username: owner.username } })).toMatchObject({
      storeId,
    });
    const message = {
      params: { storeId: storeId ?? '', username: buyer.username },
      body: { text: 'Welcome.' },
    };
    expect(await control.refusal('writeAsStore', message)).toBe('409 noPermission');
    const question = { partyid: storeId ?? '', type: 'text', content: 'Is it warm?' } as const;
    await buyer.call('userOnlineChatControllerSend', question);
    await control.call('writeAsStore', message);
    expect(await callOk(app, 'userOnlineChatControllerUnread', {}, buyer.token())).toBe(1);
    expect(await control.refusal('applyAsMerchant', applying)).toBe('409 noPermission');
  });
});
