/** Sends the same calls to two backends and reports where their responses differ. */
import type { OperationId } from '@openmall/sdk';
import { errorKeyOf, operations as allOperations, type Operation } from '../contract/operations.ts';
import { invalidValuesOf } from '../inputs/invalid-values.ts';
import { targetOf, type JudgeOptions } from '../runner/judge-options.ts';
import { startsWithAny } from '../runner/plan.ts';
import { assertReachable } from '../target/probe.ts';
import { createApiClient } from '../setup/api-client.ts';
import { PreconditionError } from '../setup/precondition-error.ts';
import { createPreparedCalls, type PreparedCalls } from '../setup/prepared-calls.ts';
import { createSetup, type Setup } from '../setup/setup.ts';
import { curlOf, loginLine } from '../target/curl.ts';
import { succeeded, type Exchange } from '../target/exchange.ts';
import type { Address } from '../target/target.ts';
import { EMPTY_SHAPE, shapeDifferences, shapeOf } from './response-shapes.ts';

export interface Difference {
  readonly operation: OperationId;
  /** What was sent, such as "pageNum: text where a number belongs". */
  readonly sent: string;
  readonly first: string;
  readonly second: string;
  /** Lines for a shell that repeat the call to the first backend, if it was made. */
  readonly shell: readonly string[];
}

/** A call that could not be made to one of the backends, because the judge is missing something. */
export interface NotCompared {
  readonly operation: OperationId;
  readonly reason: string;
  /** The backend that could not be called. */
  readonly url: string;
}

export interface Comparison {
  readonly urls: readonly [first: string, second: string];
  readonly seed: number;
  /** How many operations were compared. */
  readonly operations: number;
  /** How many calls were compared. */
  readonly compared: number;
  readonly differences: readonly Difference[];
  /** Each operation and reason once. */
  readonly notCompared: readonly NotCompared[];
  /** Operations that succeeded on neither backend, so that only their refusals were compared. */
  readonly neverSucceeded: readonly OperationId[];
}

interface Backend {
  readonly url: string;
  readonly setup: Setup;
  readonly prepared: PreparedCalls;
}

interface Result {
  /** "success", the key of the error, or what was missing. */
  readonly summary: string;
  readonly shape: unknown;
  readonly exchange?: Exchange;
  /** What the judge is missing to make the call at all. */
  readonly missing?: string;
}

function summarize(exchange: Exchange): Result {
  const { envelope, networkError, status } = exchange;
  const failure =
    networkError ?? errorKeyOf(envelope?.msg) ?? `HTTP ${status}, msg ${JSON.stringify(envelope?.msg)}`;
  return { summary: succeeded(exchange) ? 'success' : failure, shape: shapeOf(envelope?.data), exchange };
}

async function attempt(send: () => Promise<Exchange>): Promise<Result> {
  try {
    return summarize(await send());
  } catch (error) {
    if (!(error instanceof PreconditionError)) throw error;
    const missing = error.verdict === 'skipped' ? { missing: error.message } : {};
    return { summary: error.message, shape: EMPTY_SHAPE, ...missing };
  }
}

async function sendChanged(
  { setup, prepared }: Backend,
  operation: Operation,
  change: (input: object) => object,
): Promise<Exchange> {
  const { caller, input } = await prepared.shared(operation.id);
  const changed = change(input ?? {});
  const fields = operation.body ? { input: {}, body: changed } : { input: changed };
  return setup.send({ operation, ...fields, caller });
}

async function sendValid({ setup, prepared }: Backend, operation: Operation): Promise<Exchange> {
  const { caller, input } = await prepared.fresh(operation.id);
  const fields = operation.body ? { input: {}, body: input } : { input: input ?? {} };
  return setup.send({ operation, ...fields, caller });
}

type TestCall = readonly [sent: string, send: (backend: Backend) => Promise<Exchange>];

function testCallsOf(operation: Operation): TestCall[] {
  const invalid = invalidValuesOf(operation).map(({ field, description, value }): TestCall => [
    `${field}: ${description}`,
    (backend) => sendChanged(backend, operation, (input) => ({ ...input, [field]: value })),
  ]);
  const visitor: TestCall = ['no token', ({ setup }) => setup.send({ operation, input: {}, token: null })];
  return [...invalid, visitor, ['a valid call', (backend) => sendValid(backend, operation)]];
}

async function connect(options: JudgeOptions, url: string): Promise<Backend> {
  const target = targetOf({ ...options, baseUrl: url });
  await assertReachable(target);
  const given = options.buyers ?? [];
  const setup = createSetup(
    createApiClient(target, () => undefined),
    { given, seed: options.seed },
  );
  return { url, setup, prepared: createPreparedCalls(setup) };
}

function shellLines({ exchange }: Result, backend: Address): readonly string[] {
  if (!exchange) return [];
  const login = exchange.caller && loginLine(exchange.caller, backend);
  return [
    ...(login && exchange.request.url.includes(exchange.caller?.token ?? ' ') ? [login] : []),
    curlOf(exchange),
  ];
}

const shapeText = (shape: unknown): string => (typeof shape === 'string' ? shape : JSON.stringify(shape));

/** What one call differs in: the outcome, or every field whose type differs. */
function findDifference(left: Result, right: Result): readonly [string, string] | undefined {
  if (left.summary !== right.summary) return [left.summary, right.summary];
  const differences = shapeDifferences(left.shape, right.shape);
  if (differences.length === 0) return undefined;
  const side = (name: 'first' | 'second'): string =>
    differences.map((difference) => `${difference.path} is ${shapeText(difference[name])}`).join('; ');
  return [side('first'), side('second')];
}

/**
 * Compares two backends: success or the error, and the shape of the data.
 * @throws {UnreachableError} if nothing answers at one of the addresses.
 */
export async function compare(options: JudgeOptions, otherUrl: string): Promise<Comparison> {
  const { baseUrl, seed, only = [], extensions } = options;
  const backends = [await connect(options, baseUrl), await connect(options, otherUrl)] as const;
  const differences: Difference[] = [];
  const notCompared = new Map<string, NotCompared>();
  const operations = allOperations.filter(
    ({ id, origin }) => (extensions || origin === 'spec') && (only.length === 0 || startsWithAny(id, only)),
  );
  let compared = 0;
  for (const [done, operation] of operations.entries()) {
    const { id } = operation;
    const [of, faults] = [operations.length, differences.length];
    options.onProgress?.({ check: id, done, of, calls: compared * 2, faults });
    for (const [sent, send] of testCallsOf(operation)) {
      const [left, right] = await Promise.all([
        attempt(() => send(backends[0])),
        attempt(() => send(backends[1])),
      ]);
      const missing = [left, right].flatMap((result, index): NotCompared[] =>
        result.missing === undefined
          ? []
          : [{ operation: id, reason: result.missing, url: backends[index === 0 ? 0 : 1].url }],
      );
      for (const entry of missing) notCompared.set(Object.values(entry).join(' '), entry);
      if (missing.length > 0) continue;
      compared += 1;
      const difference = findDifference(left, right);
      if (!difference) continue;
      const [first, second] = difference;
      differences.push({ operation: id, sent, first, second, shell: shellLines(left, options) });
    }
  }
  const neverSucceeded = operations
    .map(({ id }) => id)
    .filter((id) => backends.every(({ setup }) => !setup.proven.has(id)));
  return {
    urls: [baseUrl, otherUrl],
    seed,
    operations: operations.length,
    compared,
    differences,
    notCompared: [...notCompared.values()],
    neverSucceeded,
  };
}
