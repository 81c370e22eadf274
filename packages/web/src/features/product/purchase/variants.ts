import { compare } from '@openmall/sdk/money';
import type { GoodsChoice, GoodsSku, GoodsVariants } from '@openmall/sdk';

/** The chosen value ids by attribute id. Missing attributes are not chosen yet. */
export type Choices = Readonly<Record<string, string>>;

const matches = (sku: GoodsSku, choices: Choices): boolean =>
  Object.entries(choices).every(([attrId, valueId]) =>
    sku.attrs.some((attr) => attr.attrId === attrId && attr.attrValueId === valueId),
  );

const without = (choices: Choices, attrId: string): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([id]) => id !== attrId));

/** The choices that select a variant. */
const choicesOf = (sku: GoodsSku): Choices =>
  Object.fromEntries(sku.attrs.map(({ attrId, attrValueId }) => [attrId, attrValueId]));

/** The parameter of the URL with the chosen values, until they select a variant. */
export const CHOSEN = 'values';

/** The price of one piece after the current discount. */
export const priceOf = ({
  discountPrice,
  sellingPrice,
}: Pick<GoodsSku, 'discountPrice' | 'sellingPrice'>): number => discountPrice ?? sellingPrice;

/** The variant whose prices by quantity are shown: the chosen one, else the cheapest; undefined if it has none. */
export function tieredSku({ skus }: GoodsVariants, chosen: GoodsSku | undefined): GoodsSku | undefined {
  const sku = chosen ?? skus.toSorted((a, b) => compare(a.price, b.price))[0];
  return sku?.priceTiers?.length ? sku : undefined;
}

/** What the buyer most probably wants of an attribute; undefined if only the buyer knows. */
function likelyValue(variants: GoodsVariants, attr: GoodsChoice, shown: string | null): string | undefined {
  const ids = attr.attrValues.map(({ attrValueId }) => attrValueId);
  const inStock = ids.filter((id) => !valueState(variants, {}, attr.attrId, id).soldOut);
  if (ids.length === 1 || inStock.length === 1) return inStock[0] ?? ids[0];
  // Colours: the page shows one of them from the start.
  if (swatchOf(variants, attr, ids[0] ?? '') === undefined) return undefined;
  return inStock.find((id) => coverOf(variants, id) === shown) ?? inStock[0] ?? ids[0];
}

/**
 * The initial choices: the variant of the URL, or the values of the URL. Besides, a value that is the only one or the
 * only one in stock, and the colour in the picture `shown`.
 */
export function firstChoices(variants: GoodsVariants, query: URLSearchParams, shown: string | null): Choices {
  const linked = variants.skus.find((sku) => sku.skuId === query.get('sku'));
  if (linked) return choicesOf(linked);
  const wanted = query.get(CHOSEN)?.split(',') ?? [];
  return Object.fromEntries(
    variants.goodAttrs.flatMap((attr) => {
      const ofUrl = attr.attrValues.find(({ attrValueId }) => wanted.includes(attrValueId))?.attrValueId;
      const value = ofUrl ?? likelyValue(variants, attr, shown);
      return value === undefined ? [] : [[attr.attrId, value]];
    }),
  );
}

/** The variant of the choices; undefined if a choice is missing or the combination does not exist. */
export function skuOf({ skus, goodAttrs }: GoodsVariants, choices: Choices): GoodsSku | undefined {
  if (goodAttrs.some(({ attrId }) => !choices[attrId])) return undefined;
  return skus.find((sku) => matches(sku, choices));
}

/** Attributes without a choice. */
export const missing = ({ goodAttrs }: GoodsVariants, choices: Choices): readonly GoodsChoice[] =>
  goodAttrs.filter(({ attrId }) => !choices[attrId]);

export interface ValueState {
  /** No variant has this value with the other choices. */
  readonly impossible: boolean;
  /** All variants with this value and the other choices are sold out. */
  readonly soldOut: boolean;
}

/** The availability of a value given the choices of the other attributes. */
export function valueState(
  { skus }: GoodsVariants,
  choices: Choices,
  attrId: string,
  valueId: string,
): ValueState {
  const selection = { ...without(choices, attrId), [attrId]: valueId };
  const matching = skus.filter((sku) => matches(sku, selection));
  return {
    impossible: matching.length === 0,
    soldOut: matching.length > 0 && matching.every(({ stock }) => stock === 0),
  };
}

const coverOf = ({ skus }: GoodsVariants, valueId: string): string | undefined =>
  skus.find(({ attrs }) => attrs.some(({ attrValueId }) => attrValueId === valueId))?.coverImg ?? undefined;

/**
 * The small picture of a value: its own swatch, or the cover of a variant with it. Covers that are equal for all
 * values, such as those of sizes, are omitted.
 */
export function swatchOf(variants: GoodsVariants, attr: GoodsChoice, valueId: string): string | undefined {
  const value = attr.attrValues.find(({ attrValueId }) => attrValueId === valueId);
  if (value?.iconImg) return value.iconImg;
  const covers = new Set(attr.attrValues.map(({ attrValueId }) => coverOf(variants, attrValueId)));
  return covers.size === attr.attrValues.length && covers.size > 1 ? coverOf(variants, valueId) : undefined;
}

export const valueName = (attr: GoodsChoice, valueId: string | undefined): string =>
  attr.attrValues.find(({ attrValueId }) => attrValueId === valueId)?.attrValueName ?? '';

/** The names of the choices in the order of the attributes, such as "Navy, M". */
export const choicesText = ({ goodAttrs }: GoodsVariants, choices: Choices): string =>
  goodAttrs.flatMap((attr) => valueName(attr, choices[attr.attrId]) || []).join(', ');
