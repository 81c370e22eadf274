/** Finds English texts and keys on a page of the back office in another language. */
import { existsSync, readFileSync } from 'node:fs';
import type { Clipped } from '../clipped.ts';
import { leaves } from '../texts-seen.ts';

const fileOf = (code: string): URL =>
  new URL(`../../../../office/src/shared/i18n/locales/${code}/office.json`, import.meta.url);
const textsOf = (code: string): ReadonlyMap<string, string> =>
  new Map(leaves(JSON.parse(readFileSync(fileOf(code), 'utf8')), []));

const english = textsOf('en');
const groups = new Set([...english.keys()].map((key) => key.split('.')[0]));
const isKey = (line: string): boolean =>
  /^\w+(\.[\w-]+)+$/.test(line) && groups.has(line.split('.')[0]) && !/\.(csv|json)$/.test(line);

/** The lines of a page that are keys, or English texts that its language has in other words. */
export function untranslatedIn(language: string, text: string): readonly Clipped[] {
  if (!existsSync(fileOf(language))) return [];
  const own = textsOf(language);
  const ownTexts = new Set(own.values());
  const translated = new Set(
    [...english].filter(([key, value]) => own.has(key) && own.get(key) !== value).map(([, value]) => value),
  );
  return text.split('\n').flatMap((line) => {
    if (isKey(line)) return [{ text: line, where: 'text', how: 'is a key' }];
    const isEnglish = translated.has(line) && !ownTexts.has(line);
    return isEnglish ? [{ text: line, where: 'text', how: 'is English' }] : [];
  });
}
