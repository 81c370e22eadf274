/** Reviews that the mall writes for silent buyers are marked and rate nothing (contract: `isSystem`). */
import type { Evaluation, GoodsDetails } from '@openmall/sdk';
import type { ActiveCheck } from '../../../runner/check.ts';
import type { CheckContext } from '../../../runner/check-context.ts';
import type { Exchange } from '../../../target/exchange.ts';
import { missingPrecondition, PreconditionError } from '../../../setup/precondition-error.ts';
import { defineChecks } from '../../support/define-check.ts';

const DAY = 86_400_000;
/** Longer than a buyer has to review an order. */
const TERM = 90 * DAY;

const rowsIn = ({ envelope }: Exchange): readonly Evaluation[] =>
  (envelope?.data as { pageList?: readonly Evaluation[] } | undefined)?.pageList ?? [];
const ratingIn = ({ envelope }: Exchange) => (envelope?.data as Partial<GoodsDetails> | undefined)?.rating;

async function checkSystemReview(context: CheckContext): Promise<void> {
  const { accounts, orders, catalog, control, request } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to move time');
  const caller = await accounts.newAccount();
  // A rating is rounded, so that one more review shows best where there are few.
  const offers = await catalog.offers();
  const offer = offers.toSorted((a, b) => (a.goods.evaluationNum ?? 0) - (b.goods.evaluationNum ?? 0))[0];
  if (!offer) throw missingPrecondition('goods in stock');
  const { sellerGoodsId } = offer;
  // A rating below five stars, which another review of five stars would raise.
  const { orderId } = await orders.received(caller, offer);
  await request('evaluationAdd', { sellerGoodsId, orderId, evaluationType: 3, rating: 1 }, caller);
  const read = () => context.call('sellerGoodsInfo', { sellerGoodsId });
  const before = await read();
  const { orderId: silent } = await orders.received(caller, offer);
  await control.advance(TERM);
  await control.runTimedWork();
  const again = await accounts.logInAgain(caller);
  const { status } = (await request('orderInfo', { orderId: silent }, again)).orderInfo;
  if (status !== 5) throw new PreconditionError('skipped', 'needs a mall that reviews for silent buyers');
  const list = await context.call('evaluationList', { sellerGoodsId });
  const isMarked = rowsIn(list)[0]?.isSystem === true;
  const unmarked = 'lists the review of a buyer who wrote none without `isSystem`';
  context.expect('evaluationList', isMarked ? undefined : unmarked, list);
  const after = await read();
  const isCounted = ratingIn(after) !== ratingIn(before);
  const message = `shows the rating ${ratingIn(after)} after a review by the mall, ${ratingIn(before)} before it`;
  context.expect('sellerGoodsInfo', isCounted ? message : undefined, before, after);
}

export const systemReviewChecks: readonly ActiveCheck[] = [
  defineChecks('orders', 'contract')(
    'rev.system',
    'A review that the mall writes for a silent buyer is marked, and is no part of the rating.',
    ['evaluationList', 'sellerGoodsInfo'],
    checkSystemReview,
  ),
];
