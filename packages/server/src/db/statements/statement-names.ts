import { createHash } from 'node:crypto';

/** A connection keeps the plans of so many statements, some 50 kB each; more stay unnamed. */
const MAX_NAMES = 600;
/** Texts seen once. Most of them never come again, such as a list of ids of an unusual length. */
const MAX_SEEN = 4_000;
/** Inserts of many rows have a text for each number of rows. */
const MAX_VALUES = 100;

/** Names of prepared statements, for all connections of a process. */
export interface StatementNames {
  /** The name of a text that came before; undefined if it is to be run without a name. */
  readonly nameOf: (text: string, values: number) => string | undefined;
}

/**
 * Names each text that comes twice. The name is made from the text, so it is the same in all processes, and a pooler
 * that knows prepared statements can share them.
 */
export function createStatementNames(maxNames = MAX_NAMES): StatementNames {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return {
    nameOf: (text, values) => {
      const known = names.get(text);
      if (known !== undefined) return known;
      if (values === 0 || values > MAX_VALUES || names.size >= maxNames) return undefined;
      if (!seen.has(text)) {
        if (seen.size >= MAX_SEEN) seen.clear();
        seen.add(text);
        return undefined;
      }
      seen.delete(text);
      const name = `om_${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
      names.set(text, name);
      return name;
    },
  };
}
