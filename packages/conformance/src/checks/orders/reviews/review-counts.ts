/** The counts of reviews match the lists. */
import type { EvaluationCountTypeData } from '@openmall/sdk';
import type { ActiveCheck } from '../../../runner/check.ts';
import type { CheckContext } from '../../../runner/check-context.ts';
import { succeeded, type Exchange } from '../../../target/exchange.ts';
import { PreconditionError } from '../../../setup/precondition-error.ts';
import { findReviewedGoods } from '../../catalog/sample-goods.ts';
import { defineChecks } from '../../support/define-check.ts';

/** The counts and the type of the list that each must match. */
const countOfKind = [
  ['positiveComments', 1],
  ['mediumReview', 2],
  ['negativeComment', 3],
  ['havePicture', -2],
] as const;

interface Listed {
  readonly pageInfo?: { readonly totalElements?: number };
  readonly evaluationNum?: number;
}
const listed = ({ envelope }: Exchange): Listed => (envelope?.data ?? {}) as Listed;
const counted = ({ envelope }: Exchange): Partial<EvaluationCountTypeData> =>
  (envelope?.data ?? {}) as Partial<EvaluationCountTypeData>;

/** Goods with good and bad reviews. Without control, goods with any reviews. */
async function severalKinds(context: CheckContext): Promise<string> {
  const { accounts, orders, catalog, control, request } = context.setup;
  if (!control) return findReviewedGoods(context);
  const caller = await accounts.first();
  const { sellerGoodsId } = await catalog.any();
  const addBadReview = async (): Promise<void> => {
    const { orderId } = await orders.received(caller);
    await request('evaluationAdd', { sellerGoodsId, orderId, evaluationType: 3, rating: 1 }, caller);
  };
  await addBadReview();
  // Equal counts would hide that medium and bad reviews are swapped.
  const counts = await request('evaluationCountType', { goodId: sellerGoodsId });
  if (counts.mediumReview === counts.negativeComment) await addBadReview();
  return sellerGoodsId;
}

async function checkCounts(context: CheckContext): Promise<void> {
  const sellerGoodsId = await severalKinds(context);
  const count = (): Promise<Exchange> => context.call('evaluationCountType', { goodId: sellerGoodsId });
  const before = await count();
  if (!succeeded(before))
    throw new PreconditionError('inconclusive', 'evaluation!countType did not count', before);
  const all = await context.call('evaluationList', { sellerGoodsId, pageSize: 1 });
  const lists = [];
  for (const [name, evaluationType] of countOfKind)
    lists.push({
      name,
      list: await context.call('evaluationList', { sellerGoodsId, evaluationType, pageSize: 1 }),
    });
  const after = await count();
  // A review that was written meanwhile would be in one response only.
  if (after.text !== before.text)
    throw new PreconditionError('skipped', 'needs goods that nobody reviews meanwhile');
  for (const { name, list } of lists) {
    const [count, total] = [counted(before)[name], listed(list).pageInfo?.totalElements];
    const message = `shows ${name} ${String(count)}, but evaluation!list has ${String(total)} such reviews`;
    context.expect('evaluationCountType', Number(count) === total ? undefined : message, before, list);
  }
  const { pageInfo, evaluationNum } = listed(all);
  const message = `shows evaluationNum ${String(evaluationNum)}, but the whole list has ${String(pageInfo?.totalElements)} reviews`;
  context.expect('evaluationList', evaluationNum === pageInfo?.totalElements ? undefined : message, all);
}

export const reviewCountChecks: readonly ActiveCheck[] = [
  defineChecks('orders', 'contract')(
    'rev.counts',
    'The counts of good, medium and bad reviews and of those with pictures match the lists.',
    ['evaluationCountType', 'evaluationList'],
    checkCounts,
  ),
];
