import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { sealTransfers } from '../domain/ledger/seal-transfers.ts';
import { createFolderStore } from '../storage/folder-store.ts';
import { createPostgresDatabase, POSTGRES_URL } from '../test-support/database/databases.ts';
import { addBuyer, openTestContext } from '../test-support/fixtures/test-context.ts';
import { RestoreRefused, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const WRITERS = 4;

describe.runIf(POSTGRES_URL)('A backup', () => {
  let folder: string;
  let drops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openmall-backup-'));
  });
  afterAll(async () => {
    for (const drop of drops) await drop();
    await rm(folder, { recursive: true, force: true });
  });

  const createDatabase = async () => {
    const { url, drop } = await createPostgresDatabase(POSTGRES_URL ?? '');
    drops = [...drops, drop];
    return url;
  };

  it('that is taken under load restores to a sound mall with everything that was acknowledged', async () => {
    const url = await createDatabase();
    const database = await openPostgres(url);
    await migrate(database.db);
    const ctx = openTestContext(database);
    const acknowledged: string[] = [];
    let isOpen = true;
    // Each registration books money.
    const write = async () => {
      while (isOpen) {
        acknowledged.push((await addBuyer(ctx)).id);
        await sealTransfers(ctx);
      }
    };
    const writers = Array.from({ length: WRITERS }, write);
    while (acknowledged.length < 10) await new Promise((resolve) => setTimeout(resolve, 20));
    const before = [...acknowledged];
    const dataFolder = join(folder, 'data');
    await createFolderStore(join(dataFolder, 'uploads')).put('ab'.repeat(16), Buffer.from('a picture'));
    const source = { databaseUrl: url, dataFolder, usesS3: false, keyNames: ['k1'] };
    const manifest = await writeBackup(source, join(folder, 'backup'));
    isOpen = false;
    await Promise.all(writers);
    expect(acknowledged.length).toBeGreaterThan(before.length);
    expect(manifest).toMatchObject({ pictures: 1, keys: ['k1'] });

    const target = { databaseUrl: await createDatabase(), dataFolder: join(folder, 'restored') };
    expect((await restoreBackup(join(folder, 'backup'), target)).breaches).toEqual([]);
    const restored = await openPostgres(target.databaseUrl);
    const rows = await restored.db
      .selectFrom('user_account')
      .select('id')
      .where('id', 'in', before)
      .execute();
    expect(rows).toHaveLength(before.length);
    await restored.close();
    const store = createFolderStore(join(target.dataFolder, 'uploads'));
    expect(String(await store.get('ab'.repeat(16)))).toBe('a picture');
    await database.close();
  });

  it('is not restored over a mall, nor if it is damaged or unfinished', async () => {
    const target = { databaseUrl: await createDatabase(), dataFolder: join(folder, 'other') };
    const database = await openPostgres(target.databaseUrl);
    await migrate(database.db);
    await database.close();
    await expect(restoreBackup(join(folder, 'backup'), target)).rejects.toThrow('not empty');
    await expect(restoreBackup(join(folder, 'data'), target)).rejects.toThrow('no finished backup');
    const dump = join(folder, 'backup', 'database.dump');
    const bytes = await readFile(dump);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(dump, bytes);
    await expect(restoreBackup(join(folder, 'backup'), target)).rejects.toBeInstanceOf(RestoreRefused);
  });
});
