import { sql } from 'kysely';
import { actAs } from '../../domain/audit/audit-log.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { AppContext } from '../../context.ts';
import { approveRefund, rejectRefund } from '../../domain/orders/refunds/decide-refund.ts';
import { EXAMPLE_ORDERS } from '../demo-marks.ts';
import { parcelOf } from './carriers.ts';
import { confirmOrder, reportStop, shipOrder } from '../../domain/orders/ship.ts';
import { decideMerchants } from './merchant-reviewer.ts';
import { answerAsStores, answerChats } from './service-agent.ts';
import { decideLoans } from './loan-officer.ts';
import { decideIdentities } from './identity-officer.ts';
import { playChain } from './chain.ts';
import { repeat, type RepeatedJob } from '../../jobs/repeat.ts';

interface WaitingOrder {
  readonly id: string;
  readonly last_step: string;
  readonly city: string;
  readonly country: string;
  readonly return_detail: string | null;
}
type OrderAction = (ctx: AppContext, order: WaitingOrder) => Promise<void>;

const placeOf = ({ city, country }: WaitingOrder) => [city, country].filter(Boolean).join(', ');

/** The demo merchant rejects refunds whose detail contains this word, so that visitors can see a rejection. */
const REFUSED = /\brefuse\b/i;
const decideRefund: OrderAction = (ctx, { id, return_detail: remark }) =>
  REFUSED.test(remark ?? '')
    ? rejectRefund(ctx, id, 'Your order is already packed.')
    : approveRefund(ctx, id);

/** The next action of merchant or carrier, by last step. Only the buyer confirms the receipt. */
const NEXT_ACTION: Readonly<Record<string, OrderAction>> = {
  paid: (ctx, { id }) => confirmOrder(ctx, id),
  confirmed: (ctx, { id }) => shipOrder(ctx, id, parcelOf(id)),
  refundRejected: (ctx, { id }) => shipOrder(ctx, id, parcelOf(id)),
  // What was not refunded goes on.
  refundSucceeded: (ctx, { id }) => shipOrder(ctx, id, parcelOf(id)),
  shipped: (ctx, order) => reportStop(ctx, order.id, 'transferStation', order.country),
  transferStation: (ctx, order) => reportStop(ctx, order.id, 'sortingCentre', placeOf(order)),
  sortingCentre: (ctx, order) => reportStop(ctx, order.id, 'outForDelivery', placeOf(order)),
  outForDelivery: (ctx, order) => reportStop(ctx, order.id, 'delivered', placeOf(order)),
  refundRequested: decideRefund,
};

const BATCH = 50;

/** Examples of the demo buyer stay in their state, so that the demo shows every state. */
const isExample = sql`exists (select from setting where code = ${EXAMPLE_ORDERS} and value ? orders.id)`;

/** Orders that wait for the merchant or the carrier, and then those whose refund waits for a decision. */
async function findWaiting({ db, clock }: AppContext, stepMs: number): Promise<readonly WaitingOrder[]> {
  const changedBefore = sql<Date>`${clock.now()} - make_interval(secs => ${stepMs / 1000}::double precision)`;
  const waiting = db
    .selectFrom('orders')
    .select(['id', 'last_step', 'city', 'country', 'return_detail'])
    .where('changed_at', '<=', changedBefore)
    .orderBy('changed_at')
    .limit(BATCH);
  const moving = await waiting
    // As in the index `orders_to_move`.
    .where(sql<boolean>`status in (1, 2, 3) and last_step <> 'delivered'`)
    .where('last_step', 'in', Object.keys(NEXT_ACTION))
    .where(sql<boolean>`not ${isExample}`)
    .execute();
  const undecided = await waiting
    .where('id', 'in', db.selectFrom('refund').select('order_id').where('state', '=', 1))
    .where('last_step', '=', 'refundRequested')
    .execute();
  return [...moving, ...undecided];
}

/** Advances each order by one step if its last step is at least `stepMs` old. Returns the number of advanced orders. */
export async function playRound(ctx: AppContext, stepMs: number): Promise<number> {
  const waiting = await findWaiting(ctx, stepMs);
  let moved = 0;
  for (const order of waiting) {
    try {
      await NEXT_ACTION[order.last_step]?.(ctx, order);
      moved += 1;
    } catch (error) {
      // The buyer or another process was faster.
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return moved;
}

/**
 * Acts once as merchant, carrier, blockchain, operator, loan officer and agent, through the same domain functions as
 * real ones. Handles only records that are at least `stepMs` old. Returns the number of actions.
 */
export async function playAll(base: AppContext, stepMs: number): Promise<number> {
  const ctx = actAs(base, { name: 'autopilot' });
  return (
    (await playRound(ctx, stepMs)) +
    (await playChain(ctx, stepMs)) +
    (await decideIdentities(ctx, stepMs)) +
    (await decideLoans(ctx, stepMs)) +
    (await decideMerchants(ctx, stepMs)) +
    (await answerChats(ctx)) +
    (await answerAsStores(ctx))
  );
}

/** Starts the autopilot of the demo, which acts as merchants and operators with short delays. */
export function startAutopilot(ctx: AppContext, stepMs: number): RepeatedJob {
  return repeat('The autopilot', Math.min(stepMs, 1_000), async () => {
    await playAll(ctx, stepMs);
  });
}
