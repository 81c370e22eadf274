/** Finds texts that are much longer or shorter than the English text: they may be incomplete or not fit. */
import { withoutPlaceholders } from './placeholders.ts';
import type { Finding, Translation } from './locale-files.ts';

/** Minimum and maximum length of a text, relative to the English text in graphemes, by language. */
const bounds: Readonly<Record<string, readonly [number, number]>> = {
  cn: [0.12, 0.9],
  tw: [0.12, 0.9],
  ja: [0.2, 1.4],
  ko: [0.25, 1.3],
  th: [0.4, 1.9],
  ar: [0.4, 1.7],
  hi: [0.45, 2],
};
const alphabetic = [0.5, 2.1] as const;
/** Graphemes of slack: short texts differ more than long ones. */
const TOLERANCE = 12;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lengthOf = (text: string): number => [...graphemes.segment(withoutPlaceholders(text).trim())].length;

export function checkLengths(code: string, translations: readonly Translation[]): Finding[] {
  const [min, max] = bounds[code] ?? alphabetic;
  return translations.flatMap(({ key, text, english }) => {
    if (english === undefined) return [];
    const [length, englishLength] = [lengthOf(text), lengthOf(english)];
    if (length > englishLength * max + TOLERANCE)
      return [{ key, message: `is very long, ${length} characters for ${englishLength}: “${text}”` }];
    if (length < englishLength * min - TOLERANCE / 2)
      return [{ key, message: `is very short, ${length} characters for ${englishLength}: “${text}”` }];
    return [];
  });
}
