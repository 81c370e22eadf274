/** `npm run desk:create-operator`: invites the first owner of the operations desk. There is no default password. */
import { databaseClock } from './db/clock.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { openDatabase } from './db/open-database.ts';
import { DomainError } from './domain/domain-error.ts';
import { inviteOwner } from './domain/staff/invite.ts';

const { env } = process;
const [username = '', ...words] = process.argv.slice(2);
const name = words.join(' ') || username;

const USAGE = `Invites an owner of the operations desk.
  npm run desk:create-operator -- <user name> [full name]
The user name has 3 to 32 small letters, digits, dots, hyphens or underscores, and begins with a letter.`;

async function invite(): Promise<number> {
  if (!/^[a-z][a-z0-9._-]{2,31}$/.test(username)) {
    console.error(USAGE);
    return 1;
  }
  const options = {
    dataFolder: env['OPENMALL_DATA'] || './.data',
    databaseUrl: env['DATABASE_URL'] || undefined,
  };
  const database = await openDatabase(options);
  try {
    const { invitation } = await inviteOwner({ db: database.db, clock: databaseClock }, username, name);
    console.log(
      `${username} is invited as an owner. The invitation works once, for seven days:\n\n  ${invitation}\n`,
    );
    console.log('Open /desk/join on the server and enter it, with a password of your choice.');
    return 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await invite();
} catch (error) {
  const isTaken = error instanceof DomainError && error.key === 'duplicateUsername';
  if (isTaken) console.error(`There is already a person called ${username}.`);
  else console.error(error instanceof FolderInUse ? error.message : error);
  process.exitCode = 1;
}
