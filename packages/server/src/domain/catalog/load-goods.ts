import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { LIST_END, type Page, type PageRequest, pageOf } from '../paging.ts';
import { limitValue } from '../read-page.ts';
import type { Goods, Viewer } from './goods.ts';
import { createKeptValues } from '../kept-values.ts';

/** To count thousands of goods costs more than to read a page of them. */
const totals = createKeptValues<number>({ lifeMs: 60_000, maxValues: 10_000 });
/** Shorter lists are counted each time: the count is cheap, and a person would notice a wrong one. */
const MIN_TOTAL = 1_000;

/**
 * The SQL that selects goods: common table expressions, the `id`, `position` and `at` of a page, and the
 * `total`, with further columns that `more` may select as `counted`.
 */
export interface GoodsSelection {
  readonly prelude?: RawBuilder<unknown> | undefined;
  readonly page: RawBuilder<unknown>;
  readonly total: RawBuilder<unknown>;
  /** Names the list, if its total may be a minute old. */
  readonly list?: string | undefined;
  /** More columns of `goods`, `store` and `translation`, after a comma. */
  readonly more?: RawBuilder<unknown> | undefined;
  /** Keeps the ids that `more` has selected. */
  readonly keep?: ((ids: string | null | undefined) => void) | undefined;
}

export type GoodsRow = Omit<Goods, 'discount' | 'pictures'> & {
  /** One to a line: a text is read faster than an array. Null without any. */
  readonly pictures: string | null;
  readonly total: number;
  readonly position: number | null;
  readonly at: Date | null;
  readonly ratio: string | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly isRunning: boolean | null;
  /** In the first row: the ids of the whole list, if they are selected. */
  readonly ids?: string | null;
};

/** The goods up to the end of a page. */
export const countTo = (page: PageRequest): number => Math.min(page.number * page.size, LIST_END);

/** The limit and offset of a page, for a list that ends at `LIST_END`. */
export const cutPage = (page: PageRequest): RawBuilder<unknown> => {
  const start = (page.number - 1) * page.size;
  const value = limitValue(page);
  return sql`limit ${value(Math.max(0, Math.min(page.size, LIST_END - start)))} offset ${value(Math.min(start, LIST_END))}`;
};

/** A subquery plans faster than another join, and planning takes most of the time of a list. */
const categoryName = (lang: string, idColumn: string): RawBuilder<string> => sql<string>`
  (select coalesce(names ->> ${lang}, names ->> 'en', '') from category where category.id = ${sql.ref(idColumn)})`;

type Texts = Readonly<Record<'name' | 'description' | 'join', RawBuilder<unknown>>>;

/** Texts in a language, falling back to the English ones in the row of the goods. */
function textsIn(lang: string): Texts {
  if (lang === 'en') return { name: sql`goods.name`, description: sql`goods.description`, join: sql`` };
  return {
    name: sql`coalesce(nullif(translation.name, ''), goods.name)`,
    description: sql`coalesce(nullif(translation.description, ''), goods.description)`,
    join: sql`left join goods_translation as translation
      on translation.goods_id = goods.id and translation.lang = ${lang}`,
  };
}

const isKeptBy = (userId: string | undefined): RawBuilder<boolean | null> =>
  userId === undefined
    ? sql`null`
    : sql`exists (select from favourite where favourite.user_id = ${userId} and favourite.goods_id = goods.id)`;

