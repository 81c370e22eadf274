import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Page, PageRequest } from '../paging.ts';
import { orderBy, patternOf, readPage, type Sort, when } from '../read-page.ts';

/** Variants with at most this many pieces are low. */
export const LOW_STOCK = 5;

/** Goods as their store sees them in a list. */
export interface StoreGoods {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly categoryId: string;
  readonly category: string;
  readonly price: string;
  readonly variants: number;
  readonly stock: number;
  readonly sold: number;
  readonly views: number;
  readonly rating: string;
  readonly isOnShelf: boolean;
  readonly changedAt: Date;
}

export interface StoreGoodsFilter {
  readonly keyword?: string | undefined;
  readonly isOnShelf?: boolean | undefined;
  readonly stock?: 'out' | 'low' | undefined;
}

const select = sql`g.id, g.name, (select image from goods_picture where goods_id = g.id order by position limit 1) as image,
  coalesce(g.secondary_category_id, g.category_id) as "categoryId", category.names ->> 'en' as category,
  coalesce(variants.price, g.price) as price, variants.count as variants, variants.stock, g.sold, g.views,
  g.rating, g.is_on_shelf as "isOnShelf", g.shelved_at as "changedAt"`;
const from = sql`goods as g join category on category.id = coalesce(g.secondary_category_id, g.category_id)
  cross join lateral (select count(*)::int as count, coalesce(sum(stock_on_hand), 0)::int as stock, min(price) as price,
    coalesce(min(stock_on_hand), 0) as least from sku where sku.goods_id = g.id) as variants`;

const STOCKS = {
  out: sql`variants.stock = 0`,
  low: sql`variants.least <= ${LOW_STOCK}`,
};

/** One page of the goods of a store, on the shelf and off it. */
export const listStoreGoods = (
  { db }: AppContext,
  storeId: string,
  { keyword, isOnShelf, stock }: StoreGoodsFilter,
  {
    sort,
    page,
  }: {
    readonly sort: Sort<'changedAt' | 'name' | 'price' | 'sold' | 'stock'>;
    readonly page: PageRequest;
  },
): Promise<Page<StoreGoods>> =>
  readPage<StoreGoods>(db, page, {
    select,
    from,
    where: [
      sql`g.store_id = ${storeId} and not g.is_deleted`,
      when(isOnShelf, (value) => sql`g.is_on_shelf = ${value}`),
      when(stock, (value) => STOCKS[value]),
      when(keyword, (word) => sql`(g.id ilike ${patternOf(word)} or g.name ilike ${patternOf(word)})`),
    ],
    orderBy: orderBy(
      sort,
      {
        changedAt: 'g.shelved_at',
        name: 'g.name',
        price: 'g.price',
        sold: 'g.sold',
        stock: 'variants.stock',
      },
      'g.id',
    ),
  });

export interface StoreVariant {
  readonly id: string;
  readonly attributes: string;
  readonly price: string;
  readonly stock: number;
  readonly isHidden: boolean;
}

export interface GoodsText {
  readonly lang: string;
  readonly name: string;
  readonly description: string;
}

export interface StoreGoodsDetail {
  readonly goods: StoreGoods;
  readonly version: number;
  readonly minimumPieces: number;
  readonly shipping: string;
  readonly texts: readonly GoodsText[];
  readonly pictures: readonly string[];
  readonly variants: readonly StoreVariant[];
}

type DetailRow = StoreGoods &
  Pick<StoreGoodsDetail, 'version' | 'minimumPieces' | 'shipping'> & { readonly description: string };

async function readVariants({ db }: AppContext, goodsId: string): Promise<readonly StoreVariant[]> {
  const { rows } =
    await sql<StoreVariant>`select sku.id, sku.price, sku.stock_on_hand as stock, sku.is_hidden as "isHidden",
    coalesce((select string_agg(value.names ->> 'en', ', ' order by attribute.position) from sku_attribute as own
      join attribute on attribute.id = own.attribute_id join attribute_value as value on value.id = own.value_id
      where own.sku_id = sku.id), '') as attributes
    from sku where goods_id = ${goodsId} order by position, id limit 500`.execute(db);
  return rows;
}

/**
 * Goods of a store with everything that can be edited.
 * @throws {DomainError} `goodsNotFound`, also for goods of other stores.
 */
export async function readStoreGoods(
  ctx: AppContext,
  storeId: string,
  goodsId: string,
): Promise<StoreGoodsDetail> {
  const { db } = ctx;
  const { rows } = await sql<DetailRow>`select ${select}, g.version, g.buy_min as "minimumPieces",
    g.dispatch_fee as shipping, g.description
    from ${from} where g.id = ${goodsId} and g.store_id = ${storeId} and not g.is_deleted`.execute(db);
  const [goods] = rows;
  if (!goods) throw new DomainError('goodsNotFound');
  const translations = await db
    .selectFrom('goods_translation')
    .select(['lang', 'name', 'description'])
    .where('goods_id', '=', goodsId)
    .orderBy('lang')
    .execute();
  const pictures = await db
    .selectFrom('goods_picture')
    .select('image')
    .where('goods_id', '=', goodsId)
    .orderBy('position')
    .execute();
  const { version, minimumPieces, shipping, description, name } = goods;
  return {
    goods,
    version,
    minimumPieces,
    shipping,
    texts: [{ lang: 'en', name, description }, ...translations],
    pictures: pictures.map(({ image }) => image),
    variants: await readVariants(ctx, goodsId),
  };
}
