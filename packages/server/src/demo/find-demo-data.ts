import type { Db } from '../db/database.ts';
import { DEMO_MARK, TEST_MARK } from './demo-marks.ts';
import { DEMO_ADDRESSES } from './seed/demo-wallet.ts';

const list = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');

/** Describes the demo or test data of a database, one line per kind. Empty for a real mall. */
export async function findDemoData(db: Db): Promise<readonly string[]> {
  const marks = await db
    .selectFrom('setting')
    .select('code')
    .where('code', 'in', [DEMO_MARK, TEST_MARK])
    .orderBy('code')
    .execute();
  const users = await db
    .selectFrom('user_account')
    .select('username')
    .where('is_demo', '=', true)
    .where('state', '!=', 'closed')
    // The demo buyer comes first: the store owners have no password.
    .orderBy('password_hash', 'desc')
    .orderBy('username')
    .execute();
  // Compares addresses, because a real channel of the same coin has the same id.
  const channels = await db
    .selectFrom('recharge_channel')
    .select('id')
    .where('address', 'in', DEMO_ADDRESSES)
    .orderBy('position')
    .execute();
  const codes = marks.map(({ code }) => code);
  return [
    ...(codes.includes(DEMO_MARK) ? [`goods and stores of the demo (setting ${DEMO_MARK})`] : []),
    ...(codes.includes(TEST_MARK) ? [`data of a test server (setting ${TEST_MARK})`] : []),
    ...(users.length > 0 ? [`demo accounts: ${list(users.map(({ username }) => username))}`] : []),
    ...(channels.length > 0
      ? [`recharge channels with invented addresses: ${list(channels.map(({ id }) => id))}`]
      : []),
  ];
}
