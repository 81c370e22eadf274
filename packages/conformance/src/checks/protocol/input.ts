/** Inputs inside and outside of the rules. */
import type { ErrorKey } from '@openmall/sdk';
import fc from 'fast-check';
import { boundsOf, inputsOf } from '../../inputs/arbitraries.ts';
import { breakagesOf, type Breakage, type BrokenRule } from '../../inputs/invalid-values.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import type { Exchange } from '../../target/exchange.ts';
import { overOperations, ready, someOf, type Prepared } from '../support/for-each-operation.ts';
import { expectRefusal, isRefusedWith, parameterErrors } from '../support/refusal.ts';

const isParameterError = (exchange: Exchange): boolean =>
  isRefusedWith(parameterErrors(exchange.operation), exchange);

export function withBreakage({ input }: Prepared, { field, value }: Breakage): Record<string, unknown> {
  const { [field]: _former, ...rest } = input;
  return value === undefined ? rest : { ...rest, [field]: value };
}

/** Errors of the catalogue that say that a field is outside of its limits, more exactly than a parameter error. */
const limitErrors: Readonly<Record<string, readonly ErrorKey[]>> = {
  amount: ['depositOutsideLimits', 'withdrawalOutsideLimits'],
  applyAmount: ['loanAmountOutsideLimits'],
  creditPeriod: ['loanTermNotOffered'],
};

/** What a call with this breakage is refused with. */
export const inputErrors = (operation: Operation, { field }: Breakage): readonly ErrorKey[] => [
  ...parameterErrors(operation),
  ...(limitErrors[field] ?? []).filter((key) => operation.errors.includes(key)),
];

function grantedFault({ field, words, value }: Breakage): string {
  const shown = value === undefined || value === '' ? '' : ` (${JSON.stringify(value.slice(0, 60))})`;
  return `accepts ${field} ${value === undefined || value === '' ? words : `with ${words}`}${shown}`;
}

/** One breakage of each field: enough to see whether the rules are looked at. */
const firstOfEach = (breakages: readonly Breakage[]): readonly Breakage[] =>
  breakages.filter(({ field }, index) => breakages.findIndex((one) => one.field === field) === index);

async function tryBreakages(court: Court, operation: Operation, rules: readonly BrokenRule[]): Promise<void> {
  const all = breakagesOf(operation).filter(({ rule }) => rules.includes(rule));
  const broken = court.isQuick ? firstOfEach(all) : all;
  if (broken.length === 0) return;
  const prepared = await ready(court, operation);
  const { caller } = prepared;
  for (const breakage of broken) {
    const exchange = await court.send(operation, withBreakage(prepared, breakage), { caller });
    const expected = { keys: inputErrors(operation, breakage), granted: grantedFault(breakage) };
    expectRefusal(court, operation.id, expected, exchange);
  }
  if (!court.world.proven.has(operation.id))
    court.unproven(operation.id, 'the operation never succeeded, so its refusals prove nothing');
}

const negative = (id: string, says: string, ...rules: readonly BrokenRule[]): Trial => ({
  id,
  says,
  area: 'input',
  level: 'must',
  source: 'spec §5',
  run: (court) => overOperations(court, (operation) => tryBreakages(court, operation, rules)),
});

async function tryBounds(court: Court, operation: Operation): Promise<void> {
  if (operation.semantics !== 'read' || operation.body) return;
  const { caller, input } = await ready(court, operation);
  for (const [field, schema] of someOf(court, Object.entries(operation.fields))) {
    for (const bound of boundsOf(schema)) {
      const exchange = await court.send(operation, { ...input, [field]: bound }, { caller });
      const shown = String(bound).slice(0, 40);
      court.expect(
        operation.id,
        isParameterError(exchange) ? `refuses ${field} = ${shown}, which the contract allows` : undefined,
        exchange,
      );
    }
  }
}

/** Random inputs that keep every rule; a fault is shrunk to the fewest and simplest fields that show it. */
async function tryValid(court: Court, operation: Operation): Promise<void> {
  const names = Object.keys(operation.fields);
  if (operation.semantics !== 'read' || operation.body || names.length === 0) return;
  const { caller, input: known } = await ready(court, operation);
  let last: Exchange | undefined;
  const kept = Object.fromEntries(operation.required.map((name) => [name, known[name]]));
  const property = fc.asyncProperty(inputsOf(operation, kept), async (input) => {
    const exchange = await court.send(operation, input, { caller });
    if (!isParameterError(exchange)) return true;
    last = exchange;
    return false;
  });
  const { failed } = await fc.check(property, { seed: court.seed, numRuns: court.runs, endOnFailure: false });
  court.expect(
    operation.id,
    failed ? 'refuses an input that keeps every rule of the contract' : undefined,
    ...(last ? [last] : []),
  );
}

const positive = { area: 'input', level: 'must', source: 'contract' } as const;

export const inputChecks: readonly Trial[] = [
  negative('neg.required', 'A required field that is left out or empty is refused.', 'missing', 'empty'),
  negative(
    'neg.type',
    'Text where a number belongs, and fractions where whole numbers belong, are refused.',
    'type',
  ),
  negative('neg.range', 'One below the least and one above the most are refused.', 'range'),
  negative('neg.length', 'Text that is too short or too long is refused.', 'length'),
  negative(
    'neg.pattern',
    'Text outside of its pattern, and values outside of their list, are refused.',
    'pattern',
    'enum',
  ),
  negative(
    'neg.hostile',
    'Control characters, markup, SQL and paths are refused where the rules exclude them.',
    'unicode',
    'injection',
  ),
  {
    ...positive,
    id: 'pos.bounds',
    says: 'The least and the most that the rules allow are accepted.',
    run: (court) => overOperations(court, (operation) => tryBounds(court, operation)),
  },
  {
    ...positive,
    id: 'pos.valid',
    says: 'Whatever keeps the rules is never refused as a bad parameter.',
    slow: true,
    run: (court) => overOperations(court, (operation) => tryValid(court, operation)),
  },
];
