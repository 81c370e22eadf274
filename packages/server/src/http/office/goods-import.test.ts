/** Goods from the rows of a sheet. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import { addMerchant, type TestMerchant } from '../../test-support/fixtures/staff.ts';
import { addGoods, openTestContext, type TestContext } from '../../test-support/fixtures/test-context.ts';
import { callOffice } from '../../test-support/http/office-caller.ts';
import { type App, createApp } from '../app/create-app.ts';

const SHEET = 'sheet_5f3c9a7e';
const good = (line: number) => ({
  line,
  name: `Lamp ${line}`,
  category: 'c_all',
  price: '49.90',
  stock: '20',
});

describe.each([ONE_DATABASE])('Goods of a sheet on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let merchant: TestMerchant;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    app = createApp({ ctx });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    merchant = await addMerchant(ctx, app);
    await addGoods(ctx, merchant.storeId);
  });

  const send = (rows: { line: number; [column: string]: string | number }[], isTrial = false) =>
    callOffice(app, 'merchantGoodsImportRows', { requestToken: SHEET, isTrial, rows }, merchant.officeToken);
  const listed = async () =>
    (await callOffice(app, 'merchantGoodsList', { pageSize: 100 }, merchant.officeToken)).pageList;

  it('lists each fault with its line, column and reason, and saves the other rows', async () => {
    const before = (await listed()).length;
    const answer = await send([
      good(2),
      { ...good(3), price: 'twelve' },
      { ...good(4), name: '', category: 'nowhere', stock: '-1' },
      { line: 5, goodsId: 'g_of_nobody', price: '1' },
    ]);
    expect(answer).toEqual({
      created: 1,
      changed: 0,
      faults: [
        { line: 3, column: 'price', reason: 'notAnAmount' },
        { line: 4, column: 'name', reason: 'missing' },
        { line: 4, column: 'category', reason: 'unknown' },
        { line: 4, column: 'stock', reason: 'notAWholeNumber' },
        { line: 5, column: 'goodsId', reason: 'unknown' },
      ],
    });
    expect(await listed()).toHaveLength(before + 1);
  });

  it('saves nothing in a trial, and nothing twice when a part is sent again', async () => {
    const before = (await listed()).length;
    expect(await send([good(2), good(3)], true)).toMatchObject({ created: 2 });
    expect(await listed()).toHaveLength(before);
    expect(await send([good(2), good(3)])).toMatchObject({ created: 2 });
    expect(await send([good(2), good(3)])).toMatchObject({ created: 0 });
    const rows = await listed();
    expect(rows).toHaveLength(before + 2);
    expect(rows.find(({ name }) => name === 'Lamp 2')).toMatchObject({
      price: 49.9,
      stock: 20,
      isOnShelf: false,
    });
  });

  it('changes goods of the store by their identifier, only in the columns of the sheet', async () => {
    await send([good(2)]);
    const lamp = (await listed()).find(({ name }) => name === 'Lamp 2');
    const answer = await send([{ line: 2, goodsId: lamp?.id ?? '', price: '12.5' }]);
    expect(answer).toEqual({ created: 0, changed: 1, faults: [] });
    const { goods, version } = await callOffice(
      app,
      'merchantGoodsInfo',
      { goodsId: lamp?.id ?? '' },
      merchant.officeToken,
    );
    expect({ name: goods.name, price: goods.price, version }).toEqual({
      name: 'Lamp 2',
      price: 12.5,
      version: 2,
    });
  });

  it('does not know the goods of another store', async () => {
    const { officeToken: other } = await addMerchant(ctx, app);
    await send([good(2)]);
    const lamp = (await listed()).find(({ name }) => name === 'Lamp 2');
    const rows = [{ line: 2, goodsId: lamp?.id ?? '', price: '1' }];
    const answer = await callOffice(app, 'merchantGoodsImportRows', { requestToken: SHEET, rows }, other);
    expect(answer.faults).toEqual([{ line: 2, column: 'goodsId', reason: 'unknown' }]);
  });

  it('lists exactly the 50 faulty rows of a file, and saves the others or none, as is chosen', async () => {
    const before = (await listed()).length;
    const faulty = [
      { column: 'price', value: 'twelve', reason: 'notAnAmount' },
      { column: 'name', value: '', reason: 'missing' },
      { column: 'category', value: 'nowhere', reason: 'unknown' },
      { column: 'stock', value: '-1', reason: 'notAWholeNumber' },
      { column: 'goodsId', value: 'g_of_nobody', reason: 'unknown' },
    ] as const;
    const rows = Array.from({ length: 120 }, (_row, index) => good(2 + index));
    const faults = Array.from({ length: 50 }, (_fault, index) => {
      const fault = faulty[index % faulty.length] ?? faulty[0];
      return { ...fault, line: 3 + index * 2 };
    });
    const file = rows.map((row) => {
      const fault = faults.find(({ line }) => line === row.line);
      return fault ? { ...row, [fault.column]: fault.value } : row;
    });
    const expected = faults.map(({ line, column, reason }) => ({ line, column, reason }));
    expect(await send(file, true)).toEqual({ created: 70, changed: 0, faults: expected });
    expect(await listed()).toHaveLength(before);
    expect(await send(file)).toEqual({ created: 70, changed: 0, faults: expected });
    expect(await listed()).toHaveLength(before + 70);
  });

  it('takes 10,000 rows within a minute', { timeout: 90_000 }, async () => {
    const start = performance.now();
    for (let part = 0; part < 20; part += 1)
      await send(Array.from({ length: 500 }, (_row, index) => good(2 + part * 500 + index)));
    expect(performance.now() - start).toBeLessThan(60_000);
  });
});
