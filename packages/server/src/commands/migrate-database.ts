/** `npm run db:migrate`: runs the pending migrations apart from the servers, and lets their role serve the mall. */
import { grantServingRole } from './grant-serving-role.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/open-postgres.ts';

const { env } = process;
const url = env['MIGRATION_URL'] || env['DATABASE_URL'];
if (!url) {
  console.error(
    'Set MIGRATION_URL to the address of the owner of the tables. An embedded database migrates itself.',
  );
  process.exit(1);
}
const database = await openPostgres(url);
try {
  const names = await migrate(database.db);
  console.log(names.length === 0 ? 'No migration is pending.' : `Done: ${names.join(', ')}`);
  const role = env['SERVING_ROLE'];
  if (role) {
    await grantServingRole(database.db, role);
    console.log(`The role ${role} may serve the mall. It can not change what is booked.`);
  }
} finally {
  await database.close();
}
