import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import {
  type ControlledBuyer,
  addControlledBuyer,
  completeVerification,
} from '../../test-support/fixtures/controlled-buyer.ts';
import { type ControlledMall, openControlledMall } from '../../test-support/fixtures/controlled-mall.ts';
import {
  applyForLoan,
  requestWithdrawal,
  payOrder,
  placeOrder,
  reportRecharge,
  restockGoods,
} from '../../test-support/fixtures/controlled-records.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import { playAll } from './autopilot.ts';

const STEP_MS = 6_000;

describe.each(DATABASES)('A mall that only the autopilot operates, on $name', ({ open }) => {
  let database: OpenDatabase;
  let mall: ControlledMall;
  let buyer: ControlledBuyer;
  beforeAll(async () => {
    database = await open();
    mall = await openControlledMall(database);
    await mall.control.call('reset', { body: { catalogue: 'small' } });
    buyer = await addControlledBuyer(mall);
  });
  afterAll(() => database.close());

  /** Advances the clock and runs the autopilot until nothing is left to do. */
  async function runUntilIdle(): Promise<void> {
    for (let round = 0; round < 10; round += 1) {
      await mall.control.call('advanceClock', { body: { by: { ms: STEP_MS } } });
      if ((await playAll(mall.ctx, STEP_MS)) === 0) return;
    }
    throw new Error('The autopilot did not finish');
  }

  it('completes every flow of a buyer', async () => {
    const { control } = mall;
    const newcomer = await addControlledBuyer(mall);
    await completeVerification(mall, buyer);
    const goodsId = await restockGoods(mall, buyer);
    const order = async () => payOrder(buyer, await placeOrder(buyer, goodsId));
    const [parcel, refund, refused] = [await order(), await order(), await order()];
    await buyer.call('orderReturns', { orderId: refund, returnReason: 2 });
    await buyer.call('orderReturns', {
      orderId: refused,
      returnReason: 2,
      returnDetail: 'Please refuse it.',
    });
    const recharge = await reportRecharge(buyer);
    const withdrawal = await requestWithdrawal(buyer);
    const loan = await applyForLoan(buyer);
    const pictures = { idimg_1: await newcomer.upload('kyc'), idimg_2: await newcomer.upload('kyc') };
    const person = {
      name: 'Robin Ferreira',
      idname: 'Passport',
      idnumber: 'P5520187',
      nationality: 'Portugal',
    };
    await newcomer.call('kycApply', { ...person, ...pictures });
    await buyer.call('newOnlinechatSend', { type: 'text', content: 'Where is my parcel?' });
    const { seller } = await buyer.call('sellerGoodsInfo', { sellerGoodsId: goodsId });
    const question = { partyid: seller?.id ?? '', type: 'text', content: 'Is it in stock?' } as const;
    await buyer.call('userOnlineChatControllerSend', question);
    const { applicationId } = await control.call('applyAsMerchant', {
      params: { username: newcomer.username },
      body: { storeName: 'Azulejo & Co', countryCode: 'PT' },
    });

    await runUntilIdle();

    const stateOf = async (orderId: string) => (await buyer.call('orderInfo', { orderId })).orderInfo;
    expect(await stateOf(parcel)).toMatchObject({ status: 3 });
    expect((await buyer.call('orderLogList', { orderId: parcel })).at(-1)).toMatchObject({ state: 14 });
    expect(await stateOf(refund)).toMatchObject({ status: 6, returnStatus: 2 });
    expect(await stateOf(refused)).toMatchObject({ status: 3, returnStatus: 3 });
    expect(await buyer.call('rechargeBlockchainGet', { order_no: recharge })).toMatchObject({ state: 1 });
    expect(await buyer.call('withdrawGet', { order_no: withdrawal })).toMatchObject({ state: 1 });
    expect((await buyer.call('creditHistroy', {})).elements).toMatchObject([{ id: loan, status: 2 }]);
    expect(await newcomer.call('kycGet', {})).toMatchObject({ status: 2 });
    expect(await buyer.call('newOnlinechatUnread', {})).toBe(1);
    expect(await buyer.call('userOnlineChatControllerUnread', {})).toBe(1);
    const { storeId } = await control.call('readAccount', { params: { username: newcomer.username } });
    expect(storeId).not.toBeNull();
    for (const subject of [parcel, refund, refused, recharge, withdrawal, loan, applicationId]) {
      const { acts } = await control.call('readHistory', { params: { subject } });
      // The test itself applied, through the control contract.
      const decisions = acts.filter(({ act }) => act !== 'applyAsMerchant');
      expect([...new Set(decisions.map(({ actor }) => actor))]).toEqual(['autopilot']);
    }
    expect(await checkInvariants(mall.ctx.db)).toEqual([]);
  });
});
