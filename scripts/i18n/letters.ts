/** Letters that do not belong: of two alphabets in one word, or of the other Chinese. */
import { bare } from './marks.ts';
import type { Finding, Pair } from './words.ts';

const alphabets = ['Latin', 'Greek', 'Cyrillic'].map((name) => new RegExp(`\\p{Script=${name}}`, 'u'));
const han = /\p{Script=Han}/u;

/** The Han signs of a national character set, as its decoder knows them. */
function signsOf(
  encoding: string,
  lead: readonly [number, number],
  trail: readonly [number, number],
): Set<string> {
  const decoder = new TextDecoder(encoding);
  const all: string[] = [];
  for (let first = lead[0]; first <= lead[1]; first++)
    for (let second = trail[0]; second <= trail[1]; second++)
      all.push(...decoder.decode(Uint8Array.of(first, second)));
  return new Set(all.filter((sign) => han.test(sign)));
}

/** The everyday signs of each Chinese script and of Japanese: GB 2312, Big5, JIS X 0208. */
const sets: Readonly<Record<string, { readonly name: string; readonly signs: () => Set<string> }>> = {
  cn: { name: 'simplified Chinese', signs: () => signsOf('gbk', [0xb0, 0xf7], [0xa1, 0xfe]) },
  tw: { name: 'traditional Chinese', signs: () => signsOf('big5', [0xa4, 0xf9], [0x40, 0xfe]) },
  ja: { name: 'Japanese', signs: () => signsOf('euc-jp', [0xa1, 0xf4], [0xa1, 0xfe]) },
};

export function letterFindings(code: string, pairs: readonly Pair[]): Finding[] {
  const known = sets[code]?.signs();
  return pairs.flatMap(({ at, text }) => {
    const words = bare(text).match(/[\p{L}\p{M}]+/gu) ?? [];
    const mixed = words.filter((word) => alphabets.filter((alphabet) => alphabet.test(word)).length > 1);
    const foreign = known ? [...new Set(text)].filter((sign) => han.test(sign) && !known.has(sign)) : [];
    return [
      ...mixed.map((word) => ({ at, says: `mixes two alphabets in “${word}”` })),
      ...foreign.map((sign) => ({ at, says: `${sign} is not a sign of ${sets[code]?.name}: “${text}”` })),
    ];
  });
}
