import { createRandom, type Random } from '@openmall/seeded-random';
import type { DemoSku } from '../demo-types.ts';
import { stableId } from '../stable-id.ts';
import type { Colour } from '../words/colours.ts';
import { dimensionsOf } from '../words/dimensions.ts';
import type { SizeSet } from '../words/sizes.ts';
import { dollars, shopPrice } from './prices.ts';
import { planTiers, tiersAt } from './price-tiers.ts';

const MAX_SKUS = 12;

/** Pictures of goods in each color: front, another angle, a close-up, and a part of the front. */
export const COLOUR_PICTURES = 4;

export interface VariantPlan {
  readonly seed: string;
  readonly slug: string;
  /** The English noun, such as `Tote Bag`. */
  readonly noun: string;
  readonly baseCents: number;
  readonly colours: readonly Colour[];
  readonly sizes: SizeSet | undefined;
  readonly buyMin: number;
  /** Whether buyers often buy several pieces of these goods. */
  readonly isBulkGoods: boolean;
}

const coverOf = (slug: string, colour: Colour | undefined): string =>
  `/pictures/goods/${slug}${colour ? `-${colour.key}` : ''}-1.webp`;

/** Paths of all pictures of the goods in a color. */
export const picturesIn = (slug: string, colour: Colour | undefined, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => coverOf(slug, colour).replace('-1.', `-${i + 1}.`));

function stockOf(random: Random, isWholesale: boolean): number {
  if (random.boolean(0.07)) return 0;
  if (random.boolean(0.08)) return random.integer(1, 5);
  return random.integer(6, 90) * (isWholesale ? 20 : 2);
}

/** All combinations of color and size, except a few random ones. */
export function skusOf(plan: VariantPlan, random: Random): readonly DemoSku[] {
  const { seed, slug, noun, baseCents, sizes } = plan;
  // A separate generator, so that the other random values of the goods stay the same.
  const tiers = planTiers(plan, createRandom(`${seed}/price-tiers/${slug}`));
  const colours: readonly (Colour | undefined)[] = plan.colours.length > 1 ? plan.colours : [undefined];
  const choices = sizes ? sizes.values : [undefined];
  // One price per size, the same for all colors.
  const prices = choices.map((size) =>
    size === undefined || size.priceShare === 100
      ? baseCents
      : shopPrice((baseCents * size.priceShare) / 100, random),
  );
  const dimensionsIn = (size: SizeSet['values'][number] | undefined) =>
    dimensionsOf(noun, size && { label: size.label, firstLabel: choices[0]?.label ?? size.label });
  const skus = colours.flatMap((colour) =>
    choices.map((size, index) => ({
      id: stableId(seed, 'sku', `${slug}/${colour?.key ?? ''}/${size?.key ?? ''}`),
      price: dollars(prices[index] ?? baseCents),
      tiers: tiersAt(dollars(prices[index] ?? baseCents), tiers),
      stock: stockOf(random, plan.buyMin > 1),
      colour,
      size: size && sizes ? { attribute: sizes.attribute.key, key: size.key, label: size.label } : undefined,
      coverImage: coverOf(slug, colour ?? plan.colours[0]),
      dimensions: dimensionsIn(size),
      pictures: colour ? picturesIn(slug, colour, COLOUR_PICTURES).slice(1) : [],
    })),
  );
  const offered = skus.filter((_, index) => index === 0 || skus.length < 4 || !random.boolean(0.05));
  return offered.slice(0, MAX_SKUS);
}
