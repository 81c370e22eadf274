import { formatTagOf, isLangCode, type LangCode } from '@openmall/web/languages';

const KEY = 'openmall.office.language';

const fromUrl = new URLSearchParams(window.location.search).get('lang');
if (isLangCode(fromUrl)) localStorage.setItem(KEY, fromUrl);
const wanted = isLangCode(fromUrl) ? fromUrl : localStorage.getItem(KEY);

/** The language of this visit. It changes only with a reload. */
export const language: LangCode = isLangCode(wanted) ? wanted : 'en';

/** The BCP 47 tag of this visit's language. */
export const localeTag: string = formatTagOf(language);

export function changeLanguage(code: LangCode): void {
  localStorage.setItem(KEY, code);
  window.location.reload();
}
