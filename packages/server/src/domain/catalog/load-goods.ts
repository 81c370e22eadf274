import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { type Page, type PageRequest, pageOf } from '../paging.ts';
import type { Goods, Viewer } from './goods.ts';

/**
 * Lists end after this many goods. Users never page this deep, and counting further would be the most
 * expensive part.
 */
export const LIST_END = 10_000;

/**
 * The SQL that selects goods: common table expressions, the `id`, `position` and `at` of a page, and the
 * `total`.
 */
export interface GoodsSelection {
  readonly prelude?: RawBuilder<unknown> | undefined;
  readonly page: RawBuilder<unknown>;
  readonly total: RawBuilder<unknown>;
}

type Row = Omit<Goods, 'discount' | 'pictures'> & {
  /** One to a line: a text is read faster than an array. Null without any. */
  readonly pictures: string | null;
  readonly total: number;
  readonly position: number | null;
  readonly at: Date | null;
  readonly ratio: string | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly isRunning: boolean | null;
};

/** First pages are asked for most. Each of them is a statement of its own. */
const LITERAL_PAGES = 3;

/**
 * The limit and offset of a page, for a list that ends at `LIST_END`. Those of first pages are literals: with a value
 * PostgreSQL expects to read a tenth of all rows, and would plan a prepared statement anew at every call.
 */
export const cutPage = ({ number, size }: PageRequest): RawBuilder<unknown> => {
  const start = (number - 1) * size;
  const value: (of: number) => RawBuilder<unknown> = number <= LITERAL_PAGES ? sql.lit : sql.val;
  return sql`limit ${value(Math.max(0, Math.min(size, LIST_END - start)))} offset ${value(Math.min(start, LIST_END))}`;
};

/** A subquery plans faster than another join, and planning takes most of the time of a list. */
const categoryName = (lang: string, idColumn: string): RawBuilder<string> => sql<string>`
  (select coalesce(names ->> ${lang}, names ->> 'en') from category where category.id = ${sql.ref(idColumn)})`;

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

function selectGoods(
  { clock }: AppContext,
  { lang, userId }: Viewer,
  { prelude, page, total }: GoodsSelection,
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
      (select string_agg(image, E'\\n' order by position) from goods_picture as picture where picture.goods_id = goods.id) as pictures
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

function goodsOf(row: Row): Goods {
  const { total: _total, position: _position, at: _at, ratio, startsAt, endsAt, isRunning, ...found } = row;
  const goods = { ...found, pictures: found.pictures?.split('\n') ?? [] };
  const discount =
    ratio && startsAt && endsAt ? { ratio, startsAt, endsAt, isRunning: isRunning === true } : null;
  return { ...goods, discount };
}

export interface ListedGoods {
  readonly goods: Goods;
  readonly at: Date | null;
}

/** Loads goods and the time they were added to the list, in one statement. */
export async function loadListedGoods(
  ctx: AppContext,
  viewer: Viewer,
  selection: GoodsSelection,
): Promise<{ readonly total: number; readonly rows: readonly ListedGoods[] }> {
  const { rows } = await selectGoods(ctx, viewer, selection).execute(ctx.db);
  // A page past the end returns one row that has only the total.
  const found = rows.filter(({ position }) => position !== null);
  return { total: rows[0]?.total ?? 0, rows: found.map((row) => ({ goods: goodsOf(row), at: row.at })) };
}

export async function loadGoodsPage(
  ctx: AppContext,
  viewer: Viewer,
  request: PageRequest,
  selection: GoodsSelection,
): Promise<Page<Goods>> {
  const { total, rows } = await loadListedGoods(ctx, viewer, selection);
  return pageOf(
    rows.map(({ goods }) => goods),
    total,
    request,
  );
}
