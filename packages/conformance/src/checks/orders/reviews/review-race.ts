/** Parallel reviews of one line of an order. */
import type { ActiveCheck } from '../../../runner/check.ts';
import type { CheckContext } from '../../../runner/check-context.ts';
import { refusalsOf } from '../order-model.ts';
import { defineChecks } from '../../support/define-check.ts';
import { expectOneWinner, shrinkRace, type Racer } from '../../support/race.ts';

async function checkDoubleReview(context: CheckContext): Promise<void> {
  const { accounts, orders, catalog, request } = context.setup;
  const caller = await accounts.first();
  const { sellerGoodsId } = await catalog.any();
  const countOf = async (): Promise<number> =>
    (await request('evaluationList', { sellerGoodsId, pageSize: 1 })).evaluationNum;
  const review = { sellerGoodsId, evaluationType: 1, rating: 5, content: 'Once and no more.' } as const;
  const again = async (): Promise<Racer> => {
    const { orderId } = await orders.received(caller);
    const body = { orderId, evaluationAdds: [review] };
    return (index) =>
      index % 2 === 0
        ? context.send(context.operation('evaluationAddList'), {}, { caller, body })
        : context.call('evaluationAdd', { ...review, orderId }, { caller });
  };
  const write = await again();
  const before = await countOf();
  const grantedTimes = (count: number) => `accepts ${count} parallel reviews of one line of an order`;
  const rule = { grantedTimes, keys: refusalsOf.review };
  const granted = await expectOneWinner(context, 'evaluationAddList', rule, write);
  const written = (await countOf()) - before;
  const message = `counts ${written} new reviews after one line of an order was reviewed`;
  context.expect('evaluationAddList', written > 1 ? message : undefined, ...granted);
  await shrinkRace(context, 'evaluationAddList', { grantedTimes, again }, granted);
}

export const reviewRaceChecks: readonly ActiveCheck[] = [
  defineChecks('races', 'design §6')(
    'race.review',
    'Parallel reviews of one line of an order are granted once.',
    ['evaluationAddList'],
    checkDoubleReview,
  ),
];
