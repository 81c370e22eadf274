/** The legal quantities of an order: from `min` (buyMin, or 1) to `max`, in steps from `min` on. */
export interface QuantityRule {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
}

/** Rounds a quantity down to the nearest legal quantity, or up to the minimum. */
export function legalQuantity(wanted: number, { min, max, step = 1 }: QuantityRule): number {
  if (wanted <= min) return min;
  const capped = Math.min(Math.trunc(wanted), Math.max(min, max));
  return min + Math.floor((capped - min) / step) * step;
}
