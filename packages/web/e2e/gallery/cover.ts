/** The fewest pages that together say all that every page says: enough to look at in another language. */

import type { Drawing } from './draw.ts';
import { keysSaid, searchFor } from './words-seen.ts';

/** Takes whatever says most of what is still missing, until nothing is. */
export function coverOf<Page>(saying: ReadonlyMap<Page, Iterable<string>>): readonly Page[] {
  const rest = [...saying].map(([page, keys]) => ({ page, open: new Set(keys) }));
  const chosen: Page[] = [];
  for (;;) {
    const best = rest.reduce<(typeof rest)[number] | undefined>(
      (most, one) => (one.open.size > (most?.open.size ?? 0) ? one : most),
      undefined,
    );
    if (!best) return chosen;
    chosen.push(best.page);
    const now = [...best.open];
    for (const { open } of rest) for (const key of now) open.delete(key);
  }
}

/** A page in one of its states, as a report names it. */
export const pageOf = ({ name, state }: Pick<Drawing, 'name' | 'state'>): string => `${name}, ${state}`;

/** Pages that together say every word that the drawings say; all sheets, which say more in other languages. */
export function pagesToSee(language: string, drawings: readonly Drawing[]): readonly string[] {
  const search = searchFor(language);
  // A word that is on a page too is looked at there: the room that it has on a sheet may be another.
  const saying = drawings.filter(({ route }) => route !== 'sheet');
  const cover = coverOf(new Map(saying.map((drawing) => [pageOf(drawing), keysSaid(search, drawing.said)])));
  return [...cover, ...drawings.filter(({ route }) => route === 'sheet').map(pageOf)];
}
