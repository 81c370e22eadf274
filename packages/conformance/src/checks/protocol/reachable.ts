/** Every operation succeeds at least once. All other checks build on this. */
import type { Operation } from '../../contract/operations.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded } from '../../target/exchange.ts';
import { forEachOperation } from '../support/for-each-operation.ts';

async function callOnce(context: CheckContext, operation: Operation): Promise<void> {
  const { id, semantics } = operation;
  // A read leaves the shared call usable for the checks that follow.
  const { caller, input } = await (semantics === 'read'
    ? context.prepared.shared(id)
    : context.prepared.fresh(id));
  const fields = operation.body ? { body: input } : {};
  const exchange = await context.send(operation, operation.body ? {} : (input ?? {}), { caller, ...fields });
  if (succeeded(exchange)) return context.pass(operation.id);
  const answer = exchange.networkError ?? JSON.stringify(exchange.envelope?.msg ?? `HTTP ${exchange.status}`);
  context.inconclusive(
    operation.id,
    `a call that a conforming backend grants was answered with ${answer}`,
    exchange,
  );
}

export const reachableChecks: readonly ActiveCheck[] = [
  {
    id: 'pos.works',
    area: 'input',
    requirement: 'A valid call succeeds.',
    source: 'spec §7',
    level: 'must',
    run: (context) => forEachOperation(context, (operation) => callOnce(context, operation)),
  },
];
