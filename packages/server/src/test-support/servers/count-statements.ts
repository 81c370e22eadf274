import type { KyselyPlugin } from 'kysely';
import type { Db } from '../../db/open-database.ts';

/** Where a server of stories tells how many statements an answer took. */
export const STATEMENTS = 'x-story-statements';

/** The same database, and how many statements it was given. */
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
