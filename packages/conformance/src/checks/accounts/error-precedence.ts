/** A missing session is reported before invalid input: the only order of errors that the contract promises. */
import { invalidValuesOf } from '../../inputs/invalid-values.ts';
import type { Operation } from '../../contract/operations.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { describeAnswer, requiresSession, isSessionRefusal } from './authentication.ts';
import { withInvalidValue } from '../protocol/input.ts';
import { forEachOperation } from '../support/for-each-operation.ts';

/** Inputs that are invalid: no field at all, and one field with an invalid value. */
function invalidInputsOf(operation: Operation): { readonly input: object; readonly description: string }[] {
  const invalidValues = invalidValuesOf(operation);
  const firsts = invalidValues.filter(
    ({ field, value }, index) =>
      value !== undefined &&
      value !== '' &&
      invalidValues.findIndex((item) => item.field === field && item.value === value) === index,
  );
  const broken = firsts.slice(0, 1).map((invalid) => ({
    input: withInvalidValue({ caller: undefined, input: {} }, invalid),
    description: `${invalid.field} with ${invalid.description}`,
  }));
  const absent = operation.required.length > 0 ? [{ input: {}, description: 'no field at all' }] : [];
  return [...absent, ...broken];
}

async function trySessionFirst(context: CheckContext, operation: Operation): Promise<void> {
  for (const { input, description } of invalidInputsOf(operation)) {
    for (const token of context.isQuick ? [null] : [null, '0'.repeat(32)]) {
      const exchange = await context.send(operation, input, { token });
      const who = token === null ? 'without a token' : 'with a token that was never issued';
      const message = `${describeAnswer(exchange)} to ${description} ${who}, not code 403`;
      context.expect(operation.id, isSessionRefusal(exchange) ? undefined : message, exchange);
    }
  }
}

export const precedenceChecks: readonly ActiveCheck[] = [
  {
    id: 'auth.first',
    area: 'authentication',
    requirement: 'A missing session is reported first, whatever else is wrong with the call.',
    source: 'spec §8',
    level: 'must',
    run: (context) =>
      forEachOperation(
        context,
        (operation) => trySessionFirst(context, operation),
        context.operations.filter((operation) => requiresSession(operation) && !operation.body),
      ),
  },
];
