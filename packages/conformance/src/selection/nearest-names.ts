/** Names that somebody may have meant. */

const told = 3;

/** How many letters to put in, take out or change (Levenshtein). */
function distance(from: string, to: string): number {
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

export function nearest(name: string, known: readonly string[]): readonly string[] {
  const wanted = name.toLowerCase();
  const farOf = (one: string): number => {
    const lower = one.toLowerCase();
    // A part of a name, spelled right, is nearer than any misspelling.
    return lower.includes(wanted)
      ? 0
      : Math.min(distance(wanted, lower), distance(wanted, lower.split('/').at(-1) ?? ''));
  };
  const ranked = known.map((one) => ({ one, far: farOf(one) })).sort((a, b) => a.far - b.far);
  return ranked.slice(0, told).map(({ one }) => one);
}
