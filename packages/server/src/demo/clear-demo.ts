import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/database.ts';
import { emptyTables } from '../db/empty-tables.ts';
import { transact } from '../db/transact.ts';
import type { UploadStore } from '../domain/uploads/upload-store.ts';
import { TEST_MARK } from './demo-marks.ts';
import { DEMO_BUYER } from './seed/demo-buyer.ts';

/** Data that clearing deletes besides the demo's own. */
export interface DemoUse {
  readonly accounts: number;
  readonly orders: number;
  /** Accounts older than the demo data: real accounts of a mall that was filled with the demo by mistake. */
  readonly olderAccounts: number;
}

export async function readDemoUse(db: Db): Promise<DemoUse> {
  const registered = db.selectFrom('user_account').where('is_demo', '=', false);
  const demoStartedAt = db
    .selectFrom('user_account')
    .select('created_at')
    .where('login_name', '=', DEMO_BUYER.username);
  // A test database was empty when it was opened, and its clock may have moved since.
  const testMark = db.selectFrom('setting').select('code').where('code', '=', TEST_MARK);
  const row = await db
    .selectNoFrom((eb) => [
      registered.select(eb.fn.countAll<number>().as('count')).as('accounts'),
      eb.selectFrom('orders').select(eb.fn.countAll<number>().as('count')).as('orders'),
      registered
        .where('created_at', '<', demoStartedAt)
        .where(eb.not(eb.exists(testMark)))
        .select(eb.fn.countAll<number>().as('count'))
        .as('older'),
    ])
    .executeTakeFirstOrThrow();
  const [accounts, orders, olderAccounts] = [row.accounts, row.orders, row.older].map(Number);
  return { accounts: accounts ?? 0, orders: orders ?? 0, olderAccounts: olderAccounts ?? 0 };
}

interface ClearInput {
  readonly db: Db;
  readonly uploads: UploadStore;
  readonly dataFolder: string;
}

/**
 * Empties the mall. Deleting only demo data is impossible: the demo money of new buyers is already in orders and store
 * balances, mixed with other money.
 */
export async function clearDemo({ db, uploads, dataFolder }: ClearInput): Promise<void> {
  const uploaded = await db.selectFrom('upload').select('id').execute();
  await transact(db, emptyTables);
  for (const { id } of uploaded) await uploads.remove(id);
  // Codes that the demo wrote to files instead of sending them.
  await rm(join(dataFolder, 'outbox'), { recursive: true, force: true });
}
