/** Variants, discounts, changes of many goods and the page of a store, with what the buyers see of them. */
import type { DataOf } from '@openmall/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { readAuditLog } from '../../domain/audit/audit-log.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import { submitOrders } from '../../domain/orders/submit.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import { addMerchant, type TestMerchant } from '../../test-support/fixtures/staff.ts';
import {
  addBuyer,
  addGoods,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { callOk } from '../../test-support/http/call.ts';
import { callOffice, refusalOf } from '../../test-support/http/office-caller.ts';
import { type App, createApp } from '../app/create-app.ts';

const HOUR_MS = 3_600_000;
const size = (value: string) => [{ option: 'Size', value }];

describe.each([ONE_DATABASE])('Goods of a store on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let merchant: TestMerchant;
  let other: TestMerchant;
  let goodsId: string;
  let skuId: string;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database, '5000');
    app = createApp({ ctx });
    other = await addMerchant(ctx, app);
  });
  afterAll(async () => {
    expect(await checkInvariants(ctx.db)).toEqual([]);
    await database.close();
  });
  beforeEach(async () => {
    merchant = await addMerchant(ctx, app);
    ({ goodsId, skuId } = await addGoods(ctx, merchant.storeId));
  });

  const info = () => callOffice(app, 'merchantGoodsInfo', { goodsId }, merchant.officeToken);
  const shown = () => callOk(app, 'sellerGoodsInfo', { sellerGoodsId: goodsId });
  const actionsOn = async (id: string) => (await readAuditLog(ctx, id)).map(({ action }) => action);
  const saveSizes = async (sizes: Readonly<Record<string, number>>) => {
    const { version, variants } = await info();
    const named = Object.entries(sizes).map(([value, price]) => {
      const known = variants.find(({ choices }) => choices[0]?.value === value);
      return { ...(known && { skuId: known.id }), choices: size(value), price, stock: 5 };
    });
    return callOffice(
      app,
      'merchantVariantSaveAll',
      { goodsId, version, variants: named },
      merchant.officeToken,
    );
  };
  const sizesOf = async () =>
    Object.fromEntries(
      (await info()).variants
        .filter(({ isHidden }) => !isHidden)
        .map(({ attributes, price }) => [attributes, price]),
    );

  it('are listed with the name of their category in the language of the merchant', async () => {
    const names = JSON.stringify({ en: 'Everything', cn: '全部商品' });
    await ctx.db.updateTable('category').set({ names }).where('id', '=', 'c_all').execute();
    const categoryIn = async (lang: string) => {
      const answer = await app.fetch(
        new Request(`http://mall.test/api/merchantGoods!list?lang=${lang}`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${merchant.officeToken}` },
        }),
      );
      const { data } = (await answer.json()) as { data: DataOf<'merchantGoodsList'> };
      return data.pageList[0]?.category;
    };
    expect([await categoryIn('cn'), await categoryIn('de')]).toEqual(['全部商品', 'Everything']);
    expect((await info()).goods.category).toBe('Everything');
  });

  it('get variants that buyers can choose, and the price of the cheapest', async () => {
    await saveSizes({ 41: 30, 42: 25.5 });
    const { canSelectAttributes } = await shown();
    expect(canSelectAttributes.goodAttrs).toMatchObject([{ attrName: 'Size' }]);
    expect(canSelectAttributes.skus.map(({ stock }) => stock)).toEqual([5, 5]);
    expect((await info()).goods).toMatchObject({ price: 25.5, variants: 2, stock: 10 });
    expect(await actionsOn(goodsId)).toEqual(['saveVariants']);
  });

  it('hide a variant that is not named any more, and show it again with its id and its orders', async () => {
    await saveSizes({ 41: 30, 42: 25.5 });
    const before = (await info()).variants.find(({ attributes }) => attributes === '42')?.id;
    await saveSizes({ 41: 30 });
    expect(await sizesOf()).toEqual({ 41: 30 });
    const buyer = await addBuyer(ctx);
    const items = [{ goodsId, skuId: before ?? '', quantity: 1 }];
    await expect(submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items })).rejects.toThrow();
    const { version } = await info();
    const variants = [41, 42].map((value) => ({ choices: size(String(value)), price: 20, stock: 1 }));
    const sheet = { goodsId, version, variants };
    await callOffice(app, 'merchantVariantSaveAll', sheet, merchant.officeToken);
    const again = (await info()).variants.find(({ attributes }) => attributes === '42');
    expect(again).toMatchObject({ id: before, isHidden: false, price: 20, stock: 1 });
  });

  it('refuse variants with other options or the same values, of another store, or of a stale page', async () => {
    const { version } = await info();
    const refusal = (variants: object[], token = merchant.officeToken, of = version) =>
      refusalOf(app, 'merchantVariantSaveAll', { goodsId, version: of, variants }, token);
    const one = { choices: size('41'), price: 5, stock: 1 };
    expect(await refusal([one, one])).toBe('parameterError');
    expect(await refusal([one, { ...one, choices: [] }])).toBe('parameterError');
    expect(await refusal([{ ...one, price: 0 }])).toBe('parameterError');
    expect(await refusal([{ ...one, skuId: 'sk_none' }])).toBe('skuNotFound');
    expect(await refusal([{ ...one, picture: '/uploads/picture/of-nobody.webp' }])).toBe('imageUploadFailed');
    expect(await refusal([one], merchant.officeToken, version + 1)).toBe('changedMeanwhile');
    expect(await refusal([one], other.officeToken)).toBe('goodsNotFound');
  });

  it('are discounted between two moments, and not before or after', async () => {
    const now = ctx.clock.at().getTime();
    const price = async () => Number((await shown()).discountPrice ?? (await shown()).sellingPrice);
    const full = await price();
    const terms = { goodsId, percent: 20, startsAt: now + HOUR_MS, endsAt: now + 3 * HOUR_MS };
    const { discountId } = await callOffice(app, 'merchantDiscountSave', terms, merchant.officeToken);
    expect(await callOffice(app, 'merchantDiscountSave', terms, merchant.officeToken)).toEqual({
      discountId,
    });
    expect((await info()).discounts).toMatchObject([{ percent: 20, state: 'planned' }]);
    expect(await price()).toBe(full);
    ctx.clock.advance(2 * HOUR_MS);
    expect((await info()).discounts).toMatchObject([{ state: 'running' }]);
    expect(await price()).toBeCloseTo(full * 0.8, 2);
    expect(await refusalOf(app, 'merchantDiscountEnd', { discountId }, other.officeToken)).toBe(
      'recordNotFound',
    );
    await callOffice(app, 'merchantDiscountEnd', { discountId }, merchant.officeToken);
    expect(await price()).toBe(full);
    expect((await info()).discounts).toMatchObject([{ state: 'ended' }]);
    const late = { ...terms, startsAt: now, endsAt: now + HOUR_MS };
    expect(await refusalOf(app, 'merchantDiscountSave', late, merchant.officeToken)).toBe('parameterError');
  });

  it('are changed many at once: a trial changes nothing, and a fault of one leaves the others done', async () => {
    const { goodsId: second } = await addGoods(ctx, merchant.storeId);
    const { goodsId: foreign } = await addGoods(ctx, other.storeId);
    const before = (await info()).goods;
    const edit = (change: object, isTrial = false) =>
      callOffice(
        app,
        'merchantGoodsBulkEdit',
        { goodsIds: [goodsId, foreign, second], isTrial, change: change as { kind: 'price' } },
        merchant.officeToken,
      );
    const off = { kind: 'price', percent: -10 };
    const trial = await edit(off, true);
    expect((await info()).goods).toEqual(before);
    const done = await edit(off);
    expect(done).toEqual(trial);
    expect(done.results.map(({ fault }) => fault)).toEqual([null, 'notFound', null]);
    expect((await info()).goods.price).toBeCloseTo(before.price * 0.9, 2);
    await edit({ kind: 'setStock', pieces: 7 });
    const added = await edit({ kind: 'addStock', pieces: -8 });
    expect(added.results.map(({ fault }) => fault)).toEqual(['stockTooLow', 'notFound', 'stockTooLow']);
    await edit({ kind: 'shelf', isOnShelf: false });
    expect((await info()).goods).toMatchObject({ stock: 7, isOnShelf: false });
    expect(await actionsOn(goodsId)).toEqual(['bulkEditGoods', 'bulkEditGoods', 'bulkEditGoods']);
    expect(await actionsOn(foreign)).toEqual([]);
  });

  it('are exported as rows that the import takes back without a fault or a change', async () => {
    await saveSizes({ 41: 30, 42: 25.5 });
    const rowsOf = async () =>
      (await callOffice(app, 'merchantGoodsExportRows', { pageSize: 100 }, merchant.officeToken)).pageList;
    const exported = await rowsOf();
    expect(exported.map(({ variant, price }) => [variant, price])).toEqual([
      ['Size: 41', '30.00'],
      ['Size: 42', '25.50'],
    ]);
    const rows = exported.map((row, index) => ({ ...row, line: index + 2 }));
    const send = (sent: object[]) =>
      callOffice(
        app,
        'merchantGoodsImportRows',
        { requestToken: 'sheet_round_trip', isTrial: false, rows: sent as { line: number }[] },
        merchant.officeToken,
      );
    expect(await send(rows)).toEqual({ created: 0, changed: 2, faults: [] });
    expect(await rowsOf()).toEqual(exported);
    const added = { ...rows[0], skuId: '', variant: 'size: 43', price: '19.90', stock: '3' };
    expect(await send([added])).toMatchObject({ changed: 1, faults: [] });
    expect(await sizesOf()).toEqual({ 41: 30, 42: 25.5, 43: 19.9 });
    const wrong = [
      { ...added, line: 2, variant: 'Colour: Red' },
      { ...added, line: 3, variant: 'Red' },
      { ...added, line: 4, skuId: 'sk_none' },
    ];
    expect((await send(wrong)).faults).toEqual([
      { line: 3, column: 'variant', reason: 'notOptions' },
      { line: 4, column: 'skuId', reason: 'unknown' },
      { line: 2, column: 'variant', reason: 'notOptions' },
    ]);
    const base = { name: 'Wool scarf', category: rows[0]?.category, price: '12', stock: '4' };
    const scarves = ['Red', 'Blue', 'blue'].map((value, index) => ({
      ...{ ...base, line: index + 2, variant: `Colour: ${value}` },
    }));
    expect(await send(scarves)).toMatchObject({
      created: 1,
      faults: [{ line: 4, column: 'variant', reason: 'repeated' }],
    });
    expect((await rowsOf()).filter(({ name }) => name === 'Wool scarf')).toMatchObject([
      { variant: 'Colour: Red', stock: '4' },
      { variant: 'Colour: Blue', stock: '4' },
    ]);
  });

  it('belong to a store whose page its merchant changes, but not over the change of somebody else', async () => {
    const token = merchant.officeToken;
    const { id, isOpen: _open, version, ...page } = await callOffice(app, 'merchantStoreInfo', {}, token);
    expect(page.freeDeliveryFrom).toBeNull();
    const words = { name: ' Fjord and Field ', about: 'Wool of the west coast.' };
    const draft = { ...page, ...words, version, freeDeliveryFrom: 79.5 };
    await callOffice(app, 'merchantStoreSave', draft, token);
    expect(await callOk(app, 'sellerInfo', { sellerId: merchant.storeId })).toMatchObject({
      name: 'Fjord and Field',
      shopRemark: 'Wool of the west coast.',
      freeDeliveryFrom: 79.5,
    });
    expect(await refusalOf(app, 'merchantStoreSave', draft, token)).toBe('changedMeanwhile');
    const next = { ...draft, version: version + 1 };
    expect(await refusalOf(app, 'merchantStoreSave', { ...next, freeDeliveryFrom: 0 }, token)).toBe(
      'parameterError',
    );
    const foreign = { ...next, banner: '/uploads/picture/of-nobody.webp' };
    expect(await refusalOf(app, 'merchantStoreSave', foreign, token)).toBe('imageUploadFailed');
    expect(await actionsOn(id)).toEqual(['saveStore']);
    expect(skuId).not.toBe('');
  });
});
