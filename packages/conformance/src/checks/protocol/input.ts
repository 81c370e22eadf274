/** Valid inputs are accepted, and invalid ones refused. */
import type { ErrorKey } from '@openmall/sdk';
import fc from 'fast-check';
import { boundsOf, inputsOf } from '../../inputs/arbitraries.ts';
import { invalidValuesOf, type InvalidValue, type ViolatedRule } from '../../inputs/invalid-values.ts';
import type { Operation } from '../../contract/operations.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import type { Exchange } from '../../target/exchange.ts';
import {
  forEachOperation,
  prepareShared,
  sampleOf,
  type PreparedInput,
} from '../support/for-each-operation.ts';
import { expectRefusal, isRefusedWith, parameterErrors } from '../support/refusal.ts';

const isParameterError = (exchange: Exchange): boolean =>
  isRefusedWith(parameterErrors(exchange.operation), exchange);

export function withInvalidValue(
  { input }: PreparedInput,
  { field, value }: InvalidValue,
): Record<string, unknown> {
  const { [field]: _former, ...rest } = input;
  return value === undefined ? rest : { ...rest, [field]: value };
}

/** Errors that are more precise than `parameterError` for fields outside their limits. */
const limitErrors: Readonly<Record<string, readonly ErrorKey[]>> = {
  amount: ['depositOutsideLimits', 'withdrawalOutsideLimits'],
  applyAmount: ['loanAmountOutsideLimits'],
  creditPeriod: ['loanTermNotOffered'],
};

/** The errors that a call with this invalid value may be refused with. */
export const inputErrors = (operation: Operation, { field }: InvalidValue): readonly ErrorKey[] => [
  ...parameterErrors(operation),
  ...(limitErrors[field] ?? []).filter((key) => operation.errors.includes(key)),
];

function grantedFault({ field, description, value }: InvalidValue): string {
  const shown = value === undefined || value === '' ? '' : ` (${JSON.stringify(value.slice(0, 60))})`;
  return `accepts ${field} ${value === undefined || value === '' ? description : `with ${description}`}${shown}`;
}

/** One invalid value per field. */
const firstOfEach = (invalidValues: readonly InvalidValue[]): readonly InvalidValue[] =>
  invalidValues.filter(
    ({ field }, index) => invalidValues.findIndex((item) => item.field === field) === index,
  );

async function tryInvalidValues(
  context: CheckContext,
  operation: Operation,
  rules: readonly ViolatedRule[],
): Promise<void> {
  const all = invalidValuesOf(operation).filter(({ rule }) => rules.includes(rule));
  const broken = context.isQuick ? firstOfEach(all) : all;
  if (broken.length === 0) return;
  const prepared = await prepareShared(context, operation);
  const { caller } = prepared;
  for (const invalid of broken) {
    const exchange = await context.send(operation, withInvalidValue(prepared, invalid), { caller });
    const expected = { keys: inputErrors(operation, invalid), granted: grantedFault(invalid) };
    expectRefusal(context, operation.id, expected, exchange);
  }
  if (!context.setup.proven.has(operation.id))
    context.inconclusive(operation.id, 'the operation never succeeded, so its refusals show nothing');
}

/** Whether the refusal names the parameter. A backend that sends no `key` does not know this extension either. */
function unnamedFault({ field, description }: InvalidValue, { envelope }: Exchange): string | undefined {
  const { data, key } = (envelope ?? {}) as { readonly data?: unknown; readonly key?: unknown };
  if (key === undefined && (data ?? null) === null) return undefined;
  const named = (data ?? {}) as { readonly field?: unknown; readonly rule?: unknown };
  if (named.field === field && typeof named.rule === 'string') return undefined;
  const shown =
    named.field === undefined ? 'does not name' : `names ${JSON.stringify(named.field)} instead of`;
  return `${shown} ${field} when it has ${description}`;
}

