const MARKS = /[\u0300-\u036f\u064b-\u065f\u0640]/g;
const LETTERS: Readonly<Record<string, string>> = { ı: 'i', đ: 'd', ø: 'o', ł: 'l', ς: 'σ' };

/** Text with case, accents and width set aside: what the database's search_fold makes of a name. */
export function foldText(text: string): string {
  const bare = text.normalize('NFKD').replace(MARKS, '').normalize('NFKC').toLowerCase();
  return bare.replace(/[ıđøłς]/g, (letter) => LETTERS[letter] ?? letter);
}

/** What a folded word can't be found without: its pairs of signs, or the sign where it has but one. */
export function gramsOf(lang: string, word: string): readonly string[] {
  const signs = [...word];
  if (signs.length === 1) return [`${lang}:${word}`];
  return signs.slice(1).map((sign, index) => `${lang}:${signs[index]}${sign}`);
}

/** The distinct words of a keyword, folded; none where it holds nothing that could be found. */
export function splitKeyword(keyword: string): readonly string[] {
  const words = foldText(keyword).split(/\s+/u);
  return [...new Set(words.filter((word) => word !== ''))];
}
