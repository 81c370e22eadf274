/** Questions are shown to others once the store has answered (contract: `goodsQuestion!list`). */
import type { GoodsDetails, GoodsQuestion, GoodsQuestionListData } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import type { Caller } from '../../target/exchange.ts';
import { missingPrecondition } from '../../setup/precondition-error.ts';
import { defineChecks } from '../support/define-check.ts';

const ANSWER = 'Yes, it is.';

async function checkPublication(context: CheckContext): Promise<void> {
  const { accounts, catalog, control } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to answer a question');
  const [author, other] = [await accounts.newAccount(), await accounts.newAccount()];
  const { sellerGoodsId } = await catalog.any();
  const sent = await context.call(
    'goodsQuestionAsk',
    { sellerGoodsId, content: 'Is it warm?' },
    { caller: author },
  );
  const { id } = (sent.envelope?.data ?? {}) as Partial<GoodsQuestion>;
  if (id === undefined) return context.inconclusive('goodsQuestionList', 'no question could be sent', sent);
  const read = async (caller: Caller) => {
    const exchange = await context.call('goodsQuestionList', { sellerGoodsId, pageSize: 100 }, { caller });
    const { pageList } = (exchange.envelope?.data ?? {}) as Partial<GoodsQuestionListData>;
    return { exchange, question: pageList?.find((question) => question.id === id) };
  };
  const own = await read(author);
  const shownOwn = own.question?.isMine === 1 && own.question.answer === null;
  context.expect(
    'goodsQuestionAsk',
    shownOwn ? undefined : 'does not list the question to its author',
    sent,
    own.exchange,
  );
  const hidden = await read(other);
  const early = 'shows a question without an answer to others';
  context.expect('goodsQuestionList', hidden.question === undefined ? undefined : early, hidden.exchange);
  await control.answerQuestion(id, ANSWER);
  const published = await read(other);
  const late = `does not show others the answer "${ANSWER}"`;
  const isShown = published.question?.answer === ANSWER && published.question.isMine === 0;
  context.expect('goodsQuestionList', isShown ? undefined : late, published.exchange);
}

/** The page of goods may show the number of answered questions (`questionsNum` of `sellerGoods!info`). */
async function checkCount(context: CheckContext): Promise<void> {
  const { accounts, catalog, control } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to answer a question');
  const { sellerGoodsId } = await catalog.any();
  const readCount = async () => {
    const exchange = await context.call('sellerGoodsInfo', { sellerGoodsId });
    const { questionsNum } = (exchange.envelope?.data ?? {}) as Partial<GoodsDetails>;
    return { exchange, questionsNum };
  };
  const before = await readCount();
  if (before.questionsNum === undefined) throw missingPrecondition('goods that show `questionsNum`');
  const caller = await accounts.newAccount();
  const sent = await context.call('goodsQuestionAsk', { sellerGoodsId, content: 'Is it light?' }, { caller });
  const { id } = (sent.envelope?.data ?? {}) as Partial<GoodsQuestion>;
  if (id === undefined) return context.inconclusive('sellerGoodsInfo', 'no question could be sent', sent);
  await control.answerQuestion(id, ANSWER);
  const after = await readCount();
  const isCounted = after.questionsNum === before.questionsNum + 1;
  const fault = 'does not count an answered question in `questionsNum`';
  context.expect('sellerGoodsInfo', isCounted ? undefined : fault, before.exchange, after.exchange);
}

export const questionChecks: readonly ActiveCheck[] = [
  defineChecks('catalog', 'contract')(
    'cat.questions',
    'A question is shown to its author only, and to others once the store has answered.',
    ['goodsQuestionList', 'goodsQuestionAsk'],
    checkPublication,
  ),
  defineChecks('catalog', 'contract')(
    'cat.question-count',
    'Where goods show how many questions were answered, an answer adds one.',
    ['sellerGoodsInfo'],
    checkCount,
  ),
];
