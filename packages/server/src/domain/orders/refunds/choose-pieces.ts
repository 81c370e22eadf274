import type { Db, Tx } from '../../../db/database.ts';
import type { OrderLineRow, OrderRow } from '../../../db/schema/tables.ts';
import { DomainError } from '../../domain-error.ts';
import { isPositive, minus } from '../../money/exact.ts';
import { isEmptyList } from '../../stored-json.ts';
import { mergeItems, type OrderItem } from '../order-items.ts';
import {
  addParts,
  paidBack,
  sharePieces,
  type LinePieces,
  type RefundFigures,
  type RefundPart,
} from './refund-shares.ts';

/** What a refund would pay back, and what it would leave of the order. */
export interface RefundQuote extends RefundFigures {
  readonly parts: readonly RefundPart[];
  readonly total: string;
  /** Whether nothing would be left of the order. */
  readonly isWhole: boolean;
  readonly restPieces: number;
  readonly restTotal: string;
}

const selectLines = (db: Db | Tx, orderId: string) =>
  db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).orderBy('position').execute();

const leftOf = ({ quantity, refunded }: OrderLineRow): number => quantity - refunded;

/** Whether an item names a line. Lines of goods without variants are named without one. */
const isNamed = (line: OrderLineRow, { goodsId, skuId }: OrderItem): boolean =>
  line.goods_id === goodsId && (skuId === null ? isEmptyList(line.attributes) : line.sku_id === skuId);

/**
 * The named pieces of an order, or all that are left of it.
 * @throws {DomainError} `goodsNotFound` or `refundPiecesTooMany`.
 */
function choosePieces(lines: readonly OrderLineRow[], items?: readonly OrderItem[]): readonly LinePieces[] {
  if (!items)
    return lines.map((line) => ({ line, quantity: leftOf(line) })).filter(({ quantity }) => quantity > 0);
  const named = new Map<OrderLineRow, number>();
  for (const item of mergeItems(items)) {
    const line = lines.find((one) => isNamed(one, item));
    if (!line) throw new DomainError('goodsNotFound');
    named.set(line, (named.get(line) ?? 0) + item.quantity);
  }
  const pieces = lines.flatMap((line) => ({ line, quantity: named.get(line) ?? 0 }));
  if (pieces.some(({ line, quantity }) => quantity > leftOf(line)))
    throw new DomainError('refundPiecesTooMany');
  return pieces.filter(({ quantity }) => quantity > 0);
}

/**
 * Computes a refund of the named pieces of an order, or of all that is left.
 * @throws {DomainError} `goodsNotFound`, `refundPiecesTooMany`, or `orderNotRefundable` where nothing was paid for the pieces.
 */
export async function quotePieces(
  db: Db | Tx,
  order: OrderRow,
  items?: readonly OrderItem[],
): Promise<RefundQuote> {
  const lines = await selectLines(db, order.id);
  const parts = sharePieces(order, lines, choosePieces(lines, items));
  const figures = addParts(parts);
  const total = paidBack(figures);
  if (!isPositive(total)) throw new DomainError('orderNotRefundable');
  const restPieces =
    order.pieces - order.refunded_pieces - parts.reduce((sum, { quantity }) => sum + quantity, 0);
  const restTotal = minus(minus(order.total, order.refunded_total), total);
  return { ...figures, parts, total, isWhole: restPieces === 0, restPieces, restTotal };
}
