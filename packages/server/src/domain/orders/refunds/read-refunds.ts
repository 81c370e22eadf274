import type { OrderLineRow, RefundLineRow, RefundRow } from '../../../db/schema/tables.ts';
import type { AppContext } from '../../../context.ts';

export interface ShownRefundLine extends RefundLineRow {
  readonly ordered: OrderLineRow;
}
export interface ShownRefund extends RefundRow {
  readonly lines: readonly ShownRefundLine[];
}

const MAX_REFUNDS = 100;

/** The refunds that were requested of an order, oldest first, each with its lines. */
export async function readRefunds({ db }: AppContext, orderId: string): Promise<readonly ShownRefund[]> {
  const refunds = await db
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('requested_at')
    .orderBy('id')
    .limit(MAX_REFUNDS)
    .execute();
  if (refunds.length === 0) return [];
  const ids = refunds.map(({ id }) => id);
  const ordered = await db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).execute();
  const lines = await db.selectFrom('refund_line').selectAll().where('refund_id', 'in', ids).execute();
  const lineOf = new Map(ordered.map((line) => [line.sku_id, line]));
  const shown = lines
    .flatMap((line) => {
      const own = lineOf.get(line.sku_id);
      return own ? [{ ...line, ordered: own }] : [];
    })
    .sort((a, b) => a.ordered.position - b.ordered.position);
  const byRefund = Map.groupBy(shown, (line) => line.refund_id);
  return refunds.map((refund) => ({ ...refund, lines: byRefund.get(refund.id) ?? [] }));
}
