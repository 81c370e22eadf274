/** Makes the same call many times at once. */
import type { ErrorKey, OperationId } from '@openmall/sdk';
import type { CheckContext } from '../../runner/check-context.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';
import { isRefusedWith, otherReason } from './refusal.ts';

/** How many calls are made at once. */
export const concurrencyOf = ({ isQuick }: CheckContext): number => (isQuick ? 4 : 8);
/** How often a race is repeated: some servers fail only one in ten. */
export const roundsOf = ({ isQuick }: CheckContext): number => (isQuick ? 1 : 4);

export const inParallel = <Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/**
 * The calls that were granted.
 * @throws {PreconditionError} if there are none, because then nothing was tested.
 */
export function grantedCalls(exchanges: readonly Exchange[]): Exchange[] {
  const granted = exchanges.filter(succeeded);
  const [first] = exchanges;
  if (granted.length === 0)
    throw new PreconditionError(
      'inconclusive',
      `none of ${exchanges.length} parallel calls was granted`,
      first,
    );
  return granted;
}

/** Makes the check inconclusive if a call was refused for a reason other than coming too late. */
export function expectLosers(
  context: CheckContext,
  id: OperationId,
  keys: readonly ErrorKey[],
  exchanges: readonly Exchange[],
): void {
  const other = exchanges.find((exchange) => !succeeded(exchange) && !isRefusedWith(keys, exchange));
  if (other) context.inconclusive(id, otherReason(keys, other), other);
}

/** Makes one of the calls of a race. */
export type Racer = (index: number) => Promise<Exchange>;

export interface RaceRule {
  /** The fault if `count` of `calls` are granted. */
  readonly grantedTimes: (count: number, calls: number) => string;
  /** The errors of calls that come too late. */
  readonly keys: readonly ErrorKey[];
}

/** How few calls are tried, and how often: two calls do not meet each time. */
const [FEWER_CALLS, ATTEMPTS] = [[2, 4], 3] as const;

/** Repeats a race with few calls until it shows the fault again, or it was tried often enough. */
export async function withFewerCalls(
  context: CheckContext,
  showsFault: (calls: number) => Promise<boolean>,
): Promise<void> {
  for (const calls of FEWER_CALLS.filter((fewer) => fewer < concurrencyOf(context)))
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) if (await showsFault(calls)) return;
}

/** Reports the fault of a race with the fewest calls that show it. Does nothing if there is none. */
export async function shrinkRace(
  context: CheckContext,
  id: OperationId,
  { grantedTimes, again }: Pick<RaceRule, 'grantedTimes'> & { readonly again: () => Promise<Racer> },
  granted: readonly Exchange[],
): Promise<void> {
  if (granted.length < 2) return;
  await withFewerCalls(context, async (calls) => {
    const fewer = (await inParallel(calls, await again())).filter(succeeded);
    if (fewer.length > 1) context.fail(id, grantedTimes(fewer.length, calls), ...fewer);
    return fewer.length > 1;
  });
}

/** Runs a race that one call may win. Returns the calls that were granted. */
export async function expectOneWinner(
  context: CheckContext,
  id: OperationId,
  { grantedTimes, keys }: RaceRule,
  run: Racer,
): Promise<Exchange[]> {
  const exchanges = await inParallel(concurrencyOf(context), run);
  const granted = grantedCalls(exchanges);
  const message = grantedTimes(granted.length, exchanges.length);
  context.expect(id, granted.length > 1 ? message : undefined, ...granted);
  expectLosers(context, id, keys, exchanges);
  return granted;
}
