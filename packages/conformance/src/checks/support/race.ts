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

export interface RaceRule {
  /** The fault if several calls are granted. */
  readonly grantedTimes: (count: number) => string;
  /** The errors of calls that come too late. */
  readonly keys: readonly ErrorKey[];
}

/** Runs a race that one call may win. Returns the calls that were granted. */
export async function expectOneWinner(
  context: CheckContext,
  id: OperationId,
  { grantedTimes, keys }: RaceRule,
  run: (index: number) => Promise<Exchange>,
): Promise<Exchange[]> {
  const exchanges = await inParallel(concurrencyOf(context), run);
  const granted = grantedCalls(exchanges);
  context.expect(id, granted.length > 1 ? grantedTimes(granted.length) : undefined, ...granted);
  expectLosers(context, id, keys, exchanges);
  return granted;
}
