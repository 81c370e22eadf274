import type { Db } from '../db/open-database.ts';
import { DEMO_MARK, TEST_MARK } from './demo-marks.ts';
import { findDemoData } from './find-demo-data.ts';

/** The demo's data and real data must not meet in one mall; the message says what to do. */
export class DemoRefused extends Error {
  override readonly name = 'DemoRefused';
}

/** Refuses to open a demo, or a mall for tests, to real buyers: anybody can read the passwords of its accounts. */
export async function assertNoDemoData(db: Db): Promise<void> {
  const found = await findDemoData(db);
  if (found.length === 0) return;
  throw new DemoRefused(
    [
      'This database holds data of the demo or of tests, which must not be open to real buyers:',
      ...found.map((line) => `- ${line}`),
      'To start with an empty mall, run npm run demo:clear, which empties this database,',
      'or name another folder by OPENMALL_DATA or another database by DATABASE_URL.',
      'To go on with the demo, set AUTOPILOT=1.',
    ].join('\n'),
  );
}

/** Refuses to fill a real mall with the demo's goods. */
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
      'This mall has accounts and is no demo: AUTOPILOT=1 would fill it with demo goods. Leave AUTOPILOT out, or name an empty folder by OPENMALL_DATA or an empty database by DATABASE_URL.',
    );
}
