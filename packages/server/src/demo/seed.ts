import { type Insertable, sql } from 'kysely';
import { readTime } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import type { Tables } from '../db/schema/tables.ts';
import { transact } from '../db/transact.ts';
import type { AppContext } from '../context.ts';
import { demoMall } from './demo-mall.ts';
import type { DemoMall } from './demo-mall.ts';
import { DEMO_MARK } from './demo-marks.ts';
import { DEMO_SEED } from './demo-seed.ts';
import { openingFigures } from './opening-figures.ts';
import {
  attributeRows,
  categoryRows,
  discountRows,
  goodsRows,
  pictureRows,
  priceTierRows,
  skuAttributeRows,
  skuRows,
  translationRows,
  valueRows,
} from './seed/catalog-rows.ts';
import { couponRows } from './seed/coupon-rows.ts';
import { addDemoBuyer } from './seed/demo-buyer.ts';
import { bannerRows, newsRows, settingRows } from './seed/marketing-rows.ts';
import { ownerRows, reviewRows, storeRows } from './seed/people-rows.ts';
import { questionRows } from './seed/question-rows.ts';
import { searchCountRows } from './seed/search-rows.ts';

export { DEMO_BUYER } from './seed/demo-buyer.ts';

const BATCH = 400;

type InsertRows = <Table extends keyof Tables & string>(
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
) => Promise<void>;

const createInsert =
  (tx: Tx): InsertRows =>
  async (table, rows) => {
    for (let start = 0; start < rows.length; start += BATCH) {
      await tx
        .insertInto(table)
        .values(rows.slice(start, start + BATCH))
        .execute();
    }
  };

/** Counts all reviews in one statement after the insert. */
async function countReviews(tx: Tx): Promise<void> {
  await sql`
    update goods set reviews = counted.reviews, stars = counted.stars
    from (select goods_id, count(*)::integer as reviews, sum(rating)::integer as stars from review group by goods_id) as counted
    where goods.id = counted.goods_id`.execute(tx);
}

/** Adds all rows to the search index at once, which takes a third of the time of row-by-row updates. */
async function fillTranslations(tx: Tx, insert: InsertRows, mall: DemoMall): Promise<void> {
  await sql`alter index goods_translation_by_pair set (fastupdate = on)`.execute(tx);
  await insert('goods_translation', translationRows(mall));
  await sql`select gin_clean_pending_list('goods_translation_by_pair')`.execute(tx);
  await sql`alter index goods_translation_by_pair set (fastupdate = off)`.execute(tx);
}

async function fillAll(tx: Tx, mall: DemoMall, now: Date): Promise<void> {
  const insert = createInsert(tx);
  const opening = openingFigures(mall);
  await insert('category', categoryRows(mall, now));
  await insert('attribute', attributeRows());
  await insert('attribute_value', valueRows());
  await insert('user_account', ownerRows(mall, now));
  await insert('store', storeRows(mall, opening, now));
  await insert('goods', goodsRows(mall, opening, now));
  await fillTranslations(tx, insert, mall);
  await insert('goods_picture', pictureRows(mall));
  await insert('sku', skuRows(mall));
  await insert('price_tier', priceTierRows(mall));
  await insert('sku_attribute', skuAttributeRows(mall));
  await insert('discount', discountRows(mall, now));
  await insert('coupon', couponRows(mall, now));
  await insert('review', reviewRows(mall, now));
  await countReviews(tx);
  await insert('goods_question', questionRows(mall, now));
  await insert('search_count', searchCountRows(mall, opening, now));
  await insert('banner', bannerRows(mall, now));
  await insert('news', newsRows(now));
  await insert('setting', settingRows());
}

/** Returns true for the first process only. Others wait for its transaction and then see the mark. */
async function markSeeded(tx: Tx, seed: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows: marked } = await tx
    .insertInto('setting')
    .values({ code: DEMO_MARK, value: JSON.stringify(seed) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return marked === 1n;
}

interface SeedOptions {
  readonly seed?: string;
  /** Creates the mall. Defaults to the whole demo. */
  readonly make?: (seed: string) => DemoMall;
  readonly onProgress?: (message: string) => void;
}

export interface Seeded {
  /** False if the database already had the demo data. */
  readonly isNew: boolean;
}

/** Fills an empty mall with demo data, once, and adds the demo buyer. */
export async function seedDemo(
  ctx: AppContext,
  { seed = DEMO_SEED, make = demoMall, onProgress }: SeedOptions = {},
): Promise<Seeded> {
  const isNew = await transact(ctx.db, async (tx) => {
    if (!(await markSeeded(tx, seed))) return false;
    onProgress?.('filling the demo mall (only once, takes some seconds) …');
    // On a busy machine the rows are made more slowly than a database waits for the next statement.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await fillAll(tx, make(seed), await readTime(tx, ctx.clock));
    return true;
  });
  await addDemoBuyer(ctx);
  return { isNew };
}
