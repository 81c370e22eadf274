/** Creates the initial database: migrated and seeded in the build, so that browsers need not do it. */
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '@openmall/server/db/migrate';
import { parsers } from '@openmall/server/db/pglite-parsers';
import type { Tables } from '@openmall/server/db/schema/tables';
import { seedDemo } from '@openmall/server/demo/seed';
import { openDemoWallet } from '@openmall/server/demo/seed/demo-wallet';
import type { UploadStore } from '@openmall/server/domain/uploads/upload-store';
import { Kysely, PGliteDialect } from 'kysely';
import { createContext } from '../worker/create-context.ts';
import { demoData } from './demo-data.ts';
import { trimSnapshot } from './trim-snapshot.ts';

/** Upper bound of what is written while the snapshot is taken. */
const WAL_PAGE = 16 * 8192;

export interface Snapshot {
  readonly packed: Uint8Array;
  /** The image paths in its rows. */
  readonly pictures: readonly string[];
}

const noUploads: UploadStore = {
  put: () => Promise.reject(new Error('The snapshot has no uploads.')),
  get: () => Promise.resolve(undefined),
  remove: () => Promise.resolve(),
};

async function picturesIn(pglite: PGlite): Promise<string[]> {
  const { rows: tables } = await pglite.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const found = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await pglite.query<{ path: string }>(
      `select distinct (regexp_matches(row_to_json(t)::text, '/pictures/[a-z]+/[a-z0-9-]+\\.webp', 'g'))[1] as path from ${name} t`,
    );
    for (const { path } of rows) found.add(path);
  }
  return [...found].toSorted();
}

interface WalPosition {
  readonly segment: string;
  readonly written: number;
}

async function pack(pglite: PGlite): Promise<Uint8Array> {
  await pglite.exec('vacuum full');
  await pglite.exec('select pg_switch_wal()');
  await pglite.exec('checkpoint');
  const { rows } = await pglite.query<WalPosition>(
    'select file_name as segment, file_offset as written from pg_walfile_name_offset(pg_current_wal_insert_lsn())',
  );
  const [position] = rows;
  if (!position) throw new Error('The database returned no log position.');
  const tar = await pglite.dumpDataDir('none');
  return trimSnapshot(new Uint8Array(await tar.arrayBuffer()), position.segment, position.written + WAL_PAGE);
}

/** Creates the snapshot. It includes the demo buyer, whose password the demo shows. */
export async function createSnapshot(make = demoData): Promise<Snapshot> {
  const pglite = await PGlite.create({ parsers });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  try {
    await migrate(db);
    const ctx = createContext(db, noUploads, undefined);
    await seedDemo(ctx, { make });
    await openDemoWallet(ctx);
    const pictures = await picturesIn(pglite);
    return { packed: await pack(pglite), pictures };
  } finally {
    await pglite.close();
  }
}
