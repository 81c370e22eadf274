import { sql } from 'kysely';
import type { Names } from '../../db/schema/tables.ts';
import { DomainError } from '../domain-error.ts';
import { readSizeGuide, readTextPairs } from '../stored-json.ts';
import type { AppContext } from '../../context.ts';
import { addViews } from '../traffic/count-views.ts';
import { soldLately } from '../inventory/sold-figures.ts';
import { readStoreColumn, storeColumn, type StoreColumn } from '../stores/load-stores.ts';
import type { Store } from '../stores/store.ts';
import { type Goods, runningRatio, type Viewer } from './goods.ts';
import type { SizeGuideRow } from './size-guide.ts';
import { goodsOf, type GoodsRow, selectGoods } from './load-goods.ts';
import { type Attribute, readVariants, selectVariants, type Variant, type VariantRow } from './variants.ts';

/** A row of the specification, in the viewer's language or in English. */
export interface Specification {
  readonly name: string;
  readonly value: string;
}

/** Goods with everything that their page shows. */
export interface GoodsDetails {
  readonly goods: Goods;
  readonly descriptionHtml: string;
  /** Whether the description is in the viewer's language; otherwise it is in English. */
  readonly isTranslated: boolean;
  /** Rows of the specification table, in order. */
  readonly specification: readonly Specification[];
  /** Empty where the goods fit any body, or none. */
  readonly sizeGuide: readonly SizeGuideRow[];
  /** The number of questions that the store has answered. */
  readonly answeredQuestions: number;
  readonly store: Store;
  readonly variants: readonly Variant[];
  readonly attributes: readonly Attribute[];
}

interface Row extends GoodsRow {
  readonly html: string;
  readonly isTranslated: boolean;
  /** JSON, as it is stored. */
  readonly lines: unknown;
  readonly sizeGuide: unknown;
  readonly answered: number;
  readonly soldLately: number;
  readonly store: StoreColumn;
  readonly variants: readonly VariantRow[] | null;
}

/** What the page of goods shows beyond a list. English is in the row of the goods. */
const detailColumns = ({ lang, userId }: Viewer) => sql`,
  ${lang === 'en' ? sql`goods.description_html` : sql`coalesce(nullif(translation.description_html, ''), goods.description_html)`} as html,
  ${lang === 'en' ? sql`true` : sql`coalesce(translation.description_html, '') <> ''`} as "isTranslated",
  goods.specification as lines, goods.size_guide as "sizeGuide",
  (select count(*) from goods_question where goods_id = goods.id and answer is not null) as answered,
  ${soldLately(sql`goods.id`)} as "soldLately",
  ${storeColumn(userId)} as store, ${selectVariants(lang)} as variants`;

function specificationOf(lines: unknown, goodsId: string, lang: string): readonly Specification[] {
  const inLang = (names: Names) => names[lang] ?? names.en;
  return readTextPairs(lines, `specification of goods ${goodsId}`).map(({ name, value }) => ({
    name: inLang(name),
    value: inLang(value),
  }));
}

/**
 * Reads goods with all details.
 * @throws {DomainError} `goodsNotFound`, or `storeNotFound` or `productRemoved` if they are not on sale.
 */
export async function readGoods(ctx: AppContext, viewer: Viewer, goodsId: string): Promise<GoodsDetails> {
  const selection = {
    page: sql`select id, 1 as position, cast(null as timestamptz) as at from goods where id = ${goodsId}`,
    total: sql`select 1 as total`,
    more: detailColumns(viewer),
  };
  const { rows } = await selectGoods<Row>(ctx, viewer, selection).execute(ctx.db);
  const [row] = rows;
  if (!row || row.position === null) throw new DomainError('goodsNotFound');
  const {
    html,
    isTranslated,
    lines,
    sizeGuide,
    answered,
    soldLately: lately,
    store,
    variants,
    ...listed
  } = row;
  if (!store.isOpen) throw new DomainError('storeNotFound');
  const goods = goodsOf({ ...listed, sold: listed.sold + lately });
  if (!goods.isOnSale) throw new DomainError('productRemoved');
  return {
    goods,
    descriptionHtml: html,
    isTranslated,
    specification: specificationOf(lines, goodsId, viewer.lang),
    sizeGuide: readSizeGuide(sizeGuide, `size guide of goods ${goodsId}`),
    answeredQuestions: answered,
    store: readStoreColumn(store),
    ...readVariants(variants ?? [], runningRatio(goods)),
  };
}

/** Counts a view of goods and of their store, and adds it to the viewer's browsing history. */
export async function recordView(
  { db, clock, views }: AppContext,
  goodsId: string,
  userId: string | undefined,
): Promise<void> {
  if (views) views.count(goodsId);
  else await addViews(db, new Map([[goodsId, 1]]));
  if (userId === undefined) return;
  await sql`insert into browse_history (user_id, goods_id, viewed_at) values (${userId}, ${goodsId}, ${clock.now()})
    on conflict (user_id, goods_id) do update set viewed_at = excluded.viewed_at`.execute(db);
}
