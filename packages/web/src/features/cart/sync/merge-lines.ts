import { cartLinesOf, type CartLine as WireLine } from '@openmall/sdk';
import { lineKey, type CartItem, type GoneReason } from '../cart-lines.ts';

/** What the account's cart stores of a line. Which lines are checked stays on the device. */
export interface SyncedLine {
  readonly id: string;
  readonly skuId: string;
  /** 0 removes the line. */
  readonly count: number;
  readonly isLater: boolean;
}

export const syncedLine = ({ id, skuId, count, isLater = false }: CartItem): SyncedLine => ({
  id,
  skuId,
  count,
  isLater,
});

const byKey = <T extends Pick<SyncedLine, 'id' | 'skuId'>>(lines: readonly T[]): ReadonlyMap<string, T> =>
  new Map(lines.map((line) => [lineKey(line), line]));

/** The lines that `after` has and `before` has not, or differently; removed ones with a count of 0. */
export function changesOf(
  before: readonly SyncedLine[],
  after: readonly SyncedLine[],
): readonly SyncedLine[] {
  const [old, kept] = [byKey(before), byKey(after)];
  const set = after.filter((line) => {
    const known = old.get(lineKey(line));
    return known?.count !== line.count || known.isLater !== line.isLater;
  });
  const removed = before.filter((line) => !kept.has(lineKey(line)));
  return [...set, ...removed.map((line) => ({ ...line, count: 0 }))];
}

/** The lines with changes, as `changesOf` finds them. */
export const withChanges = (
  lines: readonly SyncedLine[],
  changes: readonly SyncedLine[],
): readonly SyncedLine[] =>
  [...new Map([...byKey(lines), ...byKey(changes)]).values()].filter(({ count }) => count > 0);

/** The text that a call of the cart takes. */
export const linesText = (lines: readonly SyncedLine[]): string =>
  cartLinesOf(lines.map(({ id, ...line }) => ({ ...line, sellerGoodsId: id })));

const isGone = (problem: string): problem is GoneReason =>
  problem === 'goodsNotFound' || problem === 'productRemoved' || problem === 'skuNotFound';

/** A line of the account as a line of this device. A known line keeps its price, so that checkout can tell a change. */
function itemOf(line: WireLine, known: CartItem | undefined): CartItem {
  const gone = line.problems.find(isGone);
  const isLater = line.isLater === 1;
  return {
    id: line.sellerGoodsId,
    skuId: line.skuId,
    name: line.goodsName,
    checkAttrName:
      line.attributes.map(({ attrValue }) => attrValue).join(', ') || (known?.checkAttrName ?? ''),
    price: known?.price ?? line.price,
    priceTiers: known ? known.priceTiers : line.priceTiers,
    imgUrl1: line.goodsIcon,
    buyMin: line.buyMin,
    count: line.goodsNum,
    seller: { id: line.sellerId, name: line.sellerName, freeDeliveryFrom: line.freeDeliveryFrom },
    stock: line.stock,
    gone,
    isLater,
    checked: !gone && !isLater && (known?.checked ?? true),
  };
}

/**
 * The lines of the account on this device, with what was changed here since the call was sent: `sent` are the lines of
 * then, `now` those of now.
 */
export function takeOver(
  lines: readonly WireLine[],
  sent: readonly CartItem[],
  now: readonly CartItem[],
): readonly CartItem[] {
  const local = byKey(now);
  const later = byKey(changesOf(sent.map(syncedLine), now.map(syncedLine)));
  const taken = lines.map((line) => {
    const item = itemOf(line, local.get(lineKey({ id: line.sellerGoodsId, skuId: line.skuId })));
    const change = later.get(lineKey(item));
    return change ? { ...item, count: change.count, isLater: change.isLater } : item;
  });
  const known = byKey(taken);
  const added = now.filter((item) => later.has(lineKey(item)) && !known.has(lineKey(item)));
  return [...added, ...taken.filter(({ count }) => count > 0)];
}
