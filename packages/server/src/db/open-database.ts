import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

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
