/** What is refused changes nothing. */
import type { Operation } from '../../contract/operations.ts';
import { breakagesOf } from '../../inputs/invalid-values.ts';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';
import { Unmet } from '../../setup/precondition-error.ts';
import { inputErrors, withBreakage } from './input.ts';
import { oneAfterTheOther, ready } from '../support/for-each-operation.ts';
import { changeBetween, stateOf } from '../accounts/ownership.ts';
import { isRefusedWith, otherReason } from '../support/refusal.ts';

/** As many refusals as show whether a write checks before it acts. */
const refusals = 4;

async function tryRefusals(court: Court, operation: Operation): Promise<void> {
  const prepared = await ready(court, operation);
  const { caller } = prepared;
  const broken = breakagesOf(operation).slice(0, refusals);
  if (!caller || broken.length === 0) return;
  const before = await stateOf(court, caller);
  if (!before.some(succeeded)) throw new Unmet('unproven', 'nothing that the caller has could be read');
  const refused: Exchange[] = [];
  for (const breakage of broken) {
    const exchange = await court.send(operation, withBreakage(prepared, breakage), { caller });
    // What is accepted is another law's matter.
    if (succeeded(exchange)) return;
    const keys = inputErrors(operation, breakage);
    if (!isRefusedWith(keys, exchange)) throw new Unmet('unproven', otherReason(keys, exchange), exchange);
    refused.push(exchange);
  }
  const change = changeBetween(before, await stateOf(court, caller));
  const says = change && `changes what ${change.operation.id} shows, though it refuses the call`;
  court.expect(operation.id, says, ...refused, ...(change ? [change] : []));
}

async function refusalsChangeNothing(court: Court): Promise<void> {
  const writes = court.operations.filter(({ semantics, guarded }) => semantics !== 'read' && guarded);
  await oneAfterTheOther(court, (operation) => tryRefusals(court, operation), writes);
}

export const effectChecks: readonly Trial[] = [
  {
    id: 'neg.effect',
    area: 'input',
    says: 'A write that is refused changes nothing: orders, addresses, records and balance are as before.',
    source: 'design §6',
    level: 'must',
    slow: true,
    run: refusalsChangeNothing,
  },
];
