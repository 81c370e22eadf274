/** The database that a visitor begins with: migrated and filled here, so that no browser has to. */
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '@openmall/server/db/migrate';
import { parsers } from '@openmall/server/db/pglite-parsers';
import type { Tables } from '@openmall/server/db/tables';
import { seedDemo } from '@openmall/server/demo/seed';
import { openDemoWallet } from '@openmall/server/demo/seed/demo-wallet';
import type { UploadStore } from '@openmall/server/domain/uploads/upload-store';
import { Kysely, PGliteDialect } from 'kysely';
import { furnishMall } from '../worker/furnish-mall.ts';
import { siteMall } from './site-mall.ts';
import { slimSnapshot } from './slim-snapshot.ts';

/** What is written while the snapshot is taken lies within some pages. */
const WAL_PAGE = 16 * 8192;

export interface Snapshot {
  readonly packed: Uint8Array;
  /** The pictures that its rows name. */
  readonly pictures: readonly string[];
}

const noUploads: UploadStore = {
  put: () => Promise.reject(new Error('The demo begins without uploads.')),
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

interface WalPlace {
  readonly segment: string;
  readonly written: number;
}

async function pack(pglite: PGlite): Promise<Uint8Array> {
  await pglite.exec('vacuum full');
  await pglite.exec('select pg_switch_wal()');
  await pglite.exec('checkpoint');
  const { rows } = await pglite.query<WalPlace>(
    'select file_name as segment, file_offset as written from pg_walfile_name_offset(pg_current_wal_insert_lsn())',
  );
  const [place] = rows;
  if (!place) throw new Error('The database does not say where it writes.');
  const tar = await pglite.dumpDataDir('none');
  return slimSnapshot(new Uint8Array(await tar.arrayBuffer()), place.segment, place.written + WAL_PAGE);
}

/** With the demo buyer but without anybody's password in it: that of the demo is printed on its wall. */
export async function makeSnapshot(make = siteMall): Promise<Snapshot> {
  const pglite = await PGlite.create({ parsers });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  try {
    await migrate(db);
    const mall = furnishMall(db, noUploads, undefined);
    await seedDemo(mall, { make });
    await openDemoWallet(mall);
    const pictures = await picturesIn(pglite);
    return { packed: await pack(pglite), pictures };
  } finally {
    await pglite.close();
  }
}
