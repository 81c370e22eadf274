/** Fills one mall with the demo before the first story. The malls of all workers are copies of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresDatabase } from '../../server/src/test-support/database/databases.ts';
import { allowAccounts } from './hostile/killed-servers.ts';
import { openMall } from './mall.ts';

export default async function fillMall(): Promise<(() => Promise<void>) | undefined> {
  const serverUrl = process.env['STORY_DATABASE_URL'];
  if (!serverUrl || process.env['KILLED_SERVERS']) return undefined;
  const { url, drop } = await createPostgresDatabase(serverUrl);
  const dataFolder = mkdtempSync(join(tmpdir(), 'openmall-filled-'));
  const mall = await openMall(dataFolder, 'resting', url);
  await allowAccounts(url);
  await mall.stop('SIGTERM');
  process.env['FILLED_DATABASE'] = new URL(url).pathname.slice(1);
  process.env['FILLED_FOLDER'] = dataFolder;
  return async () => {
    rmSync(dataFolder, { recursive: true, force: true });
    await drop();
  };
}
