import type { Db } from '../db/database.ts';
import { DEMO_MARK, TEST_MARK } from './demo-marks.ts';
import { findDemoData } from './find-demo-data.ts';

/** The server must not mix demo data and real data. The message says what to do. */
export class DemoRefused extends Error {
  override readonly name = 'DemoRefused';
}

/**
 * Prevents a server from opening demo or test data to real buyers: the passwords of its accounts are public.
 *
 * @throws DemoRefused if the database holds such data. The message lists it.
 */
export async function assertNoDemoData(db: Db): Promise<void> {
  const found = await findDemoData(db);
  if (found.length === 0) return;
  throw new DemoRefused(
    [
      'This database holds demo or test data, which must not be open to real buyers:',
      ...found.map((line) => `- ${line}`),
      'To start with an empty mall, run npm run demo:clear, which empties this database,',
      'or set OPENMALL_DATA to another folder or DATABASE_URL to another database.',
      'To continue with the demo, set AUTOPILOT=1.',
    ].join('\n'),
  );
}

/**
 * Prevents the demo from filling a real mall.
 *
 * @throws DemoRefused if the mall has accounts and no demo or test mark.
 */
export async function assertEmptyOrDemo(db: Db): Promise<void> {
  const marks = db.selectFrom('setting').select('code').where('code', 'in', [DEMO_MARK, TEST_MARK]);
  // One statement: another server may be filling the mall at this moment, and commits mark and accounts together.
  const isReal = await db
    .selectFrom('user_account')
    .select('id')
    .where((eb) => eb.not(eb.exists(marks)))
    .limit(1)
    .executeTakeFirst();
  if (isReal)
    throw new DemoRefused(
      'This mall has accounts and is not a demo: AUTOPILOT=1 would fill it with demo goods. Remove AUTOPILOT, or set OPENMALL_DATA to an empty folder or DATABASE_URL to an empty database.',
    );
}
