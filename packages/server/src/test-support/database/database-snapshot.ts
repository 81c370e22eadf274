/** Snapshots of a database, to find out what a call changed. */
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A hash of all rows, by table. */
export type DatabaseSnapshot = Readonly<Record<string, string>>;

export interface SnapshotRecorder {
  readonly takeSnapshot: (db?: Db) => Promise<DatabaseSnapshot>;
  /** Rows that changed since the recorder was opened and contain one of the texts in any column. */
  readonly findChangedRows: (texts: readonly string[], db: Db) => Promise<readonly string[]>;
}

const row = sql<string>`to_jsonb(t)::text`;

/** Read from the schema, so that new tables are included. */
async function tableNames(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

async function rowsIn(db: Db, name: string): Promise<readonly string[]> {
  const { rows } = await sql<{ text: string }>`select ${row} as text from ${sql.table(name)} as t`.execute(
    db,
  );
  return rows.map(({ text }) => text);
}

export async function openSnapshotRecorder(database: Db): Promise<SnapshotRecorder> {
  const names = await tableNames(database);
  const takeSnapshot = async (db = database) => {
    const queries = names.map(
      (
        name,
      ) => sql`select ${sql.lit(name)} as name, md5(coalesce(string_agg(${row}, E'\n' order by ${row}), '')) as hash
        from ${sql.table(name)} as t`,
    );
    const { rows } = await sql<{
      name: string;
      hash: string;
    }>`${sql.join(queries, sql` union all `)}`.execute(db);
    return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
  };
  const first = await takeSnapshot();
  const firstRows = new Map<string, ReadonlySet<string>>();
  for (const name of names) firstRows.set(name, new Set(await rowsIn(database, name)));
  return {
    takeSnapshot,
    findChangedRows: async (texts, db) => {
      const current = await takeSnapshot(db);
      const changes: string[] = [];
      // Reads only tables whose hash changed.
      for (const name of names.filter((table) => current[table] !== first[table])) {
        const before = firstRows.get(name) ?? new Set();
        const after = new Set(await rowsIn(db, name));
        const changed = [...before.symmetricDifference(after)];
        changes.push(...changed.filter((text) => texts.some((known) => text.includes(known))));
      }
      return changes;
    },
  };
}
