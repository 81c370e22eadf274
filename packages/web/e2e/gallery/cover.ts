/** Selects the fewest pages that together show every text: enough to check another language. */

import type { Screenshot } from './draw.ts';
import { keysInText, searchFor } from './texts-seen.ts';

/** Greedy set cover: takes the page with the most missing keys until none is missing. */
export function coverOf<Page>(pageTexts: ReadonlyMap<Page, Iterable<string>>): readonly Page[] {
  const rest = [...pageTexts].map(([page, keys]) => ({ page, open: new Set(keys) }));
  const chosen: Page[] = [];
  for (;;) {
    const best = rest.reduce<(typeof rest)[number] | undefined>(
      (best, page) => (page.open.size > (best?.open.size ?? 0) ? page : best),
      undefined,
    );
    if (!best) return chosen;
    chosen.push(best.page);
    const added = [...best.open];
    for (const { open } of rest) for (const key of added) open.delete(key);
  }
}

/** The name of a page in one state, as in the report. */
export const pageNameOf = ({ name, state }: Pick<Screenshot, 'name' | 'state'>): string =>
  `${name}, ${state}`;

/** The keys of the texts on each page, by page name. */
export type PageTexts = ReadonlyMap<string, readonly string[]>;

export function textsByPage(language: string, screenshots: readonly Screenshot[]): PageTexts {
  const search = searchFor(language);
  return new Map(
    screenshots.map((screenshot) => [pageNameOf(screenshot), keysInText(search, screenshot.text)]),
  );
}

const isSheet = (page: string): boolean => page.startsWith('sheet ');

/** The pages that together show every text, and all sheets, which have more texts in other languages. */
export function pagesToSee(pageTexts: PageTexts): readonly string[] {
  // Check a text on its page rather than on a sheet, where the space may differ.
  const cover = coverOf(new Map([...pageTexts].filter(([page]) => !isSheet(page))));
  return [...cover, ...[...pageTexts.keys()].filter(isSheet)];
}

/** More pages that may show the missing keys: two keys can have the same text in the first language. */
export function pagesBesides(rendered: readonly string[], pageTexts: PageTexts, missing: readonly string[]) {
  const open = new Set(missing);
  return [...pageTexts]
    .filter(([page, keys]) => !rendered.includes(page) && keys.some((key) => open.has(key)))
    .map(([page]) => page);
}
