import type { KyselyPlugin } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Response header in which a test server reports the number of SQL statements. */
export const STATEMENTS = 'x-story-statements';

/** Wraps a database so that its statements are counted. */
export function countStatements(db: Db): { readonly db: Db; readonly read: () => number } {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { db: db.withPlugin(counter), read: () => count };
}
