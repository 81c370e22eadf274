/** Runs one check for many operations. A failed precondition of one operation does not stop the others. */
import type { Operation } from '../../contract/operations.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import type { PreparedCall } from '../../setup/recipes/recipe.ts';

export interface PreparedInput {
  readonly caller: PreparedCall['caller'] | undefined;
  readonly input: Readonly<Record<string, unknown>>;
}

/**
 * The call that is prepared once per run.
 * @throws {PreconditionError} if it cannot be prepared.
 */
export async function prepareShared({ prepared }: CheckContext, { id }: Operation): Promise<PreparedInput> {
  const { caller, input } = await prepared.shared(id);
  return { caller, input: (input ?? {}) as Readonly<Record<string, unknown>> };
}

/** All values, or with `--quick` the one that the seed selects. */
export function sampleOf<Value>({ isQuick, seed }: CheckContext, values: readonly Value[]): readonly Value[] {
  const [first] = values;
  return isQuick && first !== undefined ? [values[seed % values.length] ?? first] : values;
}

/** Records a failed precondition for the operation, and rethrows any other error. */
export function recordPreconditionError(context: CheckContext, { id }: Operation, error: unknown): void {
  if (!(error instanceof PreconditionError)) throw error;
  if (error.verdict === 'skipped') context.skip(id, error.message);
  else context.inconclusive(id, error.message, error.exchange);
}

export async function forEachOperation(
  context: CheckContext,
  attempt: (operation: Operation) => Promise<void>,
  operations: readonly Operation[] = context.operations,
): Promise<void> {
  const waiting = [...operations];
  async function work(): Promise<void> {
    for (let operation = waiting.shift(); operation; operation = waiting.shift()) {
      try {
        await attempt(operation);
      } catch (error) {
        recordPreconditionError(context, operation, error);
      }
    }
  }
  await Promise.all(Array.from({ length: context.parallel }, work));
}

/**
 * For checks that compare a buyer's state before and after each call. Parallel calls would look like effects, and so
 * would the preparations for other operations, which are therefore made first.
 */
export async function forEachInSequence(
  context: CheckContext,
  attempt: (operation: Operation) => Promise<void>,
  operations: readonly Operation[],
): Promise<void> {
  for (const operation of operations) await prepareShared(context, operation).catch(() => undefined);
  for (const operation of operations)
    await attempt(operation).catch((error: unknown) => recordPreconditionError(context, operation, error));
}
