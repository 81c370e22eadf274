/** `npm run restore -- <folder>`: restores a backup into an empty database and checks the ledger. */
import { restoreBackup } from './restore-backup.ts';

const { env } = process;
const [folder] = process.argv.slice(2);
const databaseUrl = env['DATABASE_URL'];

try {
  if (!folder) throw new Error('Name the folder of a backup: npm run restore -- /backups/2026-01-31');
  if (!databaseUrl) throw new Error('Set DATABASE_URL to an empty database.');
  const { manifest, breaches } = await restoreBackup(folder, {
    databaseUrl,
    dataFolder: env['OPENMALL_DATA'] || './.data',
  });
  console.log(`The mall of ${manifest.createdAt} is restored. Pictures: ${manifest.pictures}.`);
  if (manifest.keys.length > 0)
    console.log(`Its servers need the keys ${manifest.keys.join(', ')} in SECRET_KEYS.`);
  for (const { name, description } of breaches) console.error(`${name} is broken: ${description}.`);
  if (breaches.length === 0) console.log('The ledger is sound.');
  process.exitCode = breaches.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
