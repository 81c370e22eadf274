/** Whether each operation does what it is for at all; everything else is judged on top of it. */
import type { Operation } from '../../contract/operations.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded } from '../../target/exchange.ts';
import { forEachOperation } from '../support/for-each-operation.ts';

async function checkReachable(context: CheckContext, operation: Operation): Promise<void> {
  const { id, semantics } = operation;
  // What only reads leaves its own call as it was, for all trials to come.
  const { caller, input } = await (semantics === 'read'
    ? context.prepared.shared(id)
    : context.prepared.fresh(id));
  const fields = operation.body ? { body: input } : {};
  const exchange = await context.send(operation, operation.body ? {} : (input ?? {}), { caller, ...fields });
  if (succeeded(exchange)) return context.pass(operation.id);
  const answer = exchange.networkError ?? JSON.stringify(exchange.envelope?.msg ?? `HTTP ${exchange.status}`);
  context.inconclusive(
    operation.id,
    `a call that a conformant backend grants was answered ${answer}`,
    exchange,
  );
}

export const reachableChecks: readonly ActiveCheck[] = [
  {
    id: 'pos.works',
    area: 'input',
    requirement: 'A call with everything in order succeeds.',
    source: 'spec §7',
    level: 'must',
    run: (context) => forEachOperation(context, (operation) => checkReachable(context, operation)),
  },
];
