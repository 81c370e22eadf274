import type { OrderQuoteLine } from '@openmall/sdk';
import type { WantedLine } from '../order-info.ts';

/** The changes that make a line orderable. */
export type LineFix = Partial<Pick<WantedLine, 'count'>> & {
  readonly price?: number;
  /** Removed together with the outdated price. */
  readonly priceTiers?: undefined;
};

type Line = Pick<OrderQuoteLine, 'goodsNum' | 'stock' | 'buyMin' | 'goodsReal' | 'problems'>;

const quantityProblems: ReadonlySet<string> = new Set([
  'insufficientStock',
  'aboveMaximumQuantity',
  'belowMinimumOrder',
]);

/** The nearest quantity that can be ordered; undefined if there is none. */
function nearestCount({ goodsNum, stock, buyMin, problems }: Line, maxBuy: number): number | undefined {
  if (!problems.every((problem) => quantityProblems.has(problem))) return undefined;
  const max = Math.min(stock, maxBuy);
  return max >= buyMin ? Math.min(Math.max(goodsNum, buyMin), max) : undefined;
}

/** What "Update" would do to a line: nothing, apply a fix, or `remove` if there is no fix. */
export function fixOf(
  line: Line,
  knownPrice: number | undefined,
  maxBuy: number,
): LineFix | 'none' | 'remove' {
  const changed = knownPrice !== undefined && knownPrice !== line.goodsReal;
  const price = changed ? { price: line.goodsReal, priceTiers: undefined } : {};
  if (line.problems.length === 0) return changed ? price : 'none';
  const count = nearestCount(line, maxBuy);
  return count === undefined ? 'remove' : { count, ...price };
}
