import type { Tx } from '../../../db/database.ts';
import type { AppContext } from '../../../context.ts';

/** Ends the open report that the parcel of an order never arrived, as it did. The caller has locked the order. */
export async function closeMissing(tx: Tx, { clock }: AppContext, orderId: string): Promise<void> {
  await tx
    .updateTable('return_case')
    .set({ state: 7, deadline: null, closed_at: clock.now() })
    .where('order_id', '=', orderId)
    .where('is_missing', '=', true)
    .where('state', 'not in', [4, 7])
    .execute();
}
