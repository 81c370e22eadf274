import { type RawBuilder, sql } from 'kysely';
import { discountedPrice } from '../orders/price-order.ts';
import { type PriceTier, selectPriceTiers, tiersBelow } from './price-tiers.ts';

/** One attribute value of a variant, in the viewer's language or in English. */
export interface Choice {
  readonly attributeId: string;
  readonly attributeName: string;
  readonly valueId: string;
  readonly valueName: string;
  readonly icon: string | null;
}

export interface Variant {
  readonly id: string;
  readonly price: string;
  /** Price of one piece after discount, in dollars. */
  readonly priceNow: string;
  /** Lower prices by quantity. */
  readonly tiers: readonly PriceTier[];
  readonly stock: number;
  readonly picture: string | null;
  /** Pictures after the first one. Empty: the gallery shows those of the goods. */
  readonly pictures: readonly string[];
  /** Width, height and depth of one piece in mm. */
  readonly dimensions: readonly [number, number, number] | null;
  readonly choices: readonly Choice[];
}

/** An attribute with the values that at least one variant has. */
export interface Attribute {
  readonly id: string;
  readonly name: string;
  readonly values: readonly { readonly id: string; readonly name: string; readonly icon: string | null }[];
}

export type VariantRow = Omit<Variant, 'priceNow' | 'choices'> & { readonly valuePosition: number | null } & {
  readonly [Key in keyof Choice]: Choice[Key] | null;
};

/** The variants of a row of `goods` as JSON: an element for each attribute of each variant, in the order of the page. */
export const selectVariants = (lang: string): RawBuilder<readonly VariantRow[] | null> => sql<
  readonly VariantRow[] | null
>`(select json_agg(variant) from (
    select sku.id, sku.price::text, ${selectPriceTiers(sql`sku.id`)} as tiers, sku.stock_on_hand as stock, sku.cover_image as picture, sku.pictures,
      sku.dimensions_mm as dimensions,
      attribute.id as "attributeId", coalesce(attribute.names ->> ${lang}, attribute.names ->> 'en') as "attributeName",
      value.id as "valueId", coalesce(value.names ->> ${lang}, value.names ->> 'en') as "valueName",
      value.icon_image as icon, value.position as "valuePosition"
    from sku
    left join sku_attribute as chosen on chosen.sku_id = sku.id
    left join attribute on attribute.id = chosen.attribute_id
    left join attribute_value as value on value.id = chosen.value_id
    where sku.goods_id = goods.id and not sku.is_hidden
    order by sku.position, sku.id, attribute.position, attribute.id) as variant)`;

function choiceOf({ attributeId, attributeName, valueId, valueName, icon }: VariantRow): Choice[] {
  if (attributeId === null || attributeName === null || valueId === null || valueName === null) return [];
  return [{ attributeId, attributeName, valueId, valueName, icon }];
}

function attributesOf(rows: readonly VariantRow[]): readonly Attribute[] {
  const byValuePosition = rows.toSorted((a, b) => (a.valuePosition ?? 0) - (b.valuePosition ?? 0));
  const values = new Map<string, Map<string, Attribute['values'][number]>>();
  for (const { attributeId, valueId, valueName, icon } of byValuePosition.flatMap(choiceOf)) {
    const ofAttribute = values.get(attributeId) ?? new Map<string, Attribute['values'][number]>();
    values.set(attributeId, ofAttribute.set(valueId, { id: valueId, name: valueName, icon }));
  }
  const names = new Map(rows.flatMap(choiceOf).map((choice) => [choice.attributeId, choice.attributeName]));
  return [...names].map(([id, name]) => ({ id, name, values: [...(values.get(id)?.values() ?? [])] }));
}

/** The variants and attributes in the rows of `selectVariants`. `ratio` is that of the current discount. */
export function readVariants(
  rows: readonly VariantRow[],
  ratio: string | null,
): { readonly variants: readonly Variant[]; readonly attributes: readonly Attribute[] } {
  const variants = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofSku): Variant[] => {
    const [row] = ofSku;
    if (!row) return [];
    const { id, price, tiers, stock, picture, pictures, dimensions } = row;
    const priceNow = discountedPrice(price, ratio);
    return [
      {
        id,
        price,
        priceNow,
        tiers: tiersBelow(tiers, priceNow),
        stock,
        picture,
        pictures,
        dimensions,
        choices: ofSku.flatMap(choiceOf),
      },
    ];
  });
  return { variants, attributes: attributesOf(rows) };
}
