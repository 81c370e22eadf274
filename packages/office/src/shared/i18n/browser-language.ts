import { type LangCode, languages } from '@openmall/web/languages';

/** The locale with the script that it is usually written in; undefined for a tag that is none. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

const keyOf = (tag: string): string | undefined => {
  const locale = localeOf(tag);
  // Browsers call Filipino Tagalog, too.
  const language = locale?.language === 'tl' ? 'fil' : locale?.language;
  return language === 'zh' ? `zh-${locale?.script ?? 'Hans'}` : language;
};

/** The first language of a browser that the back office has. */
export function languageOfBrowser(tags: readonly string[]): LangCode | undefined {
  const wanted = tags.map(keyOf);
  const byKey = new Map(languages.map(({ code, tag }) => [keyOf(tag), code]));
  return wanted.map((key) => byKey.get(key)).find((code) => code !== undefined);
}
