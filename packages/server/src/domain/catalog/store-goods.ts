import type { Lang } from '@openmall/sdk';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Page, PageRequest } from '../paging.ts';
import { readDiscounts, type StoreDiscount } from './editing/discounts.ts';
import type { OptionChoice } from './editing/find-options.ts';
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

const select = (
  lang: Lang,
) => sql`g.id, g.name, (select image from goods_picture where goods_id = g.id order by position limit 1) as image,
  coalesce(g.secondary_category_id, g.category_id) as "categoryId",
  coalesce(category.names ->> ${lang}, category.names ->> 'en') as category,
  coalesce(variants.price, g.price) as price, variants.count as variants, variants.stock, g.sold, g.views,
  g.rating, g.is_on_shelf as "isOnShelf", g.shelved_at as "changedAt"`;
/** Goods with their category and the figures of the variants that buyers see. */
export const storeGoodsTables = sql`goods as g join category on category.id = coalesce(g.secondary_category_id, g.category_id)
  cross join lateral (select count(*)::int as count, coalesce(sum(stock_on_hand), 0)::int as stock, min(price) as price,
    coalesce(min(stock_on_hand), 0) as least from sku where sku.goods_id = g.id and not is_hidden) as variants`;

const STOCKS = {
  out: sql`variants.stock = 0`,
  low: sql`variants.least <= ${LOW_STOCK}`,
};

/** The conditions of a filter on `storeGoodsTables`. */
export const storeGoodsConditions = (storeId: string, { keyword, isOnShelf, stock }: StoreGoodsFilter) => [
  sql`g.store_id = ${storeId} and not g.is_deleted`,
  when(isOnShelf, (value) => sql`g.is_on_shelf = ${value}`),
  when(stock, (value) => STOCKS[value]),
  when(keyword, (word) => sql`(g.id ilike ${patternOf(word)} or g.name ilike ${patternOf(word)})`),
];

/** One page of the goods of a store, on the shelf and off it. */
export const listStoreGoods = (
  { db }: AppContext,
  storeId: string,
  filter: StoreGoodsFilter,
  {
    lang,
    sort,
    page,
  }: {
    /** Of the names of categories. */
    readonly lang: Lang;
    readonly sort: Sort<'changedAt' | 'name' | 'price' | 'sold' | 'stock'>;
    readonly page: PageRequest;
  },
): Promise<Page<StoreGoods>> =>
  readPage<StoreGoods>(db, page, {
    select: select(lang),
    from: storeGoodsTables,
    where: storeGoodsConditions(storeId, filter),
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
  readonly choices: readonly OptionChoice[];
  readonly picture: string | null;
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
  readonly discounts: readonly StoreDiscount[];
}

type DetailRow = StoreGoods &
  Pick<StoreGoodsDetail, 'version' | 'minimumPieces' | 'shipping'> & { readonly description: string };

async function readVariants({ db }: AppContext, goodsId: string): Promise<readonly StoreVariant[]> {
  type Row = Omit<StoreVariant, 'attributes'>;
  const { rows } =
    await sql<Row>`select sku.id, sku.price, sku.stock_on_hand as stock, sku.is_hidden as "isHidden",
    sku.cover_image as picture,
    coalesce((select json_agg(json_build_object('option', attribute.names ->> 'en', 'value', value.names ->> 'en')
        order by attribute.position, attribute.id) from sku_attribute as own
      join attribute on attribute.id = own.attribute_id join attribute_value as value on value.id = own.value_id
      where own.sku_id = sku.id), '[]') as choices
    from sku where goods_id = ${goodsId} order by is_hidden, position, id limit 500`.execute(db);
  return rows.map((row) => ({ ...row, attributes: row.choices.map(({ value }) => value).join(', ') }));
}

/**
 * Goods of a store with everything that can be edited.
 * @throws {DomainError} `goodsNotFound`, also for goods of other stores.
 */
export async function readStoreGoods(
  ctx: AppContext,
  storeId: string,
  goodsId: string,
  lang: Lang,
): Promise<StoreGoodsDetail> {
  const { db } = ctx;
  const { rows } = await sql<DetailRow>`select ${select(lang)}, g.version, g.buy_min as "minimumPieces",
    g.dispatch_fee as shipping, g.description
    from ${storeGoodsTables} where g.id = ${goodsId} and g.store_id = ${storeId} and not g.is_deleted`.execute(
    db,
  );
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
    discounts: await readDiscounts(ctx, goodsId),
  };
}
