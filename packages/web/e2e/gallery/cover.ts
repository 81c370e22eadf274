/** The fewest pages that together say all that every page says: enough to look at in another language. */

import type { Drawing } from './draw.ts';
import { keysInText, searchFor } from './words-seen.ts';

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

/** What each page says in one language, by its name: the keys of the words. */
export type PageTexts = ReadonlyMap<string, readonly string[]>;

export function textsByPage(language: string, drawings: readonly Drawing[]): PageTexts {
  const search = searchFor(language);
  return new Map(drawings.map((drawing) => [pageOf(drawing), keysInText(search, drawing.said)]));
}

const isSheet = (page: string): boolean => page.startsWith('sheet ');

/** Pages that together say every word, and all sheets, which say more in other languages. */
export function pagesToSee(saying: PageTexts): readonly string[] {
  // A word that is on a page too is looked at there: the room that it has on a sheet may be another.
  const cover = coverOf(new Map([...saying].filter(([page]) => !isSheet(page))));
  return [...cover, ...[...saying.keys()].filter(isSheet)];
}

/** Further pages that may say what is still missing: in the first language two keys can have the same words. */
export function pagesBesides(drawn: readonly string[], saying: PageTexts, missing: readonly string[]) {
  const open = new Set(missing);
  return [...saying]
    .filter(([page, keys]) => !drawn.includes(page) && keys.some((key) => open.has(key)))
    .map(([page]) => page);
}
