import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideMerchants } from '../../demo/autopilot/merchant-reviewer.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { createApp, type App } from '../../http/app/create-app.ts';
import { callApi, callOk } from '../../test-support/http/call.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import { race } from '../../test-support/races/race.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestMall,
  type TestMall,
} from '../../test-support/fixtures/test-mall.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import { setListed, setStock } from '../catalog/manage-listing.ts';
import { writeAsStore } from '../chat/write-as-store.ts';
import { actAs, readAuditLog } from '../audit/audit-log.ts';
import { checkInvariants } from '../ledger/invariants.ts';
import { payOrders } from '../orders/pay.ts';
import { approveRefund, requestRefund } from '../orders/refund.ts';
import { confirmOrder } from '../orders/ship.ts';
import { submitOrders } from '../orders/submit.ts';
import { applyAsMerchant, readApplication } from './apply.ts';
import { admitMerchant, refuseMerchant } from './decide.ts';

const FORM = { storeName: 'Fjord and Field', countryCode: 'NO', location: 'Bergen, Norway' };
const STEP_MS = 6_000;

describe.each(DATABASES)('Becoming a merchant on $name', ({ open }) => {
  let database: OpenDatabase;
  let mall: TestMall;
  let app: App;
  beforeAll(async () => {
    database = await open();
    mall = openTestMall(database);
    app = createApp({ ctx: mall });
  });
  afterAll(() => database.close());

  it('opens a store whose owner is a seller and follows none', async () => {
    const { id, token } = await addBuyer(mall);
    const sellerId = await addStore(mall);
    await callOk(app, 'focusSellerAdd', { sellerId }, token);
    const application = await applyAsMerchant(mall, id, FORM);
    const desk = actAs(mall, { name: 'Ingrid' });
    const storeId = await admitMerchant(desk, application);
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
    expect(await readAuditLog(mall, application)).toEqual([
      { at: mall.clock.at(), role: 'operator', actor: 'Ingrid', act: 'admitMerchant', reason: '' },
    ]);
    await expect(applyAsMerchant(mall, id, FORM)).rejects.toThrow('noPermission');
  });

  it('is refused with a reason, and can be asked for again', async () => {
    const { id } = await addBuyer(mall);
    const first = await applyAsMerchant(mall, id, FORM);
    await expect(applyAsMerchant(mall, id, FORM)).rejects.toThrow('duplicateSubmission');
    await expect(refuseMerchant(mall, first, '  ')).rejects.toThrow('parameterError');
    await refuseMerchant(mall, first, 'We sell no live fish.');
    expect(await readApplication(mall, first)).toMatchObject({
      state: 'refused',
      reason: 'We sell no live fish.',
    });
    await expect(admitMerchant(mall, first)).rejects.toThrow('duplicateSubmission');
    await expect(admitMerchant(mall, 'ma_none')).rejects.toThrow('recordNotFound');
    expect(await applyAsMerchant(mall, id, FORM)).not.toBe(first);
  });

  it('is decided once, however many decide at the same time', async () => {
    const { id } = await addBuyer(mall);
    const application = await applyAsMerchant(mall, id, { ...FORM, storeName: 'Once' });
    const { won, refused } = await race([
      () => admitMerchant(mall, application),
      () => refuseMerchant(mall, application, 'No.'),
      () => admitMerchant(mall, application),
    ]);
    expect({ won, refused }).toEqual({ won: 1, refused: ['duplicateSubmission'] });
    const stores = await mall.db.selectFrom('store').select('id').where('owner_id', '=', id).execute();
    const { state } = await readApplication(mall, application);
    expect(stores).toHaveLength(state === 'admitted' ? 1 : 0);
  });

  it('is closed to whoever is frozen', async () => {
    const { id } = await addBuyer(mall);
    const application = await applyAsMerchant(mall, id, { ...FORM, storeName: 'Cold' });
    await holdAccount(mall, id, 'frozen', 'Stolen pictures.');
    await expect(admitMerchant(mall, application)).rejects.toThrow('accountFrozen');
    expect(await readApplication(mall, application)).toMatchObject({ state: 'applied' });
    await refuseMerchant(mall, application, 'Stolen pictures.');
  });

  it('goes by itself in the demo, but for names that are taken', async () => {
    const [one, two] = [await addBuyer(mall), await addBuyer(mall)];
    const free = await applyAsMerchant(mall, one.id, { ...FORM, storeName: 'Birch & Co' });
    const taken = await applyAsMerchant(mall, two.id, { ...FORM, storeName: 'FJORD and field' });
    expect(await decideMerchants(mall, STEP_MS)).toBe(0);
    mall.clock.advance(STEP_MS);
    expect(await decideMerchants(mall, STEP_MS)).toBeGreaterThanOrEqual(2);
    expect(await readApplication(mall, free)).toMatchObject({ state: 'admitted' });
    expect(await readApplication(mall, taken)).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('open already'),
    });
  });

  it('gives no say in what belongs to another store', async () => {
    const [own, other] = [await addStore(mall), await addStore(mall)];
    const merchant = actAs(mall, { name: 'Ola', storeId: own });
    await expect(setStock(merchant, 'sk_none', 5)).rejects.toThrow('skuNotFound');
    const [mine, theirs] = [await addGoods(mall, own), await addGoods(mall, other)];
    await setStock(merchant, mine.skuId, 3);
    await expect(setStock(merchant, theirs.skuId, 3)).rejects.toThrow('skuNotFound');
    await expect(setListed(merchant, theirs.goodsId, false)).rejects.toThrow('goodsNotFound');
    await setListed(merchant, mine.goodsId, false);
    const buyer = await addBuyer(mall);
    const items = [{ goodsId: theirs.goodsId, skuId: null, quantity: 1 }];
    const [order] = await submitOrders(mall, { buyerId: buyer.id, lang: 'en', items });
    await payOrders(mall, buyer.id, [order?.id ?? ''], FUND_PASSWORD);
    await expect(confirmOrder(merchant, order?.id ?? '')).rejects.toThrow('orderNotFound');
    await requestRefund(mall, buyer.id, order?.id ?? '', { reason: 2 });
    await expect(approveRefund(merchant, order?.id ?? '')).rejects.toThrow('orderNotFound');
    await expect(writeAsStore(merchant, other, buyer.id, 'Hello')).rejects.toThrow('noPermission');
    await approveRefund(actAs(mall, { name: 'Kari', storeId: other }), order?.id ?? '');
    expect(await readAuditLog(mall, mine.skuId)).toMatchObject([
      { act: 'setStock', actor: 'Ola', reason: '3' },
    ]);
    expect(await checkInvariants(mall.db)).toEqual([]);
  });
});
