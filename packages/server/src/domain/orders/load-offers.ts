import type { Clock } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { LineAttribute } from '../../db/schema/tables.ts';
import { type RawBuilder, sql } from 'kysely';
import { sqlArray } from '../../db/statements/sql-array.ts';
import { deepestRatio } from '../catalog/current-price.ts';
import { type PriceTier, selectPriceTiers } from '../catalog/price-tiers.ts';
import type { OrderItem } from './order-items.ts';

/** The current price, stock and fees of an order item. */
export interface Offer {
  readonly goodsId: string;
  readonly name: string;
  readonly image: string;
  readonly buyMin: number;
  readonly isOnSale: boolean;
  readonly discountRatio: string | null;
  readonly taxRate: string;
  readonly dispatchFee: string;
  readonly longDistanceFee: string;
  readonly deliveryFee: string;
  readonly storeId: string;
  readonly storeName: string;
  readonly storeCountry: string;
  readonly storeOwnerId: string | null;
  readonly freeDeliveryFrom: string | null;
  /** Price of the variant before discount, or the lowest price of the goods if the variant does not exist. */
  readonly price: string;
  readonly tiers: readonly PriceTier[];
  readonly sku: { readonly id: string; readonly stock: number } | null;
  readonly attributes: readonly LineAttribute[];
}

export interface OfferedItem {
  readonly item: OrderItem;
  readonly offer: Offer | null;
}

/** The attributes of a row of `sku`, in order. */
const attributes = sql<readonly LineAttribute[]>`(select coalesce(
    json_agg(json_build_object('name', attribute.names, 'value', value.names) order by attribute.position, attribute.id), '[]')
  from sku_attribute
  join attribute on attribute.id = sku_attribute.attribute_id
  join attribute_value as value on value.id = sku_attribute.value_id
  where sku_attribute.sku_id = sku.id)`;

/** The variants that items name, and all variants of goods that an item names without one. */
function isMeant(items: readonly OrderItem[]): RawBuilder<boolean> {
  const skuIds = items.flatMap(({ skuId }) => skuId ?? []);
  const withoutSku = items.flatMap(({ goodsId, skuId }) => (skuId === null ? [goodsId] : []));
  const isNamed = sql<boolean>`sku.id = any (${sqlArray('text', skuIds)})`;
  if (withoutSku.length === 0) return isNamed;
  return sql<boolean>`(${isNamed} or sku.goods_id = any (${sqlArray('text', withoutSku)}))`;
}

function selectOffers(db: Db | Tx, clock: Clock, lang: string, items: readonly OrderItem[]) {
  const goodsIds = [...new Set(items.map(({ goodsId }) => goodsId))];
  return db
    .selectFrom('goods')
    .innerJoin('store', 'store.id', 'goods.store_id')
    .leftJoin('sku', (join) =>
      join.onRef('sku.goods_id', '=', 'goods.id').on('sku.is_hidden', '=', false).on(isMeant(items)),
    )
    .leftJoin('goods_translation as translation', (join) =>
      join.onRef('translation.goods_id', '=', 'goods.id').on('translation.lang', '=', lang),
    )
    .select((eb) => [
      'goods.id as goodsId',
      'goods.buy_min as buyMin',
      'goods.price as lowestPrice',
      'goods.tax_rate as taxRate',
      'goods.dispatch_fee as dispatchFee',
      'goods.long_distance_fee as longDistanceFee',
      'goods.delivery_fee as deliveryFee',
      'goods.is_on_shelf as isListed',
      'goods.is_deleted as isDeleted',
      'store.id as storeId',
      'store.name as storeName',
      'store.country_code as storeCountry',
      'store.owner_id as storeOwnerId',
      'store.free_delivery_from as freeDeliveryFrom',
      'store.is_open as isOpen',
      'sku.id as skuId',
      'sku.price as skuPrice',
      'sku.stock_on_hand as stock',
      'sku.cover_image as coverImage',
      eb.fn.coalesce('translation.name', 'goods.name').as('name'),
      eb
        .selectFrom('goods_picture')
        .select('image')
        .whereRef('goods_picture.goods_id', '=', 'goods.id')
        .orderBy('position')
        .limit(1)
        .as('picture'),
      deepestRatio(clock).as('discountRatio'),
      selectPriceTiers(sql`sku.id`).as('tiers'),
      attributes.as('attributes'),
    ])
    .where(sql<boolean>`goods.id = any (${sqlArray('text', goodsIds)})`)
    .execute();
}

type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];

/** The variant with this id. Without an id, the only variant, or undefined if there are several. */
function chooseVariant(rows: readonly OfferRow[], skuId: string | null): OfferRow | undefined {
  if (skuId === null) return rows.length === 1 ? rows[0] : undefined;
  return rows.find((row) => row.skuId === skuId);
}

function offerOf(row: OfferRow, variant: OfferRow | undefined): Offer {
  const { lowestPrice, isListed, isDeleted, isOpen, picture, skuPrice, coverImage, ...terms } = row;
  const isOnSale = isListed && !isDeleted && isOpen;
  const common = { ...terms, isOnSale, attributes: variant?.attributes ?? [] };
  if (!variant?.skuId) return { ...common, price: lowestPrice, image: picture ?? '', sku: null };
  const sku = { id: variant.skuId, stock: variant.stock ?? 0 };
  return { ...common, price: skuPrice ?? lowestPrice, image: coverImage ?? picture ?? '', sku };
}

/** Loads the offers of order items in one statement. */
export async function loadOffers(
  db: Db | Tx,
  { clock, lang }: { readonly clock: Clock; readonly lang: string },
  items: readonly OrderItem[],
): Promise<readonly OfferedItem[]> {
  const rows = await selectOffers(db, clock, lang, items);
  const byGoods = Map.groupBy(rows, ({ goodsId }) => goodsId);
  return items.map((item) => {
    const variants = byGoods.get(item.goodsId) ?? [];
    const variant = chooseVariant(variants, item.skuId);
    const row = variant ?? variants[0];
    return { item, offer: row ? offerOf(row, variant) : null };
  });
}
