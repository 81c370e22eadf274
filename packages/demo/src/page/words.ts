/** The demo's own words, in the language that the store is in. Another language comes with a reload, as in the store. */
import english from './words/en.json';

export type Words = Readonly<Record<keyof typeof english, string>>;

/** Right to left, of the languages that there are. */
const RIGHT_TO_LEFT: readonly string[] = ['ar'];

const files = import.meta.glob<Words>('./words/*.json', { import: 'default' });

export interface Speech {
  readonly words: Words;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

export const inEnglish: Speech = { words: english, lang: 'en', dir: 'ltr' };

/** What the address says, or what the store remembers. Storage may be shut. */
function wanted({ search }: Location): string {
  const asked = new URLSearchParams(search).get('lang');
  if (asked !== null && `./words/${asked}.json` in files) return asked;
  try {
    return String(JSON.parse(localStorage.getItem('language') ?? '""'));
  } catch {
    return 'en'; // What can't be read says nothing.
  }
}

export async function readSpeech(location: Location): Promise<Speech> {
  const lang = wanted(location);
  const load = files[`./words/${lang}.json`];
  if (lang === 'en' || !load) return inEnglish;
  try {
    return { words: await load(), lang, dir: RIGHT_TO_LEFT.includes(lang) ? 'rtl' : 'ltr' };
  } catch (cause) {
    console.warn(`The words of the demo in ${lang} did not come`, cause);
    return inEnglish;
  }
}

/** A text with its `{gaps}` filled in. */
export const filled = (text: string, gaps: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap);

/** The same in parts, so that what fills a gap can be shown in another way: every second part is a gap's name. */
export const parted = (text: string): readonly string[] => text.split(/\{(\w+)\}/);
