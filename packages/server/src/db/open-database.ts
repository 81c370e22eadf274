import type { Kysely, Transaction } from 'kysely';
import { migrate } from './migrate.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';
import type { Tables } from './schema/tables.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export interface OpenDatabase {
  readonly db: Db;
  readonly kind: 'pglite' | 'postgres';
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  readonly dataFolder: string;
  readonly databaseUrl?: string | undefined;
}

/** Opens PostgreSQL where a URL names one, else the embedded database in the data folder, and brings it up to date. */
export async function openDatabase({ dataFolder, databaseUrl }: DatabaseOptions): Promise<OpenDatabase> {
  const open = databaseUrl ? await openPostgres(databaseUrl) : await openPglite(dataFolder);
  try {
    await migrate(open.db);
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}
