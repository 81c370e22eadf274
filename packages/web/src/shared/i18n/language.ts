import { remember, remembered } from '../state/storage.ts';
import { formatTagOf, isLangCode, type LangCode } from './languages.ts';

const wanted = remembered<unknown>('language', 'en');

/** The language of this visit. It changes only with a reload (spec §4), so it is a constant. */
export const language: LangCode = fromUrl() ?? (isLangCode(wanted) ? wanted : 'en');

/** The BCP 47 tag of this visit's language, for i18next and `Intl`. */
export const localeTag: string = formatTagOf(language);

/** Reads the language from `?lang=` and removes the parameter from the URL (spec §2). */
function fromUrl(): LangCode | undefined {
  const url = new URL(window.location.href);
  const lang = url.searchParams.get('lang');
  if (lang === null) return undefined;
  url.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', url);
  if (!isLangCode(lang)) return undefined;
  remember('language', lang);
  return lang;
}

/** Saves the language and reloads the page from the top. Text typed into forms is preserved. */
export async function changeLanguage(code: LangCode): Promise<void> {
  remember('language', code);
  try {
    (await import('../state/keep-fields.ts')).keepFields();
  } catch (cause) {
    console.warn('The text typed into forms could not be saved.', cause);
  }
  window.scrollTo(0, 0);
  window.location.reload();
}
