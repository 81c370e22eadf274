/** Whether each operation does what it is for at all; everything else is judged on top of it. */
import type { Operation } from '../../contract/operations.ts';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { prepare } from '../../setup/recipes/recipes.ts';
import { succeeded } from '../../target/exchange.ts';
import { overOperations } from '../support/for-each-operation.ts';

async function reach(court: Court, operation: Operation): Promise<void> {
  const { world } = court;
  const { id, semantics } = operation;
  // What only reads leaves its own call as it was, for all trials to come.
  const { caller, input } = await (semantics === 'read' ? world.ready(id) : prepare(world, id));
  const fields = operation.body ? { body: input } : {};
  const exchange = await court.send(operation, operation.body ? {} : (input ?? {}), { caller, ...fields });
  if (succeeded(exchange)) return court.pass(operation.id);
  const answer = exchange.lost ?? JSON.stringify(exchange.envelope?.msg ?? `HTTP ${exchange.status}`);
  court.unproven(operation.id, `a call that a conformant backend grants was answered ${answer}`, exchange);
}

export const reachableChecks: readonly Trial[] = [
  {
    id: 'pos.works',
    area: 'input',
    says: 'A call with everything in order succeeds.',
    source: 'spec §7',
    level: 'must',
    run: (court) => overOperations(court, (operation) => reach(court, operation)),
  },
];
