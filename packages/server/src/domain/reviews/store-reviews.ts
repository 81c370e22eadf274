import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Page, PageRequest } from '../paging.ts';
import { orderBy, patternOf, readPage, type Sort, when } from '../read-page.ts';

/** A review as the store of the goods sees it in a list. */
export interface StoreReview {
  readonly id: string;
  readonly goodsId: string;
  readonly name: string;
  readonly image: string | null;
  /** The full name. Show it only masked. */
  readonly author: string;
  readonly rating: number;
  readonly content: string;
  readonly pictures: number;
  readonly createdAt: Date;
  readonly reply: string | null;
  readonly repliedAt: Date | null;
}

export type ReplyState = 'unanswered' | 'answered';

export interface StoreReviewFilter {
  readonly state?: ReplyState | undefined;
  readonly rating?: number | undefined;
  readonly goodsId?: string | undefined;
  readonly keyword?: string | undefined;
}

const select = sql`r.id, r.goods_id as "goodsId", g.name,
  (select image from goods_picture where goods_id = g.id order by position limit 1) as image,
  r.author, r.rating, r.content, cardinality(r.images) as pictures, r.created_at as "createdAt",
  nullif(r.reply, '') as reply, r.replied_at as "repliedAt"`;
const from = sql`review as r join goods as g on g.id = r.goods_id`;

/** A review by the mall has no words that a store could answer. */
const conditionsOf = (storeId: string, { rating, goodsId, keyword }: StoreReviewFilter) => [
  sql`r.store_id = ${storeId} and not r.is_default`,
  when(rating, (stars) => sql`r.rating = ${stars}`),
  when(goodsId, (id) => sql`r.goods_id = ${id}`),
  when(
    keyword,
    (word) => sql`(r.id ilike ${patternOf(word)} or g.name ilike ${patternOf(word)}
      or r.content ilike ${patternOf(word)})`,
  ),
];

/** One page of the reviews of a store's goods. */
export const listStoreReviews = (
  { db }: AppContext,
  storeId: string,
  filter: StoreReviewFilter,
  { sort, page }: { readonly sort: Sort<'createdAt' | 'rating'>; readonly page: PageRequest },
): Promise<Page<StoreReview>> =>
  readPage<StoreReview>(db, page, {
    select,
    from,
    where: [
      ...conditionsOf(storeId, filter),
      when(filter.state, (state) => sql`(r.reply <> '') = ${state === 'answered'}`),
    ],
    orderBy: orderBy(sort, { createdAt: 'r.created_at', rating: 'r.rating' }, 'r.id'),
  });

/** How many reviews that match a filter have an answer, or none. The state of the filter does not count. */
export async function countStoreReviews(
  { db }: AppContext,
  storeId: string,
  filter: StoreReviewFilter,
): Promise<{ readonly state: ReplyState; readonly count: number }[]> {
  const conditions = conditionsOf(storeId, filter).filter((condition) => condition !== undefined);
  const { rows } = await sql<Record<ReplyState, number>>`
    select (count(*) filter (where r.reply = ''))::int as unanswered,
      (count(*) filter (where r.reply <> ''))::int as answered
    from ${from} where ${sql.join(conditions, sql` and `)}`.execute(db);
  const [counts] = rows;
  return (['unanswered', 'answered'] as const).map((state) => ({ state, count: counts?.[state] ?? 0 }));
}

export interface StoreReviewDetail extends StoreReview {
  readonly images: readonly string[];
  /** The chosen variant in English words. */
  readonly attributes: string;
  readonly orderId: string | null;
  readonly number: string | null;
}

/**
 * One review of a store's goods.
 * @throws {DomainError} `recordNotFound`, also for those of other stores.
 */
export async function readStoreReview(
  { db }: AppContext,
  storeId: string,
  reviewId: string,
): Promise<StoreReviewDetail> {
  const { rows } = await sql<StoreReviewDetail>`
    select ${select}, r.images, r.order_id as "orderId", o.number,
      coalesce((select string_agg(value.names ->> 'en', ', ' order by attribute.position)
        from sku_attribute as chosen join attribute on attribute.id = chosen.attribute_id
        join attribute_value as value on value.id = chosen.value_id where chosen.sku_id = r.sku_id), '') as attributes
    from ${from} left join orders as o on o.id = r.order_id
    where r.id = ${reviewId} and r.store_id = ${storeId} and not r.is_default`.execute(db);
  const [review] = rows;
  if (!review) throw new DomainError('recordNotFound');
  return review;
}
