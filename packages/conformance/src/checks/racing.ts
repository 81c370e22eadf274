/** The same at the same moment, many times: what every race has in common. */
import type { OperationId } from '@openmall/sdk';
import type { Court } from '../judge/court.ts';
import { succeeded, type Exchange } from '../target/exchange.ts';
import { Unmet } from '../world/unmet.ts';

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

/** Runs a race of which one may win; `says` tells how often it was won. */
export async function raceForOne(
  court: Court,
  id: OperationId,
  says: (count: number) => string,
  run: (index: number) => Promise<Exchange>,
): Promise<Exchange[]> {
  const granted = winners(await times(runnersOf(court), run));
  court.expect(id, granted.length > 1 ? says(granted.length) : undefined, ...granted);
  return granted;
}
