/** The report of a gallery run: index.html for people, report.json for programs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageTexts } from './cover.ts';
import type { Screenshot } from './draw.ts';
import { indexPage } from './index-page.ts';
import { isOffice } from './office/pages.ts';
import { textsNotSeen } from './texts-seen.ts';

export interface Found {
  readonly screenshots: readonly Screenshot[];
  /** The texts of each page in the first language, if the pages of other languages were selected by them. */
  readonly pageTexts: PageTexts | undefined;
}

const fileIn = (folder: string): string => join(folder, 'report.json');

/** Reads the texts of each page from the report of an earlier run. */
export function textsInReport(folder: string): PageTexts {
  const { pageTexts } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as {
    readonly pageTexts?: Readonly<Record<string, readonly string[]>>;
  };
  if (pageTexts) return new Map(Object.entries(pageTexts));
  throw new Error(
    `${fileIn(folder)} has no texts by page. Run the gallery with --each-text into this folder first.`,
  );
}

/** The keys of a language whose texts are on none of the screenshots of the store, if there are any. */
export function missingTextsIn(language: string, screenshots: readonly Screenshot[]): readonly string[] {
  const ofStore = screenshots.filter(({ route }) => !isOffice(route));
  if (ofStore.length === 0) return [];
  return textsNotSeen(
    language,
    ofStore.map(({ text }) => text),
  );
}

/** Summarizes the results of a language in one line. */
export function summaryOf(language: string, screenshots: readonly Screenshot[]): string {
  const clipped = screenshots.reduce((sum, screenshot) => sum + screenshot.clipped.length, 0);
  const notSeen = missingTextsIn(language, screenshots);
  return `${language}: ${screenshots.length} screenshots, ${clipped} texts that do not fit, ${notSeen.length} texts of the locale files on none of these pages:  ${notSeen.join(' ').slice(0, 400)}`;
}

/** Writes the report beside the screenshots. Returns whether there are no faults. */
export function writeReport(
  folder: string,
  { screenshots, pageTexts }: Found,
  options: { readonly strict: boolean; readonly 'texts-only': boolean },
): boolean {
  const languages = [...new Set(screenshots.map(({ language }) => language))];
  const notSeen = Object.fromEntries(
    languages.map((code) => [
      code,
      missingTextsIn(
        code,
        screenshots.filter(({ language }) => language === code),
      ),
    ]),
  );
  const clipped = screenshots.flatMap(({ name, state, language, clipped: found }) =>
    found.map((fault) => ({ name, state, language, ...fault })),
  );
  const consoleErrors = screenshots.flatMap(({ name, state, language, consoleErrors: found }) =>
    found.map((text) => ({ name, state, language, text })),
  );
  if (!options['texts-only']) writeFileSync(join(folder, 'index.html'), indexPage(screenshots));
  const found = {
    clipped,
    noises: consoleErrors,
    notSeen,
    ...(pageTexts && { pageTexts: Object.fromEntries(pageTexts) }),
  };
  writeFileSync(fileIn(folder), `${JSON.stringify(found, null, 2)}\n`);
  const isComplete = !options.strict || Object.values(notSeen).every((keys) => keys.length === 0);
  return clipped.length === 0 && consoleErrors.length === 0 && isComplete;
}
