/** Pictures of a database, to see what an act changed. */
import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';

/** One hash for each table, of all its rows. */
export type DatabaseSnapshot = Readonly<Record<string, string>>;

export interface DatabaseCamera {
  readonly photograph: (db?: Db) => Promise<DatabaseSnapshot>;
  /** Which rows that mention one of these texts, in whatever column, are not as they were when the camera was opened. */
  readonly changesOf: (texts: readonly string[], db: Db) => Promise<readonly string[]>;
}

const row = sql<string>`to_jsonb(t)::text`;

/** The tables are looked up, so that one which is added later is looked at too. */
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

export async function openCamera(camera: Db): Promise<DatabaseCamera> {
  const names = await tableNames(camera);
  const photograph = async (db = camera) => {
    const pictures = names.map(
      (
        name,
      ) => sql`select ${sql.lit(name)} as name, md5(coalesce(string_agg(${row}, E'\n' order by ${row}), '')) as hash
        from ${sql.table(name)} as t`,
    );
    const { rows } = await sql<{
      name: string;
      hash: string;
    }>`${sql.join(pictures, sql` union all `)}`.execute(db);
    return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
  };
  const first = await photograph();
  const firstRows = new Map<string, ReadonlySet<string>>();
  for (const name of names) firstRows.set(name, new Set(await rowsIn(camera, name)));
  return {
    photograph,
    changesOf: async (texts, db) => {
      const now = await photograph(db);
      const changes: string[] = [];
      // Only tables in which anything changed are read again.
      for (const name of names.filter((table) => now[table] !== first[table])) {
        const before = firstRows.get(name) ?? new Set();
        const after = new Set(await rowsIn(db, name));
        const changed = [...before.symmetricDifference(after)];
        changes.push(...changed.filter((text) => texts.some((known) => text.includes(known))));
      }
      return changes;
    },
  };
}
