/** Runs one trial over every judged operation, some at a time, and gives each its verdict where it can't be tried. */
import type { Operation } from '../../contract/operations.ts';
import type { Court } from '../../runner/check-context.ts';
import type { Ready } from '../../setup/recipes/recipe.ts';
import { Unmet } from '../../setup/precondition-error.ts';

/** As many calls at a time as keep a small server busy without a queue. */
const atOnce = 4;

export interface Prepared {
  readonly caller: Ready['caller'] | undefined;
  readonly input: Readonly<Record<string, unknown>>;
}

/** The recipe's call, prepared once a run: refused calls leave it as it is. */
export async function ready({ world }: Court, { id }: Operation): Promise<Prepared> {
  const { caller, input } = await world.ready(id);
  return { caller, input: (input ?? {}) as Readonly<Record<string, unknown>> };
}

/** All of them; for a first look the one that the seed names. */
export function someOf<Value>({ isQuick, seed }: Court, values: readonly Value[]): readonly Value[] {
  const [first] = values;
  return isQuick && first !== undefined ? [values[seed % values.length] ?? first] : values;
}

export function giveUp(court: Court, { id }: Operation, error: unknown): void {
  if (!(error instanceof Unmet)) throw error;
  if (error.verdict === 'skipped') court.skip(id, error.message);
  else court.unproven(id, error.message, error.exchange);
}

export async function overOperations(
  court: Court,
  attempt: (operation: Operation) => Promise<void>,
  operations: readonly Operation[] = court.operations,
): Promise<void> {
  const waiting = [...operations];
  async function work(): Promise<void> {
    for (let operation = waiting.shift(); operation; operation = waiting.shift()) {
      try {
        await attempt(operation);
      } catch (error) {
        giveUp(court, operation, error);
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}

/**
 * Runs a trial that compares what a buyer has before and after each call: what another call does meanwhile would be seen
 * as an effect, and so would be what a recipe brings about for another operation.
 */
export async function oneAfterTheOther(
  court: Court,
  attempt: (operation: Operation) => Promise<void>,
  operations: readonly Operation[],
): Promise<void> {
  for (const operation of operations) await ready(court, operation).catch(() => undefined);
  for (const operation of operations)
    await attempt(operation).catch((error: unknown) => giveUp(court, operation, error));
}
