/** Suggests names for a misspelled one. */

const MAX_SUGGESTIONS = 3;

/** The Levenshtein distance. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [done, letter] of [...from].entries()) {
    const next = [done + 1];
    for (const [index, other] of [...to].entries()) {
      const changed = (row[index] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The names that are nearest to `name`, at most three. */
export function findNearest(name: string, names: readonly string[]): readonly string[] {
  const wanted = name.toLowerCase();
  const distanceTo = (candidate: string): number => {
    const lower = candidate.toLowerCase();
    // A correctly spelled part of a name is nearer than any misspelling.
    return lower.includes(wanted)
      ? 0
      : Math.min(editDistance(wanted, lower), editDistance(wanted, lower.split('/').at(-1) ?? ''));
  };
  const ranked = names
    .map((candidate) => ({ candidate, distance: distanceTo(candidate) }))
    .sort((a, b) => a.distance - b.distance);
  return ranked.slice(0, MAX_SUGGESTIONS).map(({ candidate }) => candidate);
}
