import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideMerchants } from '../../demo/autopilot/merchant-reviewer.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { createApp, type App } from '../../http/app/create-app.ts';
import { callApi, callOk } from '../../test-support/http/call.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import { race } from '../../test-support/races/race.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import { setListed, setStock } from '../catalog/manage-listing.ts';
import { writeAsStore } from '../chat/write-as-store.ts';
import { actAs, readAuditLog } from '../audit/audit-log.ts';
import { checkInvariants } from '../ledger/invariants.ts';
import { payOrders } from '../orders/payment/pay-orders.ts';
import { approveRefund } from '../orders/refunds/decide-refund.ts';
import { requestRefund } from '../orders/refunds/request-refund.ts';
import { confirmOrder } from '../orders/ship.ts';
import { submitOrders } from '../orders/submit.ts';
import { applyAsMerchant, readApplication } from './apply.ts';
import { approveMerchant, refuseMerchant } from './decide.ts';

const FORM = { storeName: 'Fjord and Field', countryCode: 'NO', location: 'Bergen, Norway' };
const STEP_MS = 6_000;

describe.each(DATABASES)('Becoming a merchant on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    app = createApp({ ctx });
  });
  afterAll(() => database.close());

  it('opens a store and unfollows all stores for its owner', async () => {
    const { id, token } = await addBuyer(ctx);
    const sellerId = await addStore(ctx);
    await callOk(app, 'focusSellerAdd', { sellerId }, token);
    const application = await applyAsMerchant(ctx, id, FORM);
    const desk = actAs(ctx, { name: 'Ingrid' });
    const storeId = await approveMerchant(desk, application);
    expect(await callOk(app, 'sellerInfo', { sellerId: storeId })).toMatchObject({
      id: storeId,
      name: 'Fjord and Field',
      shopAddress: 'Bergen, Norway',
      sellerGoodsNum: 0,
    });
    expect(await callOk(app, 'focusSellerCount', {}, token)).toBe(0);
    expect(await callOk(app, 'sellerInfo', { sellerId })).toMatchObject({ focusNum: 0 });
    expect(await callApi(app, 'focusSellerAdd', { sellerId }, token)).toEqual({
      error: 'sellerCannotFollow',
    });
    expect(await readAuditLog(ctx, application)).toMatchObject([
      { role: 'merchant', actor: 'system', action: 'applyAsMerchant' },
      { at: ctx.clock.at(), role: 'operator', actor: 'Ingrid', action: 'admitMerchant', reason: '' },
    ]);
    await expect(applyAsMerchant(ctx, id, FORM)).rejects.toThrow('noPermission');
  });

  it('can be refused with a reason and applied for again', async () => {
    const { id } = await addBuyer(ctx);
    const first = await applyAsMerchant(ctx, id, FORM);
    await expect(applyAsMerchant(ctx, id, FORM)).rejects.toThrow('duplicateSubmission');
    await expect(refuseMerchant(ctx, first, '  ')).rejects.toThrow('reasonRequired');
    await refuseMerchant(ctx, first, 'We sell no live fish.');
    expect(await readApplication(ctx, first)).toMatchObject({
      state: 'refused',
      reason: 'We sell no live fish.',
    });
    await expect(approveMerchant(ctx, first)).rejects.toThrow('duplicateSubmission');
    await expect(approveMerchant(ctx, 'ma_none')).rejects.toThrow('recordNotFound');
    expect(await applyAsMerchant(ctx, id, FORM)).not.toBe(first);
  });

  it('is decided once by concurrent operators', async () => {
    const { id } = await addBuyer(ctx);
    const application = await applyAsMerchant(ctx, id, { ...FORM, storeName: 'Once' });
    const { won, refused } = await race([
      () => approveMerchant(ctx, application),
      () => refuseMerchant(ctx, application, 'No.'),
      () => approveMerchant(ctx, application),
    ]);
    expect({ won, refused }).toEqual({ won: 1, refused: ['duplicateSubmission'] });
    const stores = await ctx.db.selectFrom('store').select('id').where('owner_id', '=', id).execute();
    const { state } = await readApplication(ctx, application);
    expect(stores).toHaveLength(state === 'admitted' ? 1 : 0);
  });

  it('is not possible for a frozen account', async () => {
    const { id } = await addBuyer(ctx);
    const application = await applyAsMerchant(ctx, id, { ...FORM, storeName: 'Cold' });
    await holdAccount(ctx, id, 'frozen', 'Stolen pictures.');
    await expect(approveMerchant(ctx, application)).rejects.toThrow('accountFrozen');
    expect(await readApplication(ctx, application)).toMatchObject({ state: 'applied' });
    await refuseMerchant(ctx, application, 'Stolen pictures.');
  });

  it('is automatic in the demo, except for names in use', async () => {
    const [one, two] = [await addBuyer(ctx), await addBuyer(ctx)];
    const free = await applyAsMerchant(ctx, one.id, { ...FORM, storeName: 'Birch & Co' });
    const taken = await applyAsMerchant(ctx, two.id, { ...FORM, storeName: 'FJORD and field' });
    expect(await decideMerchants(ctx, STEP_MS)).toBe(0);
    ctx.clock.advance(STEP_MS);
    expect(await decideMerchants(ctx, STEP_MS)).toBeGreaterThanOrEqual(2);
    expect(await readApplication(ctx, free)).toMatchObject({ state: 'admitted' });
    expect(await readApplication(ctx, taken)).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('open already'),
    });
  });

  it('gives no access to data of other stores', async () => {
    const [own, other] = [await addStore(ctx), await addStore(ctx)];
    const merchant = actAs(ctx, { name: 'Ola', storeId: own });
    await expect(setStock(merchant, 'sk_none', 5)).rejects.toThrow('skuNotFound');
    const [mine, theirs] = [await addGoods(ctx, own), await addGoods(ctx, other)];
    await setStock(merchant, mine.skuId, 3);
    await expect(setStock(merchant, theirs.skuId, 3)).rejects.toThrow('skuNotFound');
    await expect(setListed(merchant, theirs.goodsId, false)).rejects.toThrow('goodsNotFound');
    await setListed(merchant, mine.goodsId, false);
    const buyer = await addBuyer(ctx);
    const items = [{ goodsId: theirs.goodsId, skuId: null, quantity: 1 }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    await payOrders(ctx, buyer.id, [order?.id ?? ''], FUND_PASSWORD);
    await expect(confirmOrder(merchant, order?.id ?? '')).rejects.toThrow('orderNotFound');
    await requestRefund(ctx, buyer.id, order?.id ?? '', { reason: 2 });
    await expect(approveRefund(merchant, order?.id ?? '')).rejects.toThrow('orderNotFound');
    await expect(writeAsStore(merchant, other, buyer.id, { kind: 'text', content: 'Hello' })).rejects.toThrow(
      'noPermission',
    );
    await approveRefund(actAs(ctx, { name: 'Kari', storeId: other }), order?.id ?? '');
    expect(await readAuditLog(ctx, mine.skuId)).toMatchObject([
      { action: 'setStock', actor: 'Ola', reason: '3' },
    ]);
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });
});
