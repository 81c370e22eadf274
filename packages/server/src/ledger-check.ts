/** `npm run ledger:check`: checks the invariants of money, stock and orders. */
import { openDatabase } from './db/open-database.ts';
import { checkInvariants, INVARIANTS } from './domain/ledger/invariants.ts';
import { readLastSeal } from './domain/ledger/seal-transfers.ts';
import { listSuspended } from './domain/ledger/suspense.ts';

const { env } = process;
const database = await openDatabase({
  dataFolder: env['OPENMALL_DATA'] || './.data',
  databaseUrl: env['DATABASE_URL'] || undefined,
});
try {
  const breaches = await checkInvariants(database.db);
  for (const { name, description, rows } of breaches) {
    console.error(`${name} is broken in ${rows.length} places: ${description}.`);
    for (const row of rows.slice(0, 5)) console.error(`  ${JSON.stringify(row)}`);
  }
  console.log(`${INVARIANTS.length - breaches.length} of ${INVARIANTS.length} invariants hold.`);
  const seal = await readLastSeal(database.db);
  if (seal) console.log(`Seal ${seal.id} of the ledger is ${seal.hash}. Note it outside of this database.`);
  const suspended = await listSuspended(database.db);
  if (suspended.length > 0)
    console.log(
      `${suspended.length} amounts are in suspense because their accounts were closed before the money arrived:`,
    );
  for (const { user_id: user, amount, ref_kind: kind, ref_id: id, created_at: at } of suspended)
    console.log(`  ${amount} USDT of ${kind} ${id} for ${user}, since ${at.toISOString()}`);
  process.exitCode = breaches.length > 0 ? 1 : 0;
} finally {
  await database.close();
}
