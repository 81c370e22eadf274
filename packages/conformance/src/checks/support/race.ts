/** The same at the same moment, many times: what every race has in common. */
import type { ErrorKey, OperationId } from '@openmall/sdk';
import type { Court } from '../../runner/check-context.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';
import { Unmet } from '../../setup/precondition-error.ts';
import { isRefusedWith, otherReason } from './refusal.ts';

/** Callers at a time, and how often a race is run: some servers lose one in ten only. */
export const runnersOf = ({ isQuick }: Court): number => (isQuick ? 4 : 8);
export const roundsOf = ({ isQuick }: Court): number => (isQuick ? 1 : 4);

export const times = <Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** Those that were granted. Where none is, nothing was tried. */
export function winners(exchanges: readonly Exchange[]): Exchange[] {
  const granted = exchanges.filter(succeeded);
  const [first] = exchanges;
  if (granted.length === 0)
    throw new Unmet('unproven', `none of ${exchanges.length} calls at once was granted`, first);
  return granted;
}

/** Leaves the check inconclusive where a call of a race was refused for another reason than that it came too late. */
export function expectLosers(
  court: Court,
  id: OperationId,
  keys: readonly ErrorKey[],
  exchanges: readonly Exchange[],
): void {
  const other = exchanges.find((exchange) => !succeeded(exchange) && !isRefusedWith(keys, exchange));
  if (other) court.unproven(id, otherReason(keys, other), other);
}

export interface RaceRule {
  /** The fault where several calls are granted. */
  readonly grantedTimes: (count: number) => string;
  /** What the calls that come too late are refused with. */
  readonly keys: readonly ErrorKey[];
}

/** Runs a race of which one may win. Returns the calls that were granted. */
export async function raceForOne(
  court: Court,
  id: OperationId,
  { grantedTimes, keys }: RaceRule,
  run: (index: number) => Promise<Exchange>,
): Promise<Exchange[]> {
  const exchanges = await times(runnersOf(court), run);
  const granted = winners(exchanges);
  court.expect(id, granted.length > 1 ? grantedTimes(granted.length) : undefined, ...granted);
  expectLosers(court, id, keys, exchanges);
  return granted;
}
