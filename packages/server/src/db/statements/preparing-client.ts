import type pg from 'pg';
import { isOutdatedPlan } from './outdated-plan.ts';
import { PipeliningClient } from './pipelining-client.ts';
import { createStatementNames, type StatementNames } from './statement-names.ts';

/**
 * A connection that prepares statements, so that PostgreSQL parses them once and plans them a few times instead of at
 * every call. It chooses between a general plan and one for the values itself: a general plan may be far slower.
 */
export function preparingClient(names: StatementNames = createStatementNames()): typeof pg.Client {
  return class PreparingClient extends PipeliningClient {
    /** Counts the changes of tables that this connection has met. A new name is parsed anew. */
    #generation = 0;

    async #runNamed(name: string, text: string, values: unknown[]): Promise<pg.QueryResult> {
      const run = () => super.query({ name: `${name}_${this.#generation}`, text, values });
      const isAlone = !this.isInTransaction;
      try {
        return await run();
      } catch (error) {
        if (!isOutdatedPlan(error)) throw error;
        this.#generation += 1;
        // In a transaction everything is to be done again: `transact` does it.
        if (!isAlone) throw error;
        return run();
      }
    }

    // The overloads of pg have no common signature.
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    override query(text: any, values?: any, callback?: any): any {
      const isPlain = typeof text === 'string' && Array.isArray(values) && callback === undefined;
      const name = isPlain ? names.nameOf(text, values.length) : undefined;
      return name === undefined ? super.query(text, values, callback) : this.#runNamed(name, text, values);
    }
  };
}
