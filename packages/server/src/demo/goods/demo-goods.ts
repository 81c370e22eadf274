import { createRandom, type Random } from '@openmall/seeded-random';
import { CATEGORIES } from '../catalog/all-categories.ts';
import type { KindRow, SubcategoryRow } from '../catalog/category-row.ts';
import type { DemoGoods, DemoStore } from '../demo-types.ts';
import { slugOf, stableId } from '../stable-id.ts';
import { paletteOf } from '../words/colours.ts';
import type { Colour } from '../words/colours.ts';
import { FAMILIES } from '../words/families.ts';
import { featureOf } from '../words/features.ts';
import type { Feature } from '../words/features.ts';
import { translated } from '../translations/translations.ts';
import { parseNames } from '../words/languages.ts';
import { sizeGuideOf } from '../words/size-guides.ts';
import { sizeSetOf } from '../words/sizes.ts';
import type { SizeSet } from '../words/sizes.ts';
import { descriptionHtml, descriptionsIn, shortDescription } from './description.ts';
import { goodsNames } from './goods-names.ts';
import { lookOf } from './looks.ts';
import { deliveryCents, dollars, priceWithin } from './prices.ts';
import { specificationLines } from './specification.ts';
import { COLOUR_PICTURES, picturesIn, skusOf } from './variants.ts';

interface Plan {
  readonly seed: string;
  readonly categorySlug: string;
  readonly subcategory: SubcategoryRow;
  readonly kind: KindRow;
  readonly store: DemoStore;
  /** Index of these goods within their kind. */
  readonly indexInKind: number;
}

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new RangeError('an empty list has no members');
  return found;
};

/** Materials with fixed colors: an oak table is not walnut. */
const MATERIAL_COLOURS: Readonly<Record<string, readonly string[]>> = {
  oak: ['oak'],
  'bamboo-wood': ['oak'],
  walnut: ['walnut'],
  mahogany: ['walnut'],
  terracotta: ['terracotta'],
  silver: ['silver'],
  'gold-plated': ['gold', 'rosegold'],
};

function coloursOf(
  { kind, indexInKind }: Plan,
  feature: Feature,
  sizes: SizeSet | undefined,
  random: Random,
): readonly Colour[] {
  const palette = kind[5];
  if (palette === '-') return [];
  const all = paletteOf(palette);
  const matching = all.filter(({ key }) => MATERIAL_COLOURS[feature.key]?.includes(key));
  if (matching.length > 0) return matching;
  const maxCount = Math.max(1, Math.min(5, Math.floor(12 / (sizes?.values.length ?? 1))));
  const count = random.boolean(0.14) ? 1 : random.integer(Math.min(2, maxCount), maxCount);
  // Goods of the same kind start at different colors, so that a list is not all black.
  const mainColour = at(all, indexInKind * 4 + random.integer(0, 3));
  return [
    mainColour,
    ...random.sample(
      all.filter((colour) => colour !== mainColour),
      count - 1,
    ),
  ];
}

const WHOLESALE_FAMILIES: ReadonlySet<string> = new Set([
  'stationery',
  'food',
  'kitchen',
  'home',
  'clothing',
  'beauty',
]);

function buyMinOf({ subcategory, indexInKind }: Plan, cents: number, random: Random): number {
  const fits = indexInKind > 0 && cents < 3200 && WHOLESALE_FAMILIES.has(subcategory.family);
  return fits && random.boolean(0.3) ? random.pick([5, 10, 12]) : 1;
}

/** Two features with different labels: leather and suede are both "Material" and exclude each other. */
function featuresFor(keys: string, indexInKind: number): readonly [Feature, ...Feature[]] {
  const list = keys.split(' ').map(featureOf);
  const first = at(list, indexInKind);
  const others = [at(list, indexInKind + 1), at(list, indexInKind + 2)];
  const second = others.find(({ specification: [label] }) => label !== first.specification[0]);
  return second ? [first, second] : [first];
}

