/** What was found on the drawings, for whoever looks and for other programs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageTexts } from './cover.ts';
import type { Drawing } from './draw.ts';
import { indexPage } from './index-page.ts';
import { wordsNotSeen } from './words-seen.ts';

export interface Found {
  readonly drawings: readonly Drawing[];
  /** What each page says in the first language, where others were drawn by it. */
  readonly saying: PageTexts | undefined;
}

const fileIn = (folder: string): string => join(folder, 'report.json');

/** What each page said in an earlier run. */
export function textsInReport(folder: string): PageTexts {
  const { saying } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as {
    readonly saying?: Readonly<Record<string, readonly string[]>>;
  };
  if (saying) return new Map(Object.entries(saying));
  throw new Error(
    `${fileIn(folder)} does not say what is on its pages: it is not of a run with --each-word.`,
  );
}

/** Words of a language that none of the drawings says. */
export const notSeenIn = (language: string, drawings: readonly Drawing[]): readonly string[] =>
  wordsNotSeen(
    language,
    drawings.map(({ said }) => said),
  );

/** Says of a language what is known as soon as it is drawn. */
export function summaryOf(language: string, drawings: readonly Drawing[]): string {
  const clipped = drawings.reduce((sum, drawing) => sum + drawing.clipped.length, 0);
  const notSeen = notSeenIn(language, drawings);
  return `${language}: ${drawings.length} drawings, ${clipped} texts that do not fit, ${notSeen.length} words of the locale files on none of these pages  ${notSeen.join(' ').slice(0, 400)}`;
}

/** Leaves it beside the drawings. Whether all is well. */
export function writeReport(
  folder: string,
  { drawings, saying }: Found,
  asked: { readonly strict: boolean; readonly 'words-only': boolean },
): boolean {
  const languages = [...new Set(drawings.map(({ language }) => language))];
  const notSeen = Object.fromEntries(
    languages.map((code) => [
      code,
      notSeenIn(
        code,
        drawings.filter(({ language }) => language === code),
      ),
    ]),
  );
  const clipped = drawings.flatMap(({ name, state, language, clipped: found }) =>
    found.map((fault) => ({ name, state, language, ...fault })),
  );
  const noises = drawings.flatMap(({ name, state, language, noises: found }) =>
    found.map((text) => ({ name, state, language, text })),
  );
  if (!asked['words-only']) writeFileSync(join(folder, 'index.html'), indexPage(drawings));
  const found = { clipped, noises, notSeen, ...(saying && { saying: Object.fromEntries(saying) }) };
  writeFileSync(fileIn(folder), `${JSON.stringify(found, null, 2)}\n`);
  const isComplete = !asked.strict || Object.values(notSeen).every((keys) => keys.length === 0);
  return clipped.length === 0 && noises.length === 0 && isComplete;
}
