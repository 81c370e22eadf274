/** Which operations need not be called: those that are not built, and those that let calls hang. */
import type { OperationId } from '@openmall/sdk';
import type { Operation } from '../contract/operations.ts';
import type { Exchange } from '../target/exchange.ts';
import { PreconditionError } from './precondition-error.ts';

/** Each call that hangs costs the whole time limit. One that has worked before may hang for an input only. */
const maxTimeouts = { proven: 3, unproven: 1 } as const;

/** What a survey found out before the run. */
export interface KnownOperations {
  readonly notBuilt?: ReadonlySet<OperationId>;
  /** Operations that did not answer in time. */
  readonly hanging?: readonly OperationId[];
}

export interface Availability {
  record(exchange: Exchange): void;
  /** @throws {PreconditionError} if a call would show nothing new. */
  assert(operation: Operation): void;
}

export function createAvailability(
  proven: ReadonlySet<OperationId>,
  { notBuilt = new Set(), hanging = [] }: KnownOperations,
): Availability {
  const timeouts = new Map<OperationId, number>(hanging.map((id) => [id, 1]));
  return {
    record({ isTimeout, operation: { id } }) {
      if (isTimeout) timeouts.set(id, (timeouts.get(id) ?? 0) + 1);
    },
    assert({ id, path }) {
      if (notBuilt.has(id)) throw new PreconditionError('skipped', `needs ${path}, which is not built`);
      const limit = proven.has(id) ? maxTimeouts.proven : maxTimeouts.unproven;
      if ((timeouts.get(id) ?? 0) >= limit)
        throw new PreconditionError('inconclusive', `needs ${path}, which did not answer in time`);
    },
  };
}
