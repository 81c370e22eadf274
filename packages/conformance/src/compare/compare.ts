/** Sends the same calls to two backends and tells where their answers part. */
import type { OperationId } from '@openmall/sdk';
import { errorKeyOf, operations as allOperations, type Operation } from '../contract/operations.ts';
import { breakagesOf } from '../inputs/invalid-values.ts';
import { prepare } from '../setup/recipes/recipes.ts';
import { curlOf, loginLine } from '../target/curl.ts';
import { succeeded, type Exchange } from '../target/exchange.ts';
import type { Address } from '../target/target.ts';
import { Unmet } from '../setup/precondition-error.ts';
import { createWire } from '../setup/api-client.ts';
import { createWorld, type World } from '../setup/setup.ts';
import { formOf, nothing, partingOf } from './response-shapes.ts';
import { isMeant, targetOf, type JudgeOptions } from '../runner/judge.ts';
import { knock } from '../runner/probe.ts';

export interface Difference {
  readonly operation: OperationId;
  /** What was tried, such as "pageNum with text where a number belongs". */
  readonly tried: string;
  readonly first: string;
  readonly second: string;
  /** The call to the first backend, for a shell, where it came to one. */
  readonly shell: readonly string[];
}

/** What one of the two could not be asked, for want of a means of the judge's own. */
export interface NotCompared {
  readonly operation: OperationId;
  /** What is lacking, and the backend at which it is. */
  readonly why: string;
  readonly url: string;
}

export interface Comparison {
  readonly urls: readonly [first: string, second: string];
  readonly seed: number;
  readonly operations: number;
  /** How many calls were compared. */
  readonly compared: number;
  readonly differences: readonly Difference[];
  /** Once for each operation and reason. */
  readonly notCompared: readonly NotCompared[];
  /** The operations that succeeded on neither side: of them only refusals were compared. */
  readonly unproven: readonly OperationId[];
}

interface Outcome {
  /** Success, the key of the error, or what was lacking. */
  readonly words: string;
  readonly form: unknown;
  readonly exchange?: Exchange;
  /** What the judge lacked to ask at all; this is no answer of the backend. */
  readonly lacks?: string;
}

const outcomeOf = (exchange: Exchange): Outcome => {
  const { envelope, lost, status } = exchange;
  const failure = lost ?? errorKeyOf(envelope?.msg) ?? `HTTP ${status}, msg ${JSON.stringify(envelope?.msg)}`;
  return { words: succeeded(exchange) ? 'success' : failure, form: formOf(envelope?.data), exchange };
};

async function tried(attempt: () => Promise<Exchange>): Promise<Outcome> {
  try {
    return outcomeOf(await attempt());
  } catch (error) {
    if (!(error instanceof Unmet)) throw error;
    const lacks = error.verdict === 'skipped' ? { lacks: error.message } : {};
    return { words: error.message, form: nothing, ...lacks };
  }
}

async function sendReady(
  world: World,
  operation: Operation,
  change: (input: object) => object,
): Promise<Exchange> {
  const { caller, input } = await world.ready(operation.id);
  const changed = change(input ?? {});
  const fields = operation.body ? { input: {}, body: changed } : { input: changed };
  return world.send({ operation, ...fields, caller });
}

type Probe = readonly [tried: string, send: (world: World) => Promise<Exchange>];

function probesOf(operation: Operation): Probe[] {
  const broken = breakagesOf(operation).map(({ field, words, value }): Probe => [
    `${field}: ${words}`,
    (world) => sendReady(world, operation, (input) => ({ ...input, [field]: value })),
  ]);
  const works: Probe = [
    'everything in order',
    async (world) => {
      const { caller, input } = await prepare(world, operation.id);
      const fields = operation.body ? { input: {}, body: input } : { input: input ?? {} };
      return world.send({ operation, ...fields, caller });
    },
  ];
  const visitor: Probe = ['no token', (world) => world.send({ operation, input: {}, token: null })];
  return [...broken, visitor, works];
}

const worldOf = async (options: JudgeOptions, baseUrl: string): Promise<World> => {
  const target = targetOf({ ...options, baseUrl });
  await knock(target);
  const given = options.buyers ?? [];
  return createWorld(
    createWire(target, () => undefined),
    { given, seed: options.seed },
  );
};

function shellOf({ exchange }: Outcome, backend: Address): readonly string[] {
  if (!exchange) return [];
  const login = exchange.caller && loginLine(exchange.caller, backend);
  return [
    ...(login && exchange.request.url.includes(exchange.caller?.token ?? ' ') ? [login] : []),
    curlOf(exchange),
  ];
}

const formText = (form: unknown): string => (typeof form === 'string' ? form : JSON.stringify(form));

function differenceOf(left: Outcome, right: Outcome): readonly [string, string] | undefined {
  if (left.words !== right.words) return [left.words, right.words];
  const parting = partingOf(left.form, right.form);
  if (!parting) return undefined;
  const { path, first, second } = parting;
  return [`${path} is ${formText(first)}`, `${path} is ${formText(second)}`];
}

/** What could not be asked of one or the other. */
const lacksOf = (
  operation: OperationId,
  sides: readonly (readonly [outcome: Outcome, url: string])[],
): NotCompared[] =>
  sides.flatMap(([{ lacks }, url]) => (lacks === undefined ? [] : [{ operation, why: lacks, url }]));

/** Where two backends answer differently: with success or another error, or with data of another form. */
export async function compare(options: JudgeOptions, otherUrl: string): Promise<Comparison> {
  const { baseUrl, seed, only = [], extensions } = options;
  const [first, second] = [await worldOf(options, baseUrl), await worldOf(options, otherUrl)];
  const differences: Difference[] = [];
  const notCompared = new Map<string, NotCompared>();
  const operations = allOperations.filter(
    ({ id, origin }) => (extensions || origin === 'spec') && (only.length === 0 || isMeant(id, only)),
  );
  let compared = 0;
  for (const [done, operation] of operations.entries()) {
    const { id } = operation;
    const [of, faults] = [operations.length, differences.length];
    options.onProgress?.({ check: id, done, of, calls: compared * 2, faults });
    for (const [words, send] of probesOf(operation)) {
      const [left, right] = await Promise.all([tried(() => send(first)), tried(() => send(second))]);
      const lacks = lacksOf(id, [
        [left, baseUrl],
        [right, otherUrl],
      ]);
      for (const lack of lacks) notCompared.set(Object.values(lack).join(' '), lack);
      if (lacks.length > 0) continue;
      compared += 1;
      const difference = differenceOf(left, right);
      if (!difference) continue;
      const shell = shellOf(left, options);
      differences.push({ operation: id, tried: words, first: difference[0], second: difference[1], shell });
    }
  }
  const succeededNowhere = ({ id }: Operation): boolean => !first.proven.has(id) && !second.proven.has(id);
  const unproven = operations.filter(succeededNowhere).map(({ id }) => id);
  const urls = [baseUrl, otherUrl] as const;
  return {
    urls,
    seed,
    operations: operations.length,
    compared,
    differences,
    notCompared: [...notCompared.values()],
    unproven,
  };
}