async function tryNames(context: CheckContext, operation: Operation): Promise<void> {
  // In a body, the path of a field depends on its place.
  if (operation.body) return;
  const broken = firstOfEach(invalidValuesOf(operation));
  if (broken.length === 0) return;
  const prepared = await prepareShared(context, operation);
  const { caller } = prepared;
  let refused = 0;
  for (const invalid of broken) {
    const exchange = await context.send(operation, withInvalidValue(prepared, invalid), { caller });
    // Other refusals are judged by the checks above.
    if (!isParameterError(exchange)) continue;
    refused += 1;
    context.expect(operation.id, unnamedFault(invalid, exchange), exchange);
  }
  if (refused === 0) context.skip(operation.id, 'no invalid value was refused with a parameter error');
}

const negative = (id: string, requirement: string, ...rules: readonly ViolatedRule[]): ActiveCheck => ({
  id,
  requirement,
  area: 'input',
  level: 'must',
  source: 'spec §5',
  run: (context) => forEachOperation(context, (operation) => tryInvalidValues(context, operation, rules)),
});

async function tryBounds(context: CheckContext, operation: Operation): Promise<void> {
  if (operation.semantics !== 'read' || operation.body) return;
  const { caller, input } = await prepareShared(context, operation);
  for (const [field, schema] of sampleOf(context, Object.entries(operation.fields))) {
    for (const bound of boundsOf(schema)) {
      const exchange = await context.send(operation, { ...input, [field]: bound }, { caller });
      const shown = String(bound).slice(0, 40);
      context.expect(
        operation.id,
        isParameterError(exchange)
          ? `refuses ${field} = ${shown}, although the contract allows it`
          : undefined,
        exchange,
      );
    }
  }
}

/** Random valid inputs. A fault is shrunk to the fewest and simplest fields. */
async function tryValid(context: CheckContext, operation: Operation): Promise<void> {
  const names = Object.keys(operation.fields);
  if (operation.semantics !== 'read' || operation.body || names.length === 0) return;
  const { caller, input: known } = await prepareShared(context, operation);
  let last: Exchange | undefined;
  const kept = Object.fromEntries(operation.required.map((name) => [name, known[name]]));
  const property = fc.asyncProperty(inputsOf(operation, kept), async (input) => {
    const exchange = await context.send(operation, input, { caller });
    if (!isParameterError(exchange)) return true;
    last = exchange;
    return false;
  });
  const { failed } = await fc.check(property, {
    seed: context.seed,
    numRuns: context.runs,
    endOnFailure: false,
  });
  context.expect(operation.id, failed ? 'refuses a valid input' : undefined, ...(last ? [last] : []));
}

const positive = { area: 'input', level: 'must', source: 'contract' } as const;

export const inputChecks: readonly ActiveCheck[] = [
  negative('neg.required', 'A required field that is missing or empty is refused.', 'missing', 'empty'),
  negative('neg.type', 'Text in place of a number, and fractions in place of integers, are refused.', 'type'),
  negative('neg.range', 'Numbers below the minimum and above the maximum are refused.', 'range'),
  negative('neg.length', 'Text that is too short or too long is refused.', 'length'),
  negative(
    'neg.pattern',
    'Text that does not match its pattern, and values that are not in their list, are refused.',
    'pattern',
    'enum',
  ),
  negative(
    'neg.hostile',
    'Control characters, markup, SQL and paths are refused where the schema excludes them.',
    'unicode',
    'injection',
  ),
  {
    ...positive,
    id: 'neg.named',
    requirement: 'A refused parameter is named, with the rule that it breaks.',
    run: (context) => forEachOperation(context, (operation) => tryNames(context, operation)),
  },
  {
    ...positive,
    id: 'pos.bounds',
    requirement: 'The minimum and the maximum are accepted.',
    run: (context) => forEachOperation(context, (operation) => tryBounds(context, operation)),
  },
  {
    ...positive,
    id: 'pos.valid',
    requirement: 'A valid input is never refused with a parameter error.',
    slow: true,
    run: (context) => forEachOperation(context, (operation) => tryValid(context, operation)),
  },
];
