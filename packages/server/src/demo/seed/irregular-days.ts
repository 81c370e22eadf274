import type { Random } from '@openmall/seeded-random';

/** At most seven hours, so that a history stays as old as its text says. */
const MAX_SHIFT_DAYS = 0.3;

/**
 * Shifts each moment of a history, given in days before now with the oldest first. A shift is at most a third of the
 * smaller gap to a neighbour or to now, so that the order stays and nothing lies in the future.
 */
export function irregularDays(days: readonly number[], random: Random): readonly number[] {
  return days.map((at, index) => {
    const before = (days[index - 1] ?? Infinity) - at;
    const after = at - (days[index + 1] ?? 0);
    const limit = Math.min(MAX_SHIFT_DAYS, before / 3, after / 3);
    return at + (random.next() * 2 - 1) * limit;
  });
}
