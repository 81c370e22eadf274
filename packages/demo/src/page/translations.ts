/** The demo's own texts, in the language of the store. As in the store, another language needs a reload. */
import english from './locales/en.json';

export type Texts = Readonly<Record<keyof typeof english, string>>;

/** Languages written from right to left. */
const RIGHT_TO_LEFT: readonly string[] = ['ar'];

const files = import.meta.glob<Texts>('./locales/*.json', { import: 'default' });

export interface Translation {
  readonly texts: Texts;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

const englishTranslation: Translation = { texts: english, lang: 'en', dir: 'ltr' };

/** The `lang` of the URL, or the language that the store has saved. Storage may be blocked. */
function requestedLanguage({ search }: Location): string {
  const requested = new URLSearchParams(search).get('lang');
  if (requested !== null && `./locales/${requested}.json` in files) return requested;
  try {
    return String(JSON.parse(localStorage.getItem('language') ?? '""'));
  } catch {
    return 'en'; // Unreadable storage counts as empty.
  }
}

export async function loadTranslation(location: Location): Promise<Translation> {
  const lang = requestedLanguage(location);
  const load = files[`./locales/${lang}.json`];
  if (lang === 'en' || !load) return englishTranslation;
  try {
    return { texts: await load(), lang, dir: RIGHT_TO_LEFT.includes(lang) ? 'rtl' : 'ltr' };
  } catch (cause) {
    console.warn(`The texts of the demo in ${lang} could not be loaded`, cause);
    return englishTranslation;
  }
}

/** Replaces the `{placeholders}` of a text. */
export const interpolate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** Splits a text at its placeholders, so that values can be elements: every second part is a placeholder name. */
export const splitAtPlaceholders = (text: string): readonly string[] => text.split(/\{(\w+)\}/);