/** Selects goods in one statement. A row without a position has only the total. */
export function selectGoods<Row extends GoodsRow>(
  { clock }: AppContext,
  { lang, userId }: Viewer,
  { prelude, page, total, more = sql`` }: GoodsSelection,
) {
  const now = clock.now();
  const texts = textsIn(lang);
  return sql<Row>`
    with ${prelude ? sql`${prelude},` : sql``} page as (${page}), counted as (${total})
    select counted.total, page.position, page.at, goods.id, goods.unit, goods.price, goods.sold, goods.views,
      goods.reviews, goods.reviews - goods.system_reviews as rated, goods.rating, goods.buy_min as "buyMin", goods.store_id as "storeId", store.name as "storeName",
      goods.category_id as "categoryId", ${categoryName(lang, 'goods.category_id')} as "categoryName",
      goods.secondary_category_id as "secondaryCategoryId", ${categoryName(lang, 'goods.secondary_category_id')} as "secondaryCategoryName",
      ${texts.name} as name,
      ${texts.description} as description,
      goods.dispatch_fee as "dispatchFee", goods.long_distance_fee as "longDistanceFee",
      goods.delivery_fee as "deliveryFee", goods.tax_rate as "taxRate",
      goods.is_on_shelf and not goods.is_deleted and store.is_open as "isOnSale",
      goods.created_at as "createdAt", goods.shelved_at as "listedAt", goods.recommended_at as "recommendedAt",
      discount.ratio, discount.starts_at as "startsAt", discount.ends_at as "endsAt", discount.running as "isRunning",
      ${isKeptBy(userId)} as "isKept",
      coalesce((select sum(stock_on_hand) from sku where goods_id = goods.id and not is_hidden), 0) as stock,
      (select string_agg(image, E'\\n' order by position) from goods_picture as picture where picture.goods_id = goods.id) as pictures${more}
    from counted
    left join page on true
    left join goods on goods.id = page.id
    left join store on store.id = goods.store_id
    ${texts.join}
    left join lateral (
      select ratio, starts_at, ends_at, starts_at <= ${now} as running from discount
      where discount.goods_id = goods.id and ends_at > ${now}
      order by running desc, case when starts_at <= ${now} then ratio end desc nulls last, starts_at limit 1
    ) as discount on true
    order by page.position`;
}

export function goodsOf(row: GoodsRow): Goods {
  const { total: _total, position: _position, at: _at, ids: _ids, ...shown } = row;
  const { ratio, startsAt, endsAt, isRunning, ...found } = shown;
  const goods = { ...found, pictures: found.pictures?.split('\n') ?? [] };
  const discount =
    ratio && startsAt && endsAt ? { ratio, startsAt, endsAt, isRunning: isRunning === true } : null;
  return { ...goods, discount };
}

export interface ListedGoods {
  readonly goods: Goods;
  readonly at: Date | null;
}

export interface LoadedGoods {
  readonly total: number;
  readonly rows: readonly ListedGoods[];
  readonly ids: string | null | undefined;
}

/** Loads goods and the time they were added to the list, in one statement. */
export async function loadListedGoods(
  ctx: AppContext,
  viewer: Viewer,
  selection: GoodsSelection,
): Promise<LoadedGoods> {
  const { rows } = await selectGoods<GoodsRow>(ctx, viewer, selection).execute(ctx.db);
  // A page past the end returns one row that has only the total.
  const found = rows.filter(({ position }) => position !== null);
  const [first] = rows;
  return {
    total: first?.total ?? 0,
    rows: found.map((row) => ({ goods: goodsOf(row), at: row.at })),
    ids: first?.ids,
  };
}

export async function loadGoodsPage(
  ctx: AppContext,
  viewer: Viewer,
  request: PageRequest,
  selection: GoodsSelection,
): Promise<Page<Goods>> {
  const { list } = selection;
  const kept = list === undefined ? undefined : totals.read(ctx.db, list);
  const counted = kept === undefined ? selection.total : sql`select cast(${kept} as integer) as total`;
  const { total, rows, ids } = await loadListedGoods(ctx, viewer, { ...selection, total: counted });
  selection.keep?.(ids);
  if (list !== undefined && kept === undefined && total >= MIN_TOTAL) totals.keep(ctx.db, list, total);
  return pageOf(
    rows.map(({ goods }) => goods),
    total,
    request,
  );
}
