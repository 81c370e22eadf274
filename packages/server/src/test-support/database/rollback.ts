import { sql, type KyselyPlugin, type Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/schema/tables.ts';

/** A database inside a transaction. Nested transactions become savepoints. */
function asDatabase(tx: Transaction<Tables>): Db {
  const execute = async <T>(work: (inner: Transaction<Tables>) => Promise<T>): Promise<T> => {
    await sql`savepoint act`.execute(tx);
    try {
      const result = await work(tx);
      await sql`release savepoint act`.execute(tx);
      return result;
    } catch (error) {
      await sql`rollback to savepoint act`.execute(tx);
      throw error;
    }
  };
  return new Proxy<Db>(tx, {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute });
      if (name === 'withPlugin') return (plugin: KyselyPlugin) => asDatabase(tx.withPlugin(plugin));
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Runs `work` on the database and rolls everything back. */
export async function withRollback<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const undo = new Error('undo');
  let result: { readonly value: T } | undefined;
  try {
    await db.transaction().execute(async (tx) => {
      result = { value: await work(asDatabase(tx)) };
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  }
  if (!result) throw new Error('The work did not finish');
  return result.value;
}
