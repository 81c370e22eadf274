/** The visitor's database: made of the snapshot the first time, kept in IndexedDB from then on. */
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '@openmall/server/db/migrate';
import type { OpenDatabase } from '@openmall/server/db/open-database';
import { parsers } from '@openmall/server/db/pglite-parsers';
import type { Tables } from '@openmall/server/db/tables';
import { Kysely, PGliteDialect } from 'kysely';
import type { FromMall } from '../messages.ts';
import { fetchParts, type Part, unpacked } from './fetch-parts.ts';
import { dropDatabase, keep } from './keep.ts';
import { KeptFiles } from './kept-files.ts';

const NAME = 'openmall';
const MARK = 'database is whole';

/** Written by the build beside the worker. */
export interface Parts {
  readonly wasm: Part;
  readonly files: Part;
  readonly mall: Part;
}

type Tell = (message: FromMall) => void;

/** PGlite names its databases by a folder of its own. */
export const dropMallDatabase = async (): Promise<void> => {
  await keep.empty();
  await dropDatabase(`/pglite/${NAME}`);
};

/** Half a database, of a visit that ended while it was unpacked, is none. */
async function isKept(): Promise<boolean> {
  if ((await keep.get(MARK)) === true) return true;
  await dropMallDatabase();
  return false;
}

export interface KeptDatabase extends OpenDatabase {
  /** Waits until all that was written is in IndexedDB. */
  readonly settle: () => Promise<void>;
}

export async function openMallDatabase(folder: URL, parts: Parts, tell: Tell): Promise<KeptDatabase> {
  const kept = await isKept();
  const wanted = kept ? [parts.wasm, parts.files] : [parts.wasm, parts.files, parts.mall];
  const [wasm, files, mall] = await fetchParts(folder, wanted, (loaded, total) =>
    tell({ kind: 'progress', stage: 'fetching', loaded, total }),
  );
  if (!wasm || !files) throw new Error('A part of the database is missing.');
  tell({ kind: 'progress', stage: kept ? 'opening' : 'unpacking', loaded: 1, total: 1 });
  const keptFiles = new KeptFiles(NAME);
  const pglite = await PGlite.create({
    fs: keptFiles,
    parsers,
    // Not every statement waits for IndexedDB: an answer to who wrote does.
    relaxedDurability: true,
    pgliteWasmModule: await WebAssembly.compile(await (await unpacked(wasm)).arrayBuffer()),
    fsBundle: await unpacked(files),
    ...(mall ? { loadDataDir: mall } : {}),
  });
  // PGlite's own would not wait here.
  await keptFiles.syncToFs();
  await keep.put(MARK, true);
  tell({ kind: 'progress', stage: 'opening', loaded: 1, total: 1 });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  return { db, kind: 'pglite', close: () => pglite.close(), settle: () => keptFiles.syncToFs() };
}
