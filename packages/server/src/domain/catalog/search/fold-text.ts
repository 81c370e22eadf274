const MARKS = /[\u0300-\u036f\u064b-\u065f\u0640]/g;
const LETTERS: Readonly<Record<string, string>> = { ı: 'i', đ: 'd', ø: 'o', ł: 'l', ς: 'σ' };

/** Most words have nothing to remove but case, and finding that out is much faster. */
const PLAIN = /^[\x00-\x7f]*$/;

/** Removes case, accents and width. The database function `search_fold` gives the same result. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const bare = text.normalize('NFKD').replace(MARKS, '').normalize('NFKC').toLowerCase();
  return bare.replace(/[ıđøłς]/g, (letter) => LETTERS[letter] ?? letter);
}

/**
 * The bigrams of a folded word, or the character itself if there is only one. Any match contains all of them.
 */
export function gramsOf(lang: string, word: string): readonly string[] {
  const characters = [...word];
  if (characters.length === 1) return [`${lang}:${word}`];
  return characters.slice(1).map((character, index) => `${lang}:${characters[index]}${character}`);
}

/** The groups of three characters of a text of at least three. Any match contains all of them. */
export function trigramsOf(text: string): readonly string[] {
  const characters = [...text];
  return characters.slice(2).map((_, index) => characters.slice(index, index + 3).join(''));
}

/** The distinct folded words of a keyword. Empty if it contains nothing searchable. */
export function splitKeyword(keyword: string): readonly string[] {
  const words = foldText(keyword).split(/\s+/u);
  return [...new Set(words.filter((word) => word !== ''))];
}
