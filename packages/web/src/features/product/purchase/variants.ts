import type { GoodsChoice, GoodsSku, GoodsVariants } from '@openmall/sdk';

/** What is chosen of each attribute, by its id. An attribute that is missing is not chosen yet. */
export type Choices = Readonly<Record<string, string>>;

const fits = (sku: GoodsSku, choices: Choices): boolean =>
  Object.entries(choices).every(([attrId, valueId]) =>
    sku.attrs.some((attr) => attr.attrId === attrId && attr.attrValueId === valueId),
  );

const without = (choices: Choices, attrId: string): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([id]) => id !== attrId));

/** What a variant consists of. */
const choicesOf = (sku: GoodsSku): Choices =>
  Object.fromEntries(sku.attrs.map(({ attrId, attrValueId }) => [attrId, attrValueId]));

/** What a piece costs now. */
export const priceOf = ({
  discountPrice,
  sellingPrice,
}: Pick<GoodsSku, 'discountPrice' | 'sellingPrice'>): number => discountPrice ?? sellingPrice;

/** What is chosen at the start: the variant of the address, else only what leaves no choice. */
export function firstChoices({ skus, goodAttrs }: GoodsVariants, skuId: string | null): Choices {
  const named = skus.find((sku) => sku.skuId === skuId);
  if (named) return choicesOf(named);
  const single = goodAttrs.filter(({ attrValues }) => attrValues.length === 1);
  return Object.fromEntries(
    single.map(({ attrId, attrValues }) => [attrId, attrValues[0]?.attrValueId ?? '']),
  );
}

/** The variant that the choices name; none while one is missing or the combination is not made. */
export function skuOf({ skus, goodAttrs }: GoodsVariants, choices: Choices): GoodsSku | undefined {
  if (goodAttrs.some(({ attrId }) => !choices[attrId])) return undefined;
  return skus.find((sku) => fits(sku, choices));
}

/** Attributes of which nothing is chosen yet. */
export const missing = ({ goodAttrs }: GoodsVariants, choices: Choices): readonly GoodsChoice[] =>
  goodAttrs.filter(({ attrId }) => !choices[attrId]);

export interface ValueState {
  /** No variant has it together with the other choices. */
  readonly impossible: boolean;
  /** All variants that have it with the other choices are sold out. */
  readonly soldOut: boolean;
}

/** Whether a value goes with what is chosen of the other attributes. */
export function valueState(
  { skus }: GoodsVariants,
  choices: Choices,
  attrId: string,
  valueId: string,
): ValueState {
  const wanted = { ...without(choices, attrId), [attrId]: valueId };
  const fitting = skus.filter((sku) => fits(sku, wanted));
  return {
    impossible: fitting.length === 0,
    soldOut: fitting.length > 0 && fitting.every(({ stock }) => stock === 0),
  };
}

export const valueName = (attr: GoodsChoice, valueId: string | undefined): string =>
  attr.attrValues.find(({ attrValueId }) => attrValueId === valueId)?.attrValueName ?? '';

/** The choices in words, in the order of the attributes: "Navy, M". */
export const choicesInWords = ({ goodAttrs }: GoodsVariants, choices: Choices): string =>
  goodAttrs.flatMap((attr) => valueName(attr, choices[attr.attrId]) || []).join(', ');
