import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import type { App } from '../../http/app/create-app.ts';
import { callApi, callOk } from '../../test-support/http/call.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { openApp } from '../../test-support/http/open-app.ts';
import { addBuyer, openTestContext, type TestContext } from '../../test-support/fixtures/test-context.ts';

const CARD = {
  bankName: 'First Bank of Bergen',
  bankUserName: 'Amelia Hartley',
  bankCardNo: 'NO9386011117947',
} as const;

describe.each(STORY_DATABASES)('Bank cards on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    app = openApp(ctx);
  });
  afterAll(() => database.close());

  it('are saved, listed newest first, and erased when removed', async () => {
    const { token } = await addBuyer(ctx);
    const first = await callOk(app, 'bankCardAdd', CARD, token);
    ctx.clock.advance(1_000);
    const second = await callOk(app, 'bankCardAdd', { ...CARD, bankCardNo: '4000123412341234' }, token);
    expect((await callOk(app, 'bankCardList', {}, token)).pageList).toEqual([second, first]);
    await callOk(app, 'bankCardDel', { id: first.id }, token);
    await callOk(app, 'bankCardDel', { id: first.id }, token);
    expect((await callOk(app, 'bankCardList', {}, token)).pageList).toEqual([second]);
    const row = await ctx.db
      .selectFrom('bank_card')
      .select(['number', 'holder'])
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ number: '', holder: '' });
  });

  it('get a new bank and holder when saved under the same number', async () => {
    const { token } = await addBuyer(ctx);
    const { id } = await callOk(app, 'bankCardAdd', CARD, token);
    const renamed = await callOk(app, 'bankCardAdd', { ...CARD, bankName: 'Thames Savings' }, token);
    expect(renamed).toMatchObject({ id, bankName: 'Thames Savings' });
    expect((await callOk(app, 'bankCardList', {}, token)).pageList).toEqual([renamed]);
  });

  it('are visible to their user only', async () => {
    const [buyer, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    const { id } = await callOk(app, 'bankCardAdd', CARD, buyer.token);
    expect((await callOk(app, 'bankCardList', {}, other.token)).pageList).toEqual([]);
    expect(await callApi(app, 'bankCardDel', { id }, other.token)).toEqual({ error: 'bankCardNotFound' });
    expect((await callOk(app, 'bankCardList', {}, buyer.token)).pageList).toHaveLength(1);
  });

  it('are limited to ten, even when twelve are added at once', async () => {
    const { token } = await addBuyer(ctx);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        callApi(app, 'bankCardAdd', { ...CARD, bankCardNo: `40001234123412${10 + index}` }, token),
      ),
    );
    expect(answers.filter(({ error }) => error === 'bankCardLimit')).toHaveLength(2);
    expect((await callOk(app, 'bankCardList', {}, token)).pageList).toHaveLength(10);
  });
});
