/** Calls that a conforming backend grants, ready to be sent. */
import type { OperationId } from '@openmall/sdk';
import type { PreparedCall } from './recipes/recipe.ts';
import { prepare } from './recipes/recipes.ts';
import type { Setup } from './setup.ts';

/** Both methods throw `PreconditionError` if the call cannot be prepared. */
export interface PreparedCalls {
  /** A call of its own, for a check that lets it succeed. */
  fresh(id: OperationId): Promise<PreparedCall>;
  /** One call per run, for checks that expect a refusal and so leave it usable. */
  shared(id: OperationId): Promise<PreparedCall>;
}

export function createPreparedCalls(setup: Setup): PreparedCalls {
  const calls = new Map<OperationId, Promise<PreparedCall>>();
  return {
    fresh: (id) => prepare(setup, id),
    shared(id) {
      const call = calls.get(id) ?? prepare(setup, id);
      calls.set(id, call);
      return call;
    },
  };
}
