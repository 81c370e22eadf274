import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { actAs } from '../../domain/audit/audit-log.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { answerQuestion } from '../../domain/questions/answer-question.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../test-support/fixtures/small-catalog.ts';
import { addBuyer, openTestContext, type TestContext } from '../../test-support/fixtures/test-context.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';

const LAMP = { sellerGoodsId: 'g_lamp' };

describe.each(STORY_DATABASES)('Questions about goods, on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  beforeAll(async () => {
    database = await open();
    await fillSmallCatalog(database.db);
    ctx = openTestContext(database);
    api = createCaller(ctx);
  });
  afterAll(() => database.close());

  const list = async (goods: { sellerGoodsId: string }, token?: string) =>
    (await api.call('goodsQuestionList', goods, { token })).pageList;

  it('are shown to their author only, and to everyone once the store has answered', async () => {
    const [author, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    const question = await api.call(
      'goodsQuestionAsk',
      { ...LAMP, content: ' Is it warm? ' },
      { token: author.token },
    );
    expect(question).toMatchObject({ content: 'Is it warm?', isMine: 1, answer: null, answerTime: null });
    expect(question.userName).toMatch(/^b\*+m$/);
    expect(await list(LAMP, author.token)).toEqual([question]);
    expect(await list(LAMP, other.token)).toEqual([]);
    expect(await list(LAMP)).toEqual([]);
    expect(await api.call('sellerGoodsInfo', LAMP)).toMatchObject({ questionsNum: 0 });
    ctx.clock.advance(1000);
    await answerQuestion(ctx, question.id, 'Yes, it is.');
    expect(await api.call('sellerGoodsInfo', LAMP)).toMatchObject({ questionsNum: 1 });
    const [shown] = await list(LAMP);
    expect(shown).toMatchObject({
      id: question.id,
      answer: 'Yes, it is.',
      isMine: 0,
      userName: question.userName,
    });
    expect(shown?.answerTime).toBeGreaterThan(question.createTime);
    expect(await list(LAMP, author.token)).toMatchObject([{ id: question.id, isMine: 1 }]);
  });

  it('are answered by their own store only', async () => {
    const { token } = await addBuyer(ctx);
    const { id } = await api.call('goodsQuestionAsk', { ...LAMP, content: 'Does it fold?' }, { token });
    const stranger = actAs(ctx, { name: 'north', storeId: 'st_north' });
    await expect(answerQuestion(stranger, id, 'No.')).rejects.toThrow(new DomainError('noPermission'));
    await answerQuestion(actAs(ctx, { name: 'kumo', storeId: 'st_kumo' }), id, 'Yes, flat.');
    expect(await list(LAMP)).toMatchObject([{ id, answer: 'Yes, flat.' }, {}]);
    await expect(answerQuestion(ctx, 'qu_none', 'No.')).rejects.toThrow(new DomainError('recordNotFound'));
  });

  it('are not asked twice, and are limited until the store answers', async () => {
    const { token } = await addBuyer(ctx);
    const ask = (content: string, sellerGoodsId = 'g_cup') =>
      api.call('goodsQuestionAsk', { sellerGoodsId, content }, { token });
    const [first, second] = await Promise.all([ask('Is it dishwasher-safe?'), ask('Is it dishwasher-safe?')]);
    expect(first.id).toBe(second.id);
    for (const content of ['How tall is it?', 'Is it heavy?']) await ask(content);
    const refused = { sellerGoodsId: 'g_cup', content: 'And the handle?' };
    expect(await api.refusal('goodsQuestionAsk', refused, { token })).toBe('questionLimit');
    await ask('Is it an induction teapot?', 'g_teapot');
    await answerQuestion(ctx, first.id, 'Yes.');
    expect(await ask('And the handle?')).toMatchObject({ answer: null });
  });

  it('refuse visitors, unknown and unlisted goods, and texts that are blank or too long', async () => {
    const { token } = await addBuyer(ctx);
    const refusal = (fields: object) =>
      api.refusal('goodsQuestionAsk', { ...LAMP, content: 'Why?', ...fields }, { token });
    expect(await api.refusal('goodsQuestionAsk', { ...LAMP, content: 'Why?' })).toBe('notLoggedIn');
    expect(await refusal({ sellerGoodsId: 'g_none' })).toBe('goodsNotFound');
    expect(await refusal({ sellerGoodsId: 'g_hidden' })).toBe('productRemoved');
    expect(await refusal({ content: ' ' })).toBe('parameterError');
    expect(await refusal({ content: 'x'.repeat(301) })).toBe('parameterError');
    expect(await api.refusal('goodsQuestionList', { sellerGoodsId: 'g_none' })).toBe('goodsNotFound');
  });
});
