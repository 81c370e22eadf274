/** `npm run demo:clear`: empties a database that holds demo or test data. Refuses any other database. */
import { FolderInUse } from './db/folder-lock.ts';
import type { Db } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { clearDemo, readDemoUse } from './demo/clear-demo.ts';
import { findDemoData } from './demo/find-demo-data.ts';
import { openUploads } from './storage/open-uploads.ts';
import { readS3Options } from './storage/read-s3-options.ts';

const { env } = process;
const dataFolder = env['OPENMALL_DATA'] || './.data';

/** Returns true if the database was cleared or had nothing to clear. */
async function clear(db: Db): Promise<boolean> {
  const found = await findDemoData(db);
  if (found.length === 0) {
    console.log('This database holds no demo or test data. Nothing was changed.');
    return true;
  }
  const { accounts, orders, olderAccounts } = await readDemoUse(db);
  console.log(['This database holds:', ...found.map((line) => `- ${line}`)].join('\n'));
  console.log(`Other accounts: ${accounts}. Orders: ${orders}.`);
  if (olderAccounts > 0) {
    console.error(
      `${olderAccounts} accounts are older than the demo data. Nothing was changed: restore a backup from before the demo.`,
    );
    return false;
  }
  if (!process.argv.includes('--yes')) {
    console.error('Nothing was changed. To delete everything permanently: npm run demo:clear -- --yes');
    return false;
  }
  await clearDemo({ db, uploads: await openUploads({ s3: readS3Options(env), dataFolder }), dataFolder });
  console.log('The database is empty now. Start the server with AUTOPILOT=0.');
  return true;
}

try {
  const database = await openDatabase({ dataFolder, databaseUrl: env['DATABASE_URL'] || undefined });
  try {
    process.exitCode = (await clear(database.db)) ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof FolderInUse ? error.message : error);
  process.exitCode = 1;
}
