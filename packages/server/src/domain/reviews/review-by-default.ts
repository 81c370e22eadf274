import { sql } from 'kysely';
import { transact } from '../../db/transact.ts';
import type { AppContext } from '../../context.ts';
import { logOrderStep } from '../orders/order-rows.ts';
import { logEntryOf, stateAfter } from '../orders/order-steps.ts';
import { readSettings } from '../settings/settings.ts';
import { writeDefaultReviews } from './write-reviews.ts';

const BATCH = 20;

/**
 * Completes a batch of received orders that were not reviewed in time with a good review by the system (spec
 * §4), and returns their number. Several processes may run it at once; it skips orders that are being
 * reviewed.
 */
export async function reviewByDefault(ctx: AppContext): Promise<number> {
  const { clock } = ctx;
  const { order_review_days: days } = await readSettings(ctx.db, ['order_review_days']);
  return transact(ctx, async (tx) => {
    const due = await tx
      .selectFrom('orders')
      .selectAll()
      .where('status', '=', stateAfter('receive'))
      .where('received_at', '<=', sql<Date>`${clock.now()} - make_interval(days => ${Number(days)}::integer)`)
      .orderBy('id')
      .limit(BATCH)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return 0;
    for (const order of due) await writeDefaultReviews(tx, ctx, order);
    const ids = due.map(({ id }) => id);
    const step = logEntryOf('reviewByDefault');
    await tx
      .updateTable('orders')
      .set({ status: stateAfter('reviewByDefault'), last_step: step, changed_at: clock.now() })
      .where('id', 'in', ids)
      .execute();
    await logOrderStep(tx, clock, due, { step });
    return due.length;
  });
}