function discountOf(random: Random): DemoGoods['discount'] {
  if (!random.boolean(0.16)) return undefined;
  return {
    ratio: random.pick(['0.10', '0.15', '0.20', '0.20', '0.25', '0.30', '0.40']),
    startedDays: random.integer(1, 12),
    lastsDays: random.integer(60, 240),
  };
}

function goodsOf(plan: Plan): DemoGoods {
  const { seed, categorySlug, subcategory, kind, store, indexInKind } = plan;
  const [nounRow, drawings, range, grams, featureKeys, , sizeKey, purpose] = kind;
  const noun = translated('nouns', parseNames(nounRow));
  const features = featuresFor(featureKeys, indexInKind);
  const line = at(store.lines, indexInKind + noun.en.length);
  const names = goodsNames(line, features[0], noun);
  const slug = slugOf(names.en);
  const random = createRandom(`${seed}/goods/${slug}`);
  const sizes = sizeKey === '-' ? undefined : sizeSetOf(sizeKey);
  const colours = coloursOf(plan, features[0], sizes, random);
  const listCents = priceWithin(range, random);
  const buyMin = buyMinOf(plan, listCents, random);
  const baseCents = buyMin > 1 ? Math.max(190, Math.round((listCents * 0.68) / 10) * 10) : listCents;
  const isBulkGoods = WHOLESALE_FAMILIES.has(subcategory.family);
  const skus = skusOf({ seed, slug, noun: noun.en, baseCents, colours, sizes, buyMin, isBulkGoods }, random);
  const labels = skus.flatMap(({ size }) => size?.label ?? []);
  const pictures = picturesIn(slug, undefined, colours.length > 1 ? COLOUR_PICTURES : random.integer(3, 4));
  const described = {
    name: names.en,
    noun: noun.en,
    purpose,
    family: subcategory.family,
    features,
    grams,
    origin: store.city,
    scenePicture: pictures[3],
  };
  return {
    id: stableId(seed, 'goods', slug),
    slug,
    storeId: store.id,
    storeSlug: store.slug,
    origin: store.city,
    categoryId: stableId(seed, 'category', categorySlug),
    subcategoryId: stableId(seed, 'category', subcategory.slug),
    family: subcategory.family,
    noun: noun.en,
    nouns: noun,
    names,
    description: shortDescription(described),
    descriptionHtml: descriptionHtml(described),
    translations: descriptionsIn(names, described),
    specification: specificationLines(described),
    sizeGuide: sizeGuideOf(sizeKey, categorySlug, labels),
    unit: FAMILIES[subcategory.family].unit,
    buyMin,
    price: dollars(Math.min(...skus.map(({ price }) => Number(price.replace('.', ''))))),
    deliveryFee: dollars(deliveryCents(grams, random)),
    taxRate: `0.${String(FAMILIES[subcategory.family].taxPerThousand).padStart(3, '0')}`,
    isRecommended: random.boolean(0.18),
    weight: random.integer(0, 1000),
    ageDays: random.boolean(0.12) ? random.integer(1, 13) : random.integer(14, 400),
    pictures,
    skus,
    discount: discountOf(random),
    look: lookOf(at(drawings.split(' '), indexInKind), colours, subcategory.props, random),
  };
}

/** All demo goods: two or three of each kind, in stores that sell the kind. */
export function demoGoods(seed: string, stores: readonly DemoStore[]): readonly DemoGoods[] {
  return CATEGORIES.flatMap((category) =>
    category.children.flatMap((subcategory) => {
      const sellers = stores.filter(
        ({ sells }) => sells.includes(category.slug) || sells.includes(subcategory.slug),
      );
      return subcategory.kinds.flatMap((kind, index) => {
        const count = createRandom(`${seed}/kind/${kind[0]}`).boolean(0.36) ? 3 : 2;
        return Array.from({ length: count }, (_, indexInKind) =>
          goodsOf({
            seed,
            categorySlug: category.slug,
            subcategory,
            kind,
            store: at(sellers, index + indexInKind),
            indexInKind,
          }),
        );
      });
    }),
  );
}
