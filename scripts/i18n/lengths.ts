/** Sentences far longer or shorter than the English one: something is left out, added, or will not fit. */
import { bare } from './marks.ts';
import type { Finding, Pair } from './words.ts';

/** How long a text of a script is beside the English one that says the same: least and most, in signs. */
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
/** Short words differ more: a button of two signs may become one of a dozen. */
const LEEWAY = 12;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lengthOf = (text: string): number => [...graphemes.segment(bare(text).trim())].length;

export function lengthFindings(code: string, pairs: readonly Pair[]): Finding[] {
  const [least, most] = bounds[code] ?? alphabetic;
  return pairs.flatMap(({ at, text, english }) => {
    if (english === undefined) return [];
    const [own, model] = [lengthOf(text), lengthOf(english)];
    if (own > model * most + LEEWAY)
      return [{ at, says: `is very long, ${own} signs for ${model}: “${text}”` }];
    if (own < model * least - LEEWAY / 2)
      return [{ at, says: `is very short, ${own} signs for ${model}: “${text}”` }];
    return [];
  });
}
