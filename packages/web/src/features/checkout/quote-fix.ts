import type { OrderQuoteLine } from '@openmall/sdk';
import type { WantedLine } from './order-info.ts';

/** What a line of the checkout can be set to so that it can be ordered. */
export type LineFix = Partial<Pick<WantedLine, 'count'>> & { readonly price?: number };

type Line = Pick<OrderQuoteLine, 'goodsNum' | 'stock' | 'buyMin' | 'goodsReal' | 'problems'>;

const byCount: ReadonlySet<string> = new Set([
  'insufficientStock',
  'aboveMaximumQuantity',
  'belowMinimumOrder',
]);

/** The nearest number of pieces that can be ordered; none where no number helps. */
function legalCount({ goodsNum, stock, buyMin, problems }: Line, maxBuy: number): number | undefined {
  if (!problems.every((problem) => byCount.has(problem))) return undefined;
  const most = Math.min(stock, maxBuy);
  return most >= buyMin ? Math.min(Math.max(goodsNum, buyMin), most) : undefined;
}

/** What "Update" would do to a line: nothing to do, a fix, or no way but to remove it. */
export function fixOf(
  line: Line,
  knownPrice: number | undefined,
  maxBuy: number,
): LineFix | 'none' | 'remove' {
  const changed = knownPrice !== undefined && knownPrice !== line.goodsReal;
  const price = changed ? { price: line.goodsReal } : {};
  if (line.problems.length === 0) return changed ? price : 'none';
  const count = legalCount(line, maxBuy);
  return count === undefined ? 'remove' : { count, ...price };
}
