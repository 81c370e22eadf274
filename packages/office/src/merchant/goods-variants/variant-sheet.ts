import type { MerchantGoodsInfo, MerchantVariantDraft } from '@openmall/sdk/merchant';

/** An option as it is typed, with its values separated by commas. */
export interface OptionText {
  readonly name: string;
  readonly values: string;
}

/** A variant as it is typed. */
export interface VariantRow {
  readonly skuId?: string | undefined;
  readonly values: readonly string[];
  readonly price: string;
  readonly stock: string;
  readonly picture: string | null;
}

export const MAX_OPTIONS = 3;
export const MAX_VARIANTS = 200;

type Variant = MerchantGoodsInfo['variants'][number];

const keyOf = (values: readonly string[]): string => values.map((value) => value.toLowerCase()).join('\n');

/** The values of an option, without blanks and repeats. Chinese and Japanese commas count, too. */
export function valuesOf({ values }: OptionText): readonly string[] {
  const parts = values
    .split(/[,，、]/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.filter(
    (part, index) => parts.findIndex((other) => other.toLowerCase() === part.toLowerCase()) === index,
  );
}

/** The options of the variants that buyers see. */
export function optionsOf(variants: readonly Variant[]): readonly OptionText[] {
  const shown = variants.filter(({ isHidden }) => !isHidden);
  const names = shown[0]?.choices.map(({ option }) => option) ?? [];
  return names.map((name) => {
    const values = shown.flatMap(({ choices }) => choices.filter(({ option }) => option === name));
    return { name, values: [...new Set(values.map(({ value }) => value))].join(', ') };
  });
}

export const rowsOf = (variants: readonly Variant[]): readonly VariantRow[] =>
  variants
    .filter(({ isHidden }) => !isHidden)
    .map(({ id, choices, price, stock, picture }) => ({
      ...{ skuId: id, values: choices.map(({ value }) => value), picture },
      ...{ price: String(price), stock: String(stock) },
    }));

/** Every combination of the values of all options. */
const combinationsOf = (options: readonly OptionText[]): readonly (readonly string[])[] =>
  options
    .map(valuesOf)
    .filter((values) => values.length > 0)
    .reduce<readonly (readonly string[])[]>(
      (found, values) => found.flatMap((before) => values.map((value) => [...before, value])),
      [[]],
    );

const isPart = (values: readonly string[], whole: readonly string[]): boolean =>
  values.every((value) => whole.some((other) => other.toLowerCase() === value.toLowerCase()));

/**
 * One row for each combination. What was typed stays. A combination that is new starts with the price of the row that it
 * was split from; the first of them becomes that variant, so that its stock and its orders stay with it.
 */
export function combine(options: readonly OptionText[], rows: readonly VariantRow[]): readonly VariantRow[] {
  const used = new Set<string | undefined>();
  const combinations = combinationsOf(options).slice(0, MAX_VARIANTS + 1);
  const exact = new Map(rows.map((row) => [keyOf(row.values), row]));
  for (const values of combinations) used.add(exact.get(keyOf(values))?.skuId);
  return combinations.map((values) => {
    const same = exact.get(keyOf(values));
    if (same) return { ...same, values };
    const near =
      rows.find((row) => isPart(row.values, values)) ?? rows.find((row) => isPart(values, row.values));
    const fresh = {
      values,
      price: near?.price ?? rows[0]?.price ?? '',
      stock: '0',
      picture: near?.picture ?? null,
    };
    if (!near?.skuId || used.has(near.skuId)) return fresh;
    used.add(near.skuId);
    return { ...near, values };
  });
}

/** The rows as the operation takes them. */
export function draftsOf(
  options: readonly OptionText[],
  rows: readonly VariantRow[],
): readonly MerchantVariantDraft[] {
  const named = options.filter((option) => valuesOf(option).length > 0);
  return rows.map(({ skuId, values, price, stock, picture }) => ({
    ...(skuId !== undefined && { skuId }),
    choices: values.map((value, index) => ({ option: named[index]?.name.trim() ?? '', value })),
    price: Number(price),
    stock: Number(stock),
    picture,
  }));
}

const DOLLARS = /^\d{1,7}(\.\d{1,2})?$/;
const PIECES = /^\d{1,7}$/;

export const isPrice = (text: string): boolean => DOLLARS.test(text) && Number(text) > 0;
export const isPieces = (text: string): boolean => PIECES.test(text);

/** Whether everything can be saved: each option has a name of its own and values, each row a price and a stock. */
export function isWhole(options: readonly OptionText[], rows: readonly VariantRow[]): boolean {
  const names = options.map(({ name }) => name.trim().toLowerCase());
  const areNamed = names.every((name, index) => name !== '' && names.indexOf(name) === index);
  const haveValues = options.every((option) => valuesOf(option).length > 0);
  const areFilled = rows.every(({ price, stock }) => isPrice(price) && isPieces(stock));
  return areNamed && haveValues && areFilled && rows.length <= MAX_VARIANTS;
}
