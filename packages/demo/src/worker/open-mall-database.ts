/** The database: created from the snapshot on the first visit and stored in IndexedDB. */
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '@openmall/server/db/migrate';
import type { OpenDatabase } from '@openmall/server/db/database';
import { parsers } from '@openmall/server/db/pglite-parsers';
import type { Tables } from '@openmall/server/db/schema/tables';
import { Kysely, PGliteDialect } from 'kysely';
import type { FromMall } from '../messages.ts';
import { downloadAssets, type Asset, gunzip } from './download-assets.ts';
import { deleteDatabase, storage } from './indexed-db.ts';
import { QueuedIdbFs } from './idb-files.ts';

const NAME = 'openmall';
const COMPLETE_KEY = 'database complete';

/** Written by the build beside the worker. */
export interface AssetList {
  readonly wasm: Asset;
  readonly files: Asset;
  readonly mall: Asset;
}

type Notify = (message: FromMall) => void;

/** PGlite prefixes the names of its databases with a folder. */
export const deleteMallDatabase = async (): Promise<void> => {
  await storage.clear();
  await deleteDatabase(`/pglite/${NAME}`);
};

/** Deletes a database whose setup was interrupted. */
async function hasCompleteDatabase(): Promise<boolean> {
  if ((await storage.get(COMPLETE_KEY)) === true) return true;
  await deleteMallDatabase();
  return false;
}

export interface PersistentDatabase extends OpenDatabase {
  /** Waits until all writes are stored in IndexedDB. */
  readonly flush: () => Promise<void>;
}

export async function openMallDatabase(
  folder: URL,
  list: AssetList,
  notify: Notify,
): Promise<PersistentDatabase> {
  const isStored = await hasCompleteDatabase();
  const assets = isStored ? [list.wasm, list.files] : [list.wasm, list.files, list.mall];
  const [wasm, files, mall] = await downloadAssets(folder, assets, (loaded, total) =>
    notify({ kind: 'progress', stage: 'fetching', loaded, total }),
  );
  if (!wasm || !files) throw new Error('A file of the database is missing.');
  notify({ kind: 'progress', stage: isStored ? 'opening' : 'unpacking', loaded: 1, total: 1 });
  const idbFiles = new QueuedIdbFs(NAME);
  const pglite = await PGlite.create({
    fs: idbFiles,
    parsers,
    // Statements do not wait for IndexedDB; responses to writes do.
    relaxedDurability: true,
    pgliteWasmModule: await WebAssembly.compile(await (await gunzip(wasm)).arrayBuffer()),
    fsBundle: await gunzip(files),
    ...(mall ? { loadDataDir: mall } : {}),
  });
  // PGlite itself would not wait here.
  await idbFiles.syncToFs();
  await storage.put(COMPLETE_KEY, true);
  notify({ kind: 'progress', stage: 'opening', loaded: 1, total: 1 });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  return { db, kind: 'pglite', close: () => pglite.close(), flush: () => idbFiles.syncToFs() };
}
