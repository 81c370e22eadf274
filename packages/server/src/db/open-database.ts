import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

export interface DatabaseOptions {
  readonly dataFolder: string;
  readonly databaseUrl?: string | undefined;
  /** Replicas of that database, for reads. */
  readonly databaseReadUrl?: string | undefined;
  /** Off for a pooler that does not know prepared statements. */
  readonly preparesStatements?: boolean | undefined;
}

/**
 * Opens PostgreSQL if a URL is set, otherwise the embedded database in the data folder. Then it runs pending
 * migrations.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { dataFolder, databaseUrl, databaseReadUrl: readUrl, preparesStatements: prepares } = options;
  const open = databaseUrl
    ? await openPostgres(databaseUrl, { prepares, readUrl })
    : await openPglite(dataFolder);
  try {
    await migrate(open.db);
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}
