import type { OrderLineRow, RefundRow, ReturnCaseRow, ReturnLineRow } from '../../../db/schema/tables.ts';
import type { AppContext } from '../../../context.ts';

export interface ShownReturnLine extends ReturnLineRow {
  readonly ordered: OrderLineRow;
}
export interface ShownReturn extends ReturnCaseRow {
  readonly lines: readonly ShownReturnLine[];
  /** What was paid back. */
  readonly refunded: string;
}

const MAX_RETURNS = 100;

const paidOf = (refund: RefundRow | undefined): string => refund?.agreed ?? refund?.total ?? '0';

/** The returns of an order and reports that it never arrived, oldest first, each with its lines. */
export async function readReturns({ db }: AppContext, orderId: string): Promise<readonly ShownReturn[]> {
  const cases = await db
    .selectFrom('return_case')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('requested_at')
    .orderBy('id')
    .limit(MAX_RETURNS)
    .execute();
  if (cases.length === 0) return [];
  const ids = cases.map(({ id }) => id);
  const ordered = await db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).execute();
  const lines = await db.selectFrom('return_line').selectAll().where('return_id', 'in', ids).execute();
  const refunds = await db.selectFrom('refund').selectAll().where('return_id', 'in', ids).execute();
  const lineOf = new Map(ordered.map((line) => [line.sku_id, line]));
  const shown = lines
    .flatMap((line) => {
      const own = lineOf.get(line.sku_id);
      return own ? [{ ...line, ordered: own }] : [];
    })
    .sort((a, b) => a.ordered.position - b.ordered.position);
  const byCase = Map.groupBy(shown, (line) => line.return_id);
  const refundOf = new Map(refunds.map((refund) => [refund.return_id, refund]));
  return cases.map((one) => ({
    ...one,
    lines: byCase.get(one.id) ?? [],
    refunded: paidOf(refundOf.get(one.id)),
  }));
}
