import type { Tx } from '../../../db/database.ts';

interface RefundedLine {
  readonly sku_id: string;
  readonly quantity: number;
}

/** Counts pieces as refunded on the lines of an order that the caller has locked. Returns their number. */
export async function markPiecesRefunded(
  tx: Tx,
  orderId: string,
  lines: readonly RefundedLine[],
): Promise<number> {
  for (const { sku_id: skuId, quantity } of lines) {
    await tx
      .updateTable('order_line')
      .set((eb) => ({ refunded: eb('refunded', '+', quantity) }))
      .where('order_id', '=', orderId)
      .where('sku_id', '=', skuId)
      .execute();
  }
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
