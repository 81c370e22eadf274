import { sql } from 'kysely';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { addViews } from '../traffic/count-views.ts';
import { findStore } from '../stores/find-store.ts';
import type { Store } from '../stores/store.ts';
import { type Goods, runningRatio, type Viewer } from './goods.ts';
import type { SizeGuideRow } from './size-guide.ts';
import { loadListedGoods } from './load-goods.ts';
import { type Attribute, loadVariants, type Variant } from './variants.ts';

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

type Described = Pick<
  GoodsDetails,
  'descriptionHtml' | 'isTranslated' | 'specification' | 'sizeGuide' | 'answeredQuestions'
>;
interface Line {
  readonly name: Readonly<Record<string, string>>;
  readonly value: Readonly<Record<string, string>>;
}

async function readDescription({ db }: AppContext, goodsId: string, lang: string): Promise<Described> {
  const { rows } = await sql<{
    html: string;
    isTranslated: boolean;
    lines: readonly Line[];
    sizeGuide: readonly SizeGuideRow[] | null;
    answered: number;
  }>`
    select coalesce(nullif(translation.description_html, ''), goods.description_html) as html,
      ${lang} = 'en' or coalesce(translation.description_html, '') <> '' as "isTranslated",
      goods.specification as lines, goods.size_guide as "sizeGuide",
      (select count(*) from goods_question where goods_id = goods.id and answer is not null) as answered
    from goods
    left join goods_translation as translation on translation.goods_id = goods.id and translation.lang = ${lang}
    where goods.id = ${goodsId}`.execute(db);
  const [row] = rows;
  const inLang = (names: Readonly<Record<string, string>>) => names[lang] ?? names['en'] ?? '';
  const specification =
    row?.lines.map(({ name, value }) => ({ name: inLang(name), value: inLang(value) })) ?? [];
  return {
    descriptionHtml: row?.html ?? '',
    isTranslated: row?.isTranslated ?? true,
    specification,
    sizeGuide: row?.sizeGuide ?? [],
    answeredQuestions: row?.answered ?? 0,
  };
}

/**
 * Reads goods with all details.
 * @throws {DomainError} `goodsNotFound`, or `productRemoved` if they are not on sale.
 */
export async function readGoods(ctx: AppContext, viewer: Viewer, goodsId: string): Promise<GoodsDetails> {
  const { rows } = await loadListedGoods(ctx, viewer, {
    page: sql`select id, 1 as position, cast(null as timestamptz) as at from goods where id = ${goodsId}`,
    total: sql`select 1 as total`,
  });
  const goods = rows[0]?.goods;
  if (!goods) throw new DomainError('goodsNotFound');
  const { lang } = viewer;
  const [store, { variants, attributes }, described] = await Promise.all([
    findStore(ctx, viewer, goods.storeId),
    loadVariants(ctx, { goodsId, lang, ratio: runningRatio(goods) }),
    readDescription(ctx, goodsId, lang),
  ]);
  if (!goods.isOnSale) throw new DomainError('productRemoved');
  return { goods, ...described, store, variants, attributes };
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
