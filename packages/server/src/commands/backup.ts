/** `npm run backup -- <folder>`: writes a backup of a running mall into a new folder. */
import { keyNamesOf } from '../storage/secret-keys.ts';
import { writeBackup } from './write-backup.ts';

const { env } = process;
const [folder] = process.argv.slice(2);
const databaseUrl = env['DATABASE_URL'];
const dataFolder = env['OPENMALL_DATA'] || './.data';

try {
  if (!folder) throw new Error('Name a new folder: npm run backup -- /backups/2026-01-31');
  if (!databaseUrl)
    throw new Error(
      `Set DATABASE_URL. An embedded database is backed up by copying ${dataFolder} while no server runs.`,
    );
  const keyNames = keyNamesOf(env['SECRET_KEYS'], dataFolder);
  const source = { databaseUrl, dataFolder, usesS3: Boolean(env['S3_BUCKET']), keyNames };
  const { pictures } = await writeBackup(source, folder);
  console.log(`The backup is in ${folder}. Pictures: ${pictures}.`);
  console.log(
    keyNames.length > 0
      ? `It needs the keys ${keyNames.join(', ')} of SECRET_KEYS, which it does not contain: keep them in another place.`
      : 'No secret key exists yet.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
