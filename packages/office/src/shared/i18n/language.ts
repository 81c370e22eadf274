import { formatTagOf, isLangCode, type LangCode } from '@openmall/web/languages';
import { languageOfBrowser } from './browser-language.ts';

const KEY = 'openmall.office.language';

const fromUrl = new URLSearchParams(window.location.search).get('lang');
if (isLangCode(fromUrl)) localStorage.setItem(KEY, fromUrl);
const wanted = isLangCode(fromUrl) ? fromUrl : localStorage.getItem(KEY);

/** The language of this visit: the chosen one, else the browser's. It changes only with a reload. */
export const language: LangCode = isLangCode(wanted)
  ? wanted
  : (languageOfBrowser(navigator.languages) ?? 'en');

/** The BCP 47 tag of this visit's language. */
export const localeTag: string = formatTagOf(language);

export function changeLanguage(code: LangCode): void {
  localStorage.setItem(KEY, code);
  // A language in the address would win over the choice.
  const address = new URL(window.location.href);
  address.searchParams.delete('lang');
  window.history.replaceState(null, '', address);
  window.location.reload();
}
