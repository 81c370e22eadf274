import type { Db, Tx } from '../db/database.ts';
import { emptyTables } from '../db/empty-tables.ts';
import { transact } from '../db/transact.ts';
import type { AppContext } from '../context.ts';
import { TEST_MARK } from '../demo/demo-marks.ts';

export type CatalogKind = 'empty' | 'small' | 'demo';

/** The database has accounts and was not opened for tests, so control stays closed. */
export class NotForTests extends Error {
  override readonly name = 'NotForTests';
}

const markForTests = (db: Db | Tx) =>
  db
    .insertInto('setting')
    .values({ code: TEST_MARK, value: JSON.stringify(true) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/**
 * Marks an empty database as a test database. Returns true if it was not marked before.
 *
 * @throws NotForTests if it has accounts and no mark.
 */
export async function markTestDatabase({ db }: AppContext): Promise<boolean> {
  const marked = await db
    .selectFrom('setting')
    .select('code')
    .where('code', '=', TEST_MARK)
    .executeTakeFirst();
  if (marked) return false;
  const user = await db.selectFrom('user_account').select('id').limit(1).executeTakeFirst();
  if (user) throw new NotForTests('This mall has accounts and was not opened for tests.');
  await markForTests(db);
  return true;
}

async function count({ db }: AppContext): Promise<{ readonly stores: number; readonly goods: number }> {
  return db
    .selectNoFrom((eb) => [
      eb.selectFrom('store').select(eb.fn.countAll<number>().as('count')).as('stores'),
      eb.selectFrom('goods').select(eb.fn.countAll<number>().as('count')).as('goods'),
    ])
    .executeTakeFirstOrThrow()
    .then(({ stores, goods }) => ({ stores: stores ?? 0, goods: goods ?? 0 }));
}

/** Empties the mall and fills it with a catalog. Returns the number of stores and goods. */
export async function resetMall(
  ctx: AppContext,
  catalogue: CatalogKind,
): Promise<{ readonly stores: number; readonly goods: number }> {
  const uploads = await ctx.db.selectFrom('upload').select('id').execute();
  await transact(ctx.db, async (tx) => {
    await emptyTables(tx);
    await markForTests(tx);
  });
  for (const { id } of uploads) await ctx.uploads.remove(id);
  if (catalogue !== 'empty') {
    // The demo code is large, so it is loaded only when needed.
    const [{ seedDemo }, { openDemoWallet }, { smallMall }] = await Promise.all([
      import('../demo/seed.ts'),
      import('../demo/seed/demo-wallet.ts'),
      import('../demo/small-mall.ts'),
    ]);
    await seedDemo(ctx, catalogue === 'small' ? { make: smallMall } : {});
    await openDemoWallet(ctx);
  }
  return count(ctx);
}
