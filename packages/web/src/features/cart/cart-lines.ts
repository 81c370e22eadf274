import { multiply, sum } from '@openmall/sdk/money';
import type { CartLine } from '../../shared/cart/cart-port.ts';
import { legalQuantity } from '../../shared/ui/input/legal-quantity.ts';

/** A line as the cart keeps it: each starts checked (spec §3). */
export interface CartItem extends CartLine {
  readonly checked: boolean;
}

export interface CartGroup {
  readonly seller: CartLine['seller'];
  readonly items: readonly CartItem[];
}

type LineId = Pick<CartLine, 'id' | 'skuId'>;

/** Goods and variant together name a line. */
export const lineKey = ({ id, skuId }: LineId): string => `${id} ${skuId}`;

const isLine = (wanted: LineId) => (item: LineId) => lineKey(item) === lineKey(wanted);

const legal = (line: CartLine, count: number, max: number) =>
  legalQuantity(count, { min: Math.max(1, line.buyMin), max });

/** Adds to the same line, or puts a new one on top; checked either way. Name, picture and price are those of now. */
export function addLine(items: readonly CartItem[], line: CartLine, max: number): readonly CartItem[] {
  const before = items.find(isLine(line));
  const count = legal(line, (before?.count ?? 0) + line.count, max);
  const item: CartItem = { ...line, count, checked: true };
  return before ? items.map((one) => (one === before ? item : one)) : [item, ...items];
}

export const setCount = (
  items: readonly CartItem[],
  of: LineId,
  count: number,
  max: number,
): readonly CartItem[] =>
  items.map((item) => (isLine(of)(item) ? { ...item, count: legal(item, count, max) } : item));

/** Takes over what the server says of a line now. */
export const updateLine = (
  items: readonly CartItem[],
  of: LineId,
  now: Partial<CartLine>,
): readonly CartItem[] => items.map((item) => (isLine(of)(item) ? { ...item, ...now } : item));

export const removeLines = (items: readonly CartItem[], gone: readonly LineId[]): readonly CartItem[] =>
  items.filter((item) => !gone.some(isLine(item)));

export const setChecked = (
  items: readonly CartItem[],
  which: readonly LineId[],
  checked: boolean,
): readonly CartItem[] => items.map((item) => (which.some(isLine(item)) ? { ...item, checked } : item));

/** The cart from before the login joins the user's own: new lines on top, the same line with both counts. */
export const mergeCarts = (
  own: readonly CartItem[],
  brought: readonly CartItem[],
  max: number,
): readonly CartItem[] => brought.toReversed().reduce((items, line) => addLine(items, line, max), own);

/** Store by store, in the order in which the stores first appear. */
export function groupByStore(items: readonly CartItem[]): readonly CartGroup[] {
  const groups = new Map<string, CartItem[]>();
  for (const item of items) groups.set(item.seller.id, [...(groups.get(item.seller.id) ?? []), item]);
  return [...groups.values()].flatMap((lines) =>
    lines[0] ? [{ seller: lines[0].seller, items: lines }] : [],
  );
}

export const checkedOf = (items: readonly CartItem[]): readonly CartItem[] =>
  items.filter((item) => item.checked);

/** What the lines cost at the prices at which they were added, exactly; freight and tax come at checkout. */
export const totalOf = (items: readonly CartLine[]): string =>
  sum(items.map((item) => multiply(item.price, item.count)));

export const piecesOf = (items: readonly CartLine[]): number =>
  items.reduce((pieces, item) => pieces + item.count, 0);
