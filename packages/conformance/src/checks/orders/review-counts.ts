/** The counts of reviews are as long as the lists that they stand over. */
import type { EvaluationCountTypeData } from '@openmall/sdk';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';
import { Unmet } from '../../setup/precondition-error.ts';
import { reviewedGoods } from '../catalog/sample-goods.ts';
import { lawsOf } from '../support/define-check.ts';

/** Which count is how long which list of `evaluation!list`. */
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

/** Goods with a bad review beside the judge's good ones, where somebody can ship them. */
async function severalKinds(court: Court): Promise<string> {
  const { accounts, orders, shelf, control, ask } = court.world;
  if (!control) return reviewedGoods(court);
  const caller = await accounts.first();
  const { sellerGoodsId } = await shelf.any();
  const { orderId } = await orders.received(caller);
  await ask('evaluationAdd', { sellerGoodsId, orderId, evaluationType: 3, rating: 1 }, caller);
  return sellerGoodsId;
}

async function countsAreLists(court: Court): Promise<void> {
  const sellerGoodsId = await severalKinds(court);
  const count = (): Promise<Exchange> => court.call('evaluationCountType', { goodId: sellerGoodsId });
  const before = await count();
  if (!succeeded(before)) throw new Unmet('unproven', 'evaluation!countType did not count', before);
  const all = await court.call('evaluationList', { sellerGoodsId, pageSize: 1 });
  const lists = [];
  for (const [name, evaluationType] of countOfKind)
    lists.push({
      name,
      list: await court.call('evaluationList', { sellerGoodsId, evaluationType, pageSize: 1 }),
    });
  const after = await count();
  // A review that was written meanwhile is in the one and not in the other.
  if (after.text !== before.text) throw new Unmet('skipped', 'needs goods that nobody reviews meanwhile');
  for (const { name, list } of lists) {
    const [count, total] = [counted(before)[name], listed(list).pageInfo?.totalElements];
    const says = `says ${name} ${String(count)}, where evaluation!list has ${String(total)} such reviews`;
    court.expect('evaluationCountType', Number(count) === total ? undefined : says, before, list);
  }
  const { pageInfo, evaluationNum } = listed(all);
  const says = `says evaluationNum ${String(evaluationNum)}, where the list of all has ${String(pageInfo?.totalElements)} reviews`;
  court.expect('evaluationList', evaluationNum === pageInfo?.totalElements ? undefined : says, all);
}

export const reviewCountChecks: readonly Trial[] = [
  lawsOf('orders', 'contract')(
    'rev.counts',
    'Good, medium and bad reviews and those with pictures are counted as they are listed.',
    ['evaluationCountType', 'evaluationList'],
    countsAreLists,
  ),
];
