/** How many pieces one may order: from `min` (buyMin, or 1) to `max`, in steps from `min` on. */
export interface QuantityRule {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
}

/** The legal quantity nearest to the wanted one, never more than it unless it is below the minimum. */
export function legalQuantity(wanted: number, { min, max, step = 1 }: QuantityRule): number {
  if (wanted <= min) return min;
  const capped = Math.min(Math.trunc(wanted), Math.max(min, max));
  return min + Math.floor((capped - min) / step) * step;
}
