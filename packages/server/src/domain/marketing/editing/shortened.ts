/** Characters that the audit log keeps of a long text, so that all languages fit into one entry. */
const MAX = 300;

/** The beginnings of long texts, by language. */
export const shortened = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).map(([lang, text]) => [
      lang,
      text.length > MAX ? `${text.slice(0, MAX)}… (${text.length})` : text,
    ]),
  );
