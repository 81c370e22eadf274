import { multiply, sum, unitPrice } from '@openmall/sdk/money';
import type { CartLine } from '../../shared/cart/cart-port.ts';
import { legalQuantity } from '../../shared/ui/input/legal-quantity.ts';

export type GoneReason = 'goodsNotFound' | 'productRemoved' | 'skuNotFound';

/** A stored line of the cart; new lines start checked (spec §3). */
export interface CartItem extends CartLine {
  readonly checked: boolean;
  /** Saved for later: listed below the cart, and not part of it. */
  readonly isLater?: boolean;
  /** Pieces in stock when the account's cart was read. */
  readonly stock?: number;
  /** Why it can't be ordered any more: an error of the catalog. */
  readonly gone?: GoneReason | undefined;
}

export interface CartGroup {
  readonly seller: CartLine['seller'];
  readonly items: readonly CartItem[];
}

type LineId = Pick<CartLine, 'id' | 'skuId'>;

/** Identifies a line by goods and variant. */
export const lineKey = ({ id, skuId }: LineId): string => `${id} ${skuId}`;

const isLine = (wanted: LineId) => (item: LineId) => lineKey(item) === lineKey(wanted);

const limited = (line: CartLine, count: number, max: number) =>
  legalQuantity(count, { min: Math.max(1, line.buyMin), max });

/**
 * Adds pieces to the same line, or a new line on top; checked in both cases. Name, picture and price are taken from
 * the new line.
 */
export function addLine(items: readonly CartItem[], line: CartLine, max: number): readonly CartItem[] {
  const existing = items.find(isLine(line));
  const inCart = existing?.isLater ? 0 : (existing?.count ?? 0);
  const count = limited(line, inCart + line.count, max);
  const item: CartItem = { ...line, count, checked: true, isLater: false };
  return existing ? items.map((other) => (other === existing ? item : other)) : [item, ...items];
}

export const setCount = (
  items: readonly CartItem[],
  of: LineId,
  count: number,
  max: number,
): readonly CartItem[] =>
  items.map((item) => (isLine(of)(item) ? { ...item, count: limited(item, count, max) } : item));

/** Updates a line with the current data of the server. */
export const updateLine = (
  items: readonly CartItem[],
  of: LineId,
  current: Partial<CartLine>,
): readonly CartItem[] => items.map((item) => (isLine(of)(item) ? { ...item, ...current } : item));

export const removeLines = (items: readonly CartItem[], removed: readonly LineId[]): readonly CartItem[] =>
  items.filter((item) => !removed.some(isLine(item)));

export const setChecked = (
  items: readonly CartItem[],
  lines: readonly LineId[],
  checked: boolean,
): readonly CartItem[] =>
  items.map((item) => (lines.some(isLine(item)) ? { ...item, checked: checked && !item.gone } : item));

/** Saves a line for later, or moves it back into the cart. */
export const setLater = (items: readonly CartItem[], of: LineId, isLater: boolean): readonly CartItem[] =>
  items.map((item) => (isLine(of)(item) ? { ...item, isLater, checked: !isLater && !item.gone } : item));

/**
 * Merges the cart from before the login into the user's own: new lines on top, and the larger number of pieces of equal
 * lines, like `cart!merge`.
 */
export const mergeCarts = (
  own: readonly CartItem[],
  added: readonly CartItem[],
  max: number,
): readonly CartItem[] =>
  added.toReversed().reduce((items, line) => {
    const own = items.find(isLine(line));
    if (line.isLater) return own ? items : [line, ...items];
    if (!own || own.isLater) return addLine(items, line, max);
    return setCount(items, line, Math.max(own.count, line.count), max);
  }, own);

/** Groups lines by store, in the order in which the stores first appear. */
export function groupByStore(items: readonly CartItem[]): readonly CartGroup[] {
  const groups = new Map<string, CartItem[]>();
  for (const item of items) groups.set(item.seller.id, [...(groups.get(item.seller.id) ?? []), item]);
  return [...groups.values()].flatMap((lines) =>
    lines[0] ? [{ seller: lines[0].seller, items: lines }] : [],
  );
}

export const checkedOf = (items: readonly CartItem[]): readonly CartItem[] =>
  items.filter((item) => item.checked);

/** The price of one piece in a line of `count` pieces, at the stored prices. */
export const unitPriceOf = ({ price, priceTiers = [] }: CartLine, count: number): number =>
  unitPrice({ price, priceTiers: [...priceTiers] }, count);

/** The price of all pieces of a line, at the stored prices. */
export const linePrice = (item: CartLine): string => multiply(unitPriceOf(item, item.count), item.count);

/** The exact total at the stored prices; freight and tax are added at checkout. */
export const totalOf = (items: readonly CartLine[]): string => sum(items.map(linePrice));

export const piecesOf = (items: readonly CartLine[]): number =>
  items.reduce((pieces, item) => pieces + item.count, 0);

/** Whether all lines are checked that can be ordered, or some of them. */
export function checksOf(items: readonly CartItem[]): { readonly all: boolean; readonly some: boolean } {
  const possible = items.filter(({ gone }) => !gone);
  const checked = checkedOf(items).length;
  const all = checked > 0 && checked === possible.length;
  return { all, some: checked > 0 && !all };
}
