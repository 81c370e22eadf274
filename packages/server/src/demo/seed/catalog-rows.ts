import type { Insertable } from 'kysely';
import type { Tables } from '../../db/schema/tables.ts';
import type { DemoMall } from '../demo-mall.ts';
import type { DemoGoods, DemoSku } from '../demo-types.ts';
import type { OpeningFigures } from '../opening-figures.ts';
import { allColours } from '../words/colours.ts';
import { allAttributes, allSizeSets } from '../words/sizes.ts';
import { daysBefore } from './moments.ts';

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

const attributeId = (key: string): string => `attribute-${key}`;
const valueId = (key: string): string => `value-${key}`;

export const categoryRows = ({ categories }: DemoMall, now: Date): Row<'category'>[] => {
  const idOf = new Map(categories.map(({ slug, id }) => [slug, id]));
  return categories.map(({ id, parentSlug, names, image, isRecommended }, position) => ({
    id,
    parent_id: parentSlug === undefined ? null : (idOf.get(parentSlug) ?? null),
    names: JSON.stringify(names),
    icon_image: image,
    position,
    is_recommended: isRecommended,
    created_at: daysBefore(now, 400),
  }));
};

export const goodsRows = (
  { goods, stores }: DemoMall,
  opening: OpeningFigures,
  now: Date,
): Row<'goods'>[] => {
  const storeOf = new Map(stores.map((store) => [store.id, store]));
  return goods.map((product) => {
    const at = daysBefore(now, product.ageDays);
    const store = storeOf.get(product.storeId);
    const { sold = 0, views = 0 } = opening.goods.get(product.id) ?? {};
    return {
      id: product.id,
      store_id: product.storeId,
      category_id: product.categoryId,
      secondary_category_id: product.subcategoryId,
      name: product.names.en,
      description: product.description,
      description_html: product.descriptionHtml,
      specification: JSON.stringify(product.specification),
      size_guide: product.sizeGuide ? JSON.stringify(product.sizeGuide) : null,
      unit: product.unit,
      buy_min: product.buyMin,
      price: product.price,
      dispatch_fee: store?.dispatchFee ?? '0',
      long_distance_fee: store?.longDistanceFee ?? '0',
      delivery_fee: product.deliveryFee,
      tax_rate: product.taxRate,
      is_recommended: product.isRecommended,
      recommended_at: product.isRecommended ? at : null,
      weight_2: product.weight,
      sold,
      opening_sold: sold,
      views,
      opening_views: views,
      shelved_at: at,
      created_at: at,
    };
  });
};

export const translationRows = ({ goods }: DemoMall): Row<'goods_translation'>[] =>
  goods.flatMap(({ id, translations }) =>
    translations.map(({ lang, name, description, descriptionHtml }) => ({
      goods_id: id,
      lang,
      name,
      description,
      description_html: descriptionHtml,
    })),
  );

export const pictureRows = ({ goods }: DemoMall): Row<'goods_picture'>[] =>
  goods.flatMap(({ id, pictures }) => pictures.map((image, i) => ({ goods_id: id, position: i + 1, image })));

export const attributeRows = (): Row<'attribute'>[] =>
  allAttributes().map(({ key, names }, position) => ({
    id: attributeId(key),
    names: JSON.stringify(names),
    position,
  }));

export const valueRows = (): Row<'attribute_value'>[] => {
  const colours = allColours().map(({ key, names }, position) => ({
    id: valueId(key),
    attribute_id: attributeId('colour'),
    names: JSON.stringify(names),
    position,
  }));
  const sizes = allSizeSets().flatMap(({ attribute, values }) =>
    values.map(({ key, label }) => ({ key, label, attribute: attribute.key })),
  );
  const different = [...new Map(sizes.map((size) => [size.key, size])).values()];
  const rows = different.map(({ key, label, attribute }, position) => ({
    id: valueId(key),
    attribute_id: attributeId(attribute),
    names: JSON.stringify({ en: label }),
    position,
  }));
  return [...colours, ...rows];
};

const eachSku = <T>(
  goods: readonly DemoGoods[],
  make: (sku: DemoSku, product: DemoGoods, position: number) => readonly T[],
): T[] => goods.flatMap((product) => product.skus.flatMap((sku, position) => make(sku, product, position)));

export const skuRows = ({ goods }: DemoMall): Row<'sku'>[] =>
  eachSku(goods, ({ id, price, stock, coverImage, pictures, dimensions }, product, position) => [
    {
      id,
      goods_id: product.id,
      price,
      cover_image: coverImage,
      pictures: [...pictures],
      dimensions_mm: dimensions ? [...dimensions] : null,
      position,
      stock_initial: stock,
      stock_on_hand: stock,
    },
  ]);

export const priceTierRows = ({ goods }: DemoMall): Row<'price_tier'>[] =>
  eachSku(goods, ({ id, tiers }) =>
    tiers.map(({ minQuantity, price }) => ({ sku_id: id, min_quantity: minQuantity, price })),
  );

export const skuAttributeRows = ({ goods }: DemoMall): Row<'sku_attribute'>[] =>
  eachSku(goods, ({ id, colour, size }) => [
    ...(colour ? [{ sku_id: id, attribute_id: attributeId('colour'), value_id: valueId(colour.key) }] : []),
    ...(size ? [{ sku_id: id, attribute_id: attributeId(size.attribute), value_id: valueId(size.key) }] : []),
  ]);

export const discountRows = ({ goods }: DemoMall, now: Date): Row<'discount'>[] =>
  goods.flatMap(({ id, discount }) =>
    discount
      ? [
          {
            id: `discount-${id}`,
            goods_id: id,
            ratio: discount.ratio,
            starts_at: daysBefore(now, discount.startedDays),
            ends_at: daysBefore(now, -discount.lastsDays),
          },
        ]
      : [],
  );
