import { remember, remembered } from '../state/storage.ts';
import { isLangCode, type LangCode } from './languages.ts';

const wanted = remembered<unknown>('language', 'en');

/** The language of this visit. It changes only by a reload (spec §4), so it is a constant. */
export const language: LangCode = fromUrl() ?? (isLangCode(wanted) ? wanted : 'en');

/** `?lang=` on any route switches the language and is then dropped from the address (spec §2). */
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

/** Saves the language, goes to the top and loads the page anew in it; what was typed into its forms comes along. */
export async function changeLanguage(code: LangCode): Promise<void> {
  remember('language', code);
  try {
    (await import('../state/keep-fields.ts')).keepFields();
  } catch (cause) {
    console.warn('What was typed could not be kept', cause);
  }
  window.scrollTo(0, 0);
  window.location.reload();
}
