/** Completed keywords begin with the typed one and find goods (contract: `sellerGoods!search-keyword`). */
import { PreconditionError } from '../../setup/precondition-error.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { defineChecks } from '../support/define-check.ts';
import { findCommonWord } from './sample-goods.ts';

/** As many characters as a buyer types before the list appears. */
const TYPED = 3;

async function checkCompletions(context: CheckContext): Promise<void> {
  const keyword = [...(await findCommonWord(context)).toLowerCase()].slice(0, TYPED).join('');
  const suggested = await context.call('sellerGoodsSearchKeyword', { keyword });
  const { completedKeywords: completed } = (suggested.envelope?.data ?? {}) as {
    readonly completedKeywords?: readonly string[];
  };
  if (!completed?.length) throw new PreconditionError('skipped', 'the server completes no keywords');
  for (const text of completed) {
    const found = await context.call('sellerGoodsSearch', { keyword: text, asTyped: '1' });
    const { pageInfo } = (found.envelope?.data ?? {}) as { pageInfo?: { totalElements?: unknown } };
    const fault =
      Number(pageInfo?.totalElements) > 0
        ? undefined
        : `completes "${keyword}" to "${text}", for which there are no goods`;
    context.expect('sellerGoodsSearchKeyword', fault, suggested, found);
  }
}

export const completionChecks: readonly ActiveCheck[] = [
  defineChecks('catalog', 'contract')(
    'cat.completed-keywords',
    'A search for a completed keyword finds goods.',
    ['sellerGoodsSearchKeyword'],
    checkCompletions,
  ),
];
