import type { ConnectionProvider, DatabaseConnection } from 'kysely';
import type { Db } from '../pools/db.ts';

/** Provides a connection also while a statement runs on it. */
function alsoWhileBusy(provider: ConnectionProvider): ConnectionProvider {
  let connection: Promise<DatabaseConnection> | undefined;
  return {
    provideConnection: async (consumer) =>
      consumer(await (connection ??= provider.provideConnection(async (own) => own))),
  };
}

/**
 * Kysely sends a statement of a transaction when the one before is answered. This hands all to the connection at once,
 * which sends them in their order.
 */
export function sendWithoutWaiting(db: Db): Db {
  const executor = db.getExecutor();
  const withConnectionProvider = executor.withConnectionProvider.bind(executor);
  Object.assign(executor, {
    withConnectionProvider: (provider: ConnectionProvider) => withConnectionProvider(alsoWhileBusy(provider)),
  });
  return db;
}
