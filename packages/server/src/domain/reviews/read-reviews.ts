import { type RawBuilder, sql } from 'kysely';
import { cutPage } from '../catalog/load-goods.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { LIST_END, type Page, type PageRequest, pageOf } from '../paging.ts';

export type ReviewKind = 'good' | 'medium' | 'bad';
export type ReviewFilter = ReviewKind | 'withPictures';

export const KINDS = { good: 1, medium: 2, bad: 3 } as const satisfies Record<ReviewKind, number>;

export interface ReviewedChoice {
  readonly attributeId: string;
  readonly attributeName: string;
  readonly valueId: string;
  readonly valueName: string;
}

export interface Review {
  readonly id: string;
  readonly goodsId: string;
  readonly storeId: string;
  readonly skuId: string | null;
  /** The full name. Show it only masked. */
  readonly author: string;
  readonly avatar: number;
  readonly countryCode: string | null;
  readonly kind: 1 | 2 | 3;
  readonly rating: number;
  readonly content: string;
  readonly images: readonly string[];
  /** Whether the mall wrote it for a buyer who did not. */
  readonly isSystem: boolean;
  readonly createdAt: Date;
  /** The public reply of the store; empty without one. */
  readonly reply: string;
  readonly repliedAt: Date | null;
  readonly choices: readonly ReviewedChoice[] | null;
}

async function countAll({ db }: AppContext, goodsId: string): Promise<number> {
  const goods = await db.selectFrom('goods').select('reviews').where('id', '=', goodsId).executeTakeFirst();
  if (!goods) throw new DomainError('goodsNotFound');
  return goods.reviews;
}

function conditionOf(goodsId: string, filter: ReviewFilter | undefined): RawBuilder<boolean> {
  if (filter === undefined) return sql`goods_id = ${goodsId}`;
  if (filter === 'withPictures') return sql`goods_id = ${goodsId} and cardinality(images) > 0`;
  return sql`goods_id = ${goodsId} and kind = ${KINDS[filter]}`;
}

const choices = (lang: string) => sql`
  select json_agg(json_build_object('attributeId', attribute.id, 'valueId', value.id,
    'attributeName', coalesce(attribute.names ->> ${lang}, attribute.names ->> 'en'),
    'valueName', coalesce(value.names ->> ${lang}, value.names ->> 'en')) order by attribute.position, attribute.id)
  from sku_attribute as chosen
  join attribute on attribute.id = chosen.attribute_id
  join attribute_value as value on value.id = chosen.value_id
  where chosen.sku_id = review.sku_id`;

interface ReviewQuery {
  readonly lang: string;
  readonly goodsId: string;
  readonly filter?: ReviewFilter | undefined;
  readonly page: PageRequest;
}

/**
 * One page of the reviews of goods, newest first.
 * @throws {DomainError} `goodsNotFound`.
 */
export async function listReviews(
  ctx: AppContext,
  query: ReviewQuery,
): Promise<Page<Review> & { readonly all: number }> {
  const { lang, goodsId, filter, page } = query;
  const all = await countAll(ctx, goodsId);
  const condition = conditionOf(goodsId, filter);
  const { rows } = await sql<Review & { total: number }>`
    with counted as (select count(*) as total from (select from review where ${condition} limit ${sql.lit(LIST_END)}) as capped)
    select counted.total, review.id, goods_id as "goodsId", store_id as "storeId", sku_id as "skuId", author,
      author_avatar as avatar, country_code as "countryCode", kind, rating, content, images, reply,
      is_default as "isSystem",
      replied_at as "repliedAt", created_at as "createdAt", (${choices(lang)}) as choices
    from counted left join
      (select * from review where ${condition} order by created_at desc, id desc ${cutPage(page)}) as review on true
    order by created_at desc, review.id desc`.execute(ctx.db);
  const found = rows.filter(({ id }) => id !== null);
  return { ...pageOf(found, rows[0]?.total ?? 0, page), all };
}

export type ReviewCounts = Readonly<Record<ReviewFilter, number>>;

/**
 * Number of reviews of goods by kind.
 * @throws {DomainError} `goodsNotFound`.
 */
export async function countReviews(ctx: AppContext, goodsId: string): Promise<ReviewCounts> {
  await countAll(ctx, goodsId);
  const { rows } = await sql<ReviewCounts>`
    select count(*) filter (where kind = 1) as good, count(*) filter (where kind = 2) as medium,
      count(*) filter (where kind = 3) as bad, count(*) filter (where cardinality(images) > 0) as "withPictures"
    from review where goods_id = ${goodsId}`.execute(ctx.db);
  return rows[0] ?? { good: 0, medium: 0, bad: 0, withPictures: 0 };
}
