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

/** The initial choices: the variant of the URL, or attributes with a single value. */
export function firstChoices({ skus, goodAttrs }: GoodsVariants, skuId: string | null): Choices {
  const linked = skus.find((sku) => sku.skuId === skuId);
  if (linked) return choicesOf(linked);
  const single = goodAttrs.filter(({ attrValues }) => attrValues.length === 1);
  return Object.fromEntries(
    single.map(({ attrId, attrValues }) => [attrId, attrValues[0]?.attrValueId ?? '']),
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

/**
 * The small picture of a value: its own swatch, or the cover of a variant with it. Covers that are equal for all
 * values, such as those of sizes, are omitted.
 */
export function swatchOf({ skus }: GoodsVariants, attr: GoodsChoice, valueId: string): string | undefined {
  const coverOf = (id: string) =>
    skus.find(({ attrs }) => attrs.some(({ attrValueId }) => attrValueId === id))?.coverImg ?? undefined;
  const value = attr.attrValues.find(({ attrValueId }) => attrValueId === valueId);
  if (value?.iconImg) return value.iconImg;
  const covers = new Set(attr.attrValues.map(({ attrValueId }) => coverOf(attrValueId)));
  return covers.size === attr.attrValues.length && covers.size > 1 ? coverOf(valueId) : undefined;
}

export const valueName = (attr: GoodsChoice, valueId: string | undefined): string =>
  attr.attrValues.find(({ attrValueId }) => attrValueId === valueId)?.attrValueName ?? '';

/** The names of the choices in the order of the attributes, such as "Navy, M". */
export const choicesText = ({ goodAttrs }: GoodsVariants, choices: Choices): string =>
  goodAttrs.flatMap((attr) => valueName(attr, choices[attr.attrId]) || []).join(', ');
