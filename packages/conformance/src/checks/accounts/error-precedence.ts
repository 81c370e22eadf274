/** Of two faults of a call the missing session is told: the only order of errors that the contract promises. */
import { breakagesOf } from '../../inputs/invalid-values.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { answerOf, needsSession, refuses } from './authentication.ts';
import { withBreakage } from '../protocol/input.ts';
import { overOperations } from '../support/for-each-operation.ts';

/** One of each field: left out, or else a value that breaks one of its rules. Bodies are read by other parts of a server. */
function brokenInputs(operation: Operation): { readonly input: object; readonly words: string }[] {
  const breakages = breakagesOf(operation);
  const firsts = breakages.filter(
    ({ field, value }, index) =>
      value !== undefined &&
      value !== '' &&
      breakages.findIndex((one) => one.field === field && one.value === value) === index,
  );
  const broken = firsts.slice(0, 1).map((breakage) => ({
    input: withBreakage({ caller: undefined, input: {} }, breakage),
    words: `${breakage.field} with ${breakage.words}`,
  }));
  const absent = operation.required.length > 0 ? [{ input: {}, words: 'no field at all' }] : [];
  return [...absent, ...broken];
}

async function trySessionFirst(court: Court, operation: Operation): Promise<void> {
  for (const { input, words } of brokenInputs(operation)) {
    for (const token of court.isQuick ? [null] : [null, '0'.repeat(32)]) {
      const exchange = await court.send(operation, input, { token });
      const who = token === null ? 'without a token' : 'with a token that was never issued';
      const says = `${answerOf(exchange)} to ${words} ${who}, not code 403`;
      court.expect(operation.id, refuses(exchange) ? undefined : says, exchange);
    }
  }
}

export const precedenceChecks: readonly Trial[] = [
  {
    id: 'auth.first',
    area: 'authentication',
    says: 'Who has no session learns that first, whatever else is wrong with the call.',
    source: 'spec §8',
    level: 'must',
    run: (court) =>
      overOperations(
        court,
        (operation) => trySessionFirst(court, operation),
        court.operations.filter((operation) => needsSession(operation) && !operation.body),
      ),
  },
];
