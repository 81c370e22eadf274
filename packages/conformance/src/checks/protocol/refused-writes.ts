/** A refused write changes nothing. */
import type { Operation } from '../../contract/operations.ts';
import { invalidValuesOf } from '../../inputs/invalid-values.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import { inputErrors, withInvalidValue } from './input.ts';
import { forEachInSequence, prepareShared } from '../support/for-each-operation.ts';
import { changeBetween, stateOf } from '../accounts/ownership.ts';
import { isRefusedWith, otherReason } from '../support/refusal.ts';

/** Enough to see whether a write validates before it acts. */
const MAX_REFUSALS = 4;

async function tryRefusals(context: CheckContext, operation: Operation): Promise<void> {
  const prepared = await prepareShared(context, operation);
  const { caller } = prepared;
  const broken = invalidValuesOf(operation).slice(0, MAX_REFUSALS);
  if (!caller || broken.length === 0) return;
  const before = await stateOf(context, caller);
  if (!before.some(succeeded))
    throw new PreconditionError('inconclusive', 'no data of the caller could be read');
  const refused: Exchange[] = [];
  for (const invalid of broken) {
    const exchange = await context.send(operation, withInvalidValue(prepared, invalid), { caller });
    // Other checks report an invalid value that is accepted.
    if (succeeded(exchange)) return context.skip(operation.id, 'an invalid value was accepted');
    const keys = inputErrors(operation, invalid);
    if (!isRefusedWith(keys, exchange))
      throw new PreconditionError('inconclusive', otherReason(keys, exchange), exchange);
    refused.push(exchange);
  }
  const change = changeBetween(before, await stateOf(context, caller));
  const message = change && `changes what ${change.operation.id} shows, although it refuses the call`;
  context.expect(operation.id, message, ...refused, ...(change ? [change] : []));
}

async function checkRefusedWrites(context: CheckContext): Promise<void> {
  const writes = context.operations.filter(({ semantics, guarded }) => semantics !== 'read' && guarded);
  await forEachInSequence(context, (operation) => tryRefusals(context, operation), writes);
}

export const effectChecks: readonly ActiveCheck[] = [
  {
    id: 'neg.effect',
    area: 'input',
    requirement: 'A refused write changes nothing: orders, addresses, records and balance stay the same.',
    source: 'design §6',
    level: 'must',
    slow: true,
    run: checkRefusedWrites,
  },
];
