/** Lists that the contract sorts by a date which they show, or by what the judge brings about. */
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { missingPrecondition } from '../../setup/precondition-error.ts';
import { defineChecks } from '../support/define-check.ts';
import { dataOf, granted, rowsOf } from '../support/granted.ts';

async function checkNews(context: CheckContext): Promise<void> {
  const list = await granted(context.call('newsListNews', { pageNum: 1, pageSize: 100 }));
  const shown = rowsOf(list).map(({ releaseTime }) => String(releaseTime));
  if (new Set(shown).size < 2) throw missingPrecondition('two news items of different times');
  const index = shown.findIndex((at, row) => row > 0 && (shown[row - 1] ?? at) < at);
  const message = `shows news of ${shown[index - 1]} before news of ${shown[index]}`;
  context.expect('newsListNews', index < 0 ? undefined : message, list);
}

/** The session that makes the call is marked, so the order shows without the clock. */
async function checkSessions(context: CheckContext): Promise<void> {
  const { accounts } = context.setup;
  const former = await accounts.newAccount();
  const latest = await accounts.logInAgain(former);
  for (const [position, caller] of [latest, former].entries()) {
    const list = await granted(context.call('localuserSessions', {}, { caller }));
    const shown = rowsOf(list).findIndex(({ isCurrent }) => isCurrent === 1 || isCurrent === true);
    const message = `shows the ${position === 0 ? 'latest' : 'former'} of two logins at position ${shown + 1}, not ${position + 1}`;
    context.expect('localuserSessions', shown === position ? undefined : message, list);
  }
}

/** Answers the later question first. */
async function checkQuestions(context: CheckContext): Promise<void> {
  const { accounts, catalog, control } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to answer questions');
  const caller = await accounts.newAccount();
  const { sellerGoodsId } = await catalog.any();
  const ask = async (content: string) =>
    String(
      dataOf(await granted(context.call('goodsQuestionAsk', { sellerGoodsId, content }, { caller })))['id'],
    );
  const [first, second] = [await ask('Is it washable?'), await ask('Is it foldable?')];
  await control.answerQuestion(second, 'Yes, it is.');
  await control.answerQuestion(first, 'No, it is not.');
  const open = await ask('Is it new?');
  const input = { sellerGoodsId, pageNum: 1, pageSize: 20 };
  const list = await granted(context.call('goodsQuestionList', input, { caller }));
  const named = [open, first, second];
  const shown = rowsOf(list).flatMap(({ id }) => (named.includes(String(id)) ? [String(id)] : []));
  const message = `shows ${shown.join(', ')} of the questions ${named.join(', ')}: the caller's own without an answer first, then those answered last`;
  context.expect('goodsQuestionList', shown.join() === named.join() ? undefined : message, list);
}

export const sortedListChecks: readonly ActiveCheck[] = [
  defineChecks('catalog', 'contract')(
    'cat.news-order',
    'The news of the mall are listed with the latest first.',
    ['newsListNews'],
    checkNews,
  ),
  defineChecks('authentication', 'contract')(
    'auth.session-order',
    'The sessions of a user are listed with the latest login first.',
    ['localuserSessions'],
    checkSessions,
  ),
  defineChecks('catalog', 'contract')(
    'cat.question-order',
    "Questions are listed with the caller's open ones first, then those answered last.",
    ['goodsQuestionList'],
    checkQuestions,
  ),
];
