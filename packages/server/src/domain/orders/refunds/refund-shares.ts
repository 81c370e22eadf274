import { divide } from '@openmall/sdk/money';
import type { OrderLineRow, OrderRow } from '../../../db/schema/tables.ts';
import { minus, plus, times, total } from '../../money/exact.ts';

/** What falls to some pieces of an order, in dollars. The total is what goes back to the buyer. */
export interface RefundFigures {
  /** The goods after discount. */
  readonly goods: string;
  /** Their share of the coupon, which the buyer did not pay. */
  readonly coupon: string;
  readonly freight: string;
  readonly tax: string;
  readonly fee: string;
}

export interface RefundPart extends RefundFigures {
  readonly line: OrderLineRow;
  /** Pieces to refund. */
  readonly quantity: number;
}

/** Pieces to refund of one line. */
export interface LinePieces {
  readonly line: OrderLineRow;
  readonly quantity: number;
}

const goodsOf = ({ paid_price: price, quantity }: OrderLineRow) => times(price, quantity);

/** The share in cents of `part` in `whole`. All of it is shared out exactly. */
const shareOf = (amount: string, part: string | number, whole: string | number): string =>
  String(part) === String(whole) ? amount : divide(times(amount, part), whole, 2);

/** What of a figure of the order falls to a line: what falls to all lines up to it, less what fell to those before. */
function lineShare(amount: string, lines: readonly OrderLineRow[], index: number): string {
  const all = total(lines.map(goodsOf));
  const upTo = (count: number) => shareOf(amount, total(lines.slice(0, count).map(goodsOf)), all);
  return minus(upTo(index + 1), upTo(index));
}

/**
 * Shares out the figures of an order to pieces of its lines: by goods value to the lines, by number to the pieces of a
 * line. Shares are whole cents, and those of all pieces add up to the order exactly, in however many refunds.
 */
export function sharePieces(
  order: Pick<OrderRow, 'coupon_discount' | 'fee'>,
  lines: readonly OrderLineRow[],
  pieces: readonly LinePieces[],
): readonly RefundPart[] {
  return pieces.map(({ line, quantity }) => {
    const index = lines.indexOf(line);
    const share = (amount: string) => {
      const upTo = (count: number) => shareOf(amount, count, line.quantity);
      return minus(upTo(line.refunded + quantity), upTo(line.refunded));
    };
    return {
      line,
      quantity,
      goods: times(line.paid_price, quantity),
      coupon: share(lineShare(order.coupon_discount, lines, index)),
      freight: share(line.freight),
      tax: share(line.tax),
      fee: share(lineShare(order.fee, lines, index)),
    };
  });
}

/** What goes back to the buyer. */
export const paidBack = ({ goods, coupon, freight, tax, fee }: RefundFigures): string =>
  minus(plus(goods, freight, tax, fee), coupon);

/** Adds up the figures of several parts. */
export function addParts(parts: readonly RefundFigures[]): RefundFigures {
  const sumOf = (name: keyof RefundFigures) => total(parts.map((part) => part[name]));
  return {
    goods: sumOf('goods'),
    coupon: sumOf('coupon'),
    freight: sumOf('freight'),
    tax: sumOf('tax'),
    fee: sumOf('fee'),
  };
}
