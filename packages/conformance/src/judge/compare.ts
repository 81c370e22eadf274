/** Sends the same calls to two backends and tells where their answers part. */
import type { OperationId } from '@openmall/sdk';
import { errorKeyOf, operations as allOperations, type Operation } from '../contract/operations.ts';
import { breakagesOf } from '../inputs/breakages.ts';
import { prepare } from '../recipes/recipes.ts';
import { curlOf } from '../target/curl.ts';
import { succeeded, type Exchange } from '../target/exchange.ts';
import { createTarget } from '../target/target.ts';
import { Unmet } from '../world/unmet.ts';
import { createWire } from '../world/wire.ts';
import { createWorld, type World } from '../world/world.ts';
import type { JudgeOptions } from './judge.ts';

export interface Difference {
  readonly operation: OperationId;
  /** What was tried, such as "pageNum with text where a number belongs". */
  readonly tried: string;
  readonly first: string;
  readonly second: string;
  /** The call to the first backend, where it came to one. */
  readonly curl?: string;
}

/** The form of a value: names and kinds, none of its contents. Lists are as their first row. */
function formOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [formOf(value[0])] : [];
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  const entries = Object.entries(value).map(([name, one]) => [name, formOf(one)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}

/** Two forms agree where one of them has nothing to show: an empty list, a null. */
function agrees(first: unknown, second: unknown): boolean {
  if (first === 'null' || second === 'null') return true;
  if (Array.isArray(first) && Array.isArray(second))
    return first.length === 0 || second.length === 0 || agrees(first[0], second[0]);
  if (typeof first !== 'object' || typeof second !== 'object') return first === second;
  const [left, right] = [first as Record<string, unknown>, second as Record<string, unknown>];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => name in left && name in right && agrees(left[name], right[name]));
}

interface Outcome {
  /** Success, the key of the error, or what was lacking. */
  readonly words: string;
  readonly form: unknown;
  readonly exchange?: Exchange;
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
    return { words: error.message, form: null };
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

/** Where two backends answer differently: with success or another error, or with data of another form. */
export async function compare(options: JudgeOptions, otherUrl: string): Promise<readonly Difference[]> {
  const worlds = [options.baseUrl, otherUrl].map((baseUrl) =>
    createWorld(
      createWire(createTarget({ ...options, baseUrl }), () => undefined),
      {
        given: options.buyers ?? [],
        seed: options.seed,
      },
    ),
  );
  const [first, second] = worlds;
  if (!first || !second) return [];
  const differences: Difference[] = [];
  const operations = allOperations.filter(({ origin }) => options.extensions || origin === 'spec');
  for (const [done, operation] of operations.entries()) {
    options.onProgress?.({
      check: operation.id,
      done,
      of: operations.length,
      calls: 0,
      faults: differences.length,
    });
    for (const [words, send] of probesOf(operation)) {
      const [left, right] = await Promise.all([tried(() => send(first)), tried(() => send(second))]);
      const sameWords = left.words === right.words;
      if (sameWords && agrees(left.form, right.form)) continue;
      differences.push({
        operation: operation.id,
        tried: words,
        first: sameWords ? JSON.stringify(left.form) : left.words,
        second: sameWords ? JSON.stringify(right.form) : right.words,
        ...(left.exchange && { curl: curlOf(left.exchange) }),
      });
    }
  }
  return differences;
}

export function differencesReport(
  differences: readonly Difference[],
  urls: readonly [string, string],
): string {
  const [firstUrl, secondUrl] = urls;
  const lines = differences.flatMap(({ operation, tried: words, first, second, curl }) => [
    `✗ ${operation}, ${words}`,
    `    ${firstUrl}: ${first.slice(0, 300)}`,
    `    ${secondUrl}: ${second.slice(0, 300)}`,
    ...(curl ? [`    ${curl}`] : []),
  ]);
  return [...lines, `${differences.length} differences between ${firstUrl} and ${secondUrl}`].join('\n');
}
