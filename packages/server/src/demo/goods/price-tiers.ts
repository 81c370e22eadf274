import type { Random } from '@openmall/seeded-random';
import type { DemoPriceTier } from '../demo-types.ts';
import { dollars } from './prices.ts';

/** Quantities from which goods cost less, with the share of the price in percent. */
type TierPlan = readonly (readonly [minQuantity: number, percent: number])[];

/** Goods with a minimum quantity are wholesale goods, so their tiers start at a multiple of it. */
export function planTiers(
  { buyMin, isBulkGoods }: { readonly buyMin: number; readonly isBulkGoods: boolean },
  random: Random,
): TierPlan {
  const [small, large] = [random.pick([97, 96, 95]), random.pick([92, 91, 90])];
  const huge = random.pick([86, 85, 84]);
  if (buyMin > 1)
    return [
      [buyMin * 4, small],
      [buyMin * 10, large],
      [buyMin * 20, huge],
    ];
  if (!isBulkGoods || !random.boolean(0.5)) return [];
  return [
    [random.pick([5, 6, 10]), small],
    [random.pick([24, 25, 30]), large],
    [random.pick([100, 120]), huge],
  ];
}

/** The tiers of a variant at its price, which has two decimals. */
export const tiersAt = (price: string, plan: TierPlan): readonly DemoPriceTier[] =>
  plan.map(([minQuantity, percent]) => ({
    minQuantity,
    price: dollars(Math.floor((Number(price.replace('.', '')) * percent) / 100)),
  }));
