import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { lockFolder } from './folder-lock.ts';
import type { OpenDatabase } from './database.ts';
import { parsers } from './pglite-parsers.ts';
import type { Tables } from './schema/tables.ts';
import { noteStatement } from './statements/record-statements.ts';

/** PostgreSQL takes 128 MB by default, in the memory of this process. Its pages are in the cache of the files as well. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

/**
 * Opens PostgreSQL inside this process, in a data folder that it locks.
 * @throws {FolderInUse} If another process uses the folder.
 */
export async function openPglite(dataFolder: string): Promise<OpenDatabase> {
  const lock = lockFolder(dataFolder);
  try {
    const pglite = await PGlite.create({ dataDir: join(dataFolder, 'pglite'), parsers, startParams });
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), log: noteStatement });
    const close = async () => {
      await pglite.close();
      lock.release();
    };
    return { db, kind: 'pglite', close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens an embedded database in memory, for tests. */
export async function openPgliteInMemory(snapshot?: Blob): Promise<OpenDatabase & { pglite: PGlite }> {
  const pglite = await PGlite.create({
    parsers,
    startParams,
    ...(snapshot ? { loadDataDir: snapshot } : {}),
  });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), log: noteStatement });
  return { db, kind: 'pglite', pglite, close: () => pglite.close() };
}
