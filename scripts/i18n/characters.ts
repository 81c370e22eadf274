/** Finds words with two alphabets and characters of the other Chinese script. */
import { withoutPlaceholders } from './placeholders.ts';
import type { Finding, Translation } from './locale-files.ts';

const alphabets = ['Latin', 'Greek', 'Cyrillic'].map((name) => new RegExp(`\\p{Script=${name}}`, 'u'));
const HAN = /\p{Script=Han}/u;

/** The Han characters of a national character set, read from its decoder. */
function charactersOf(
  encoding: string,
  lead: readonly [number, number],
  trailing: readonly [number, number],
): Set<string> {
  const decoder = new TextDecoder(encoding);
  const all: string[] = [];
  for (let first = lead[0]; first <= lead[1]; first++)
    for (let second = trailing[0]; second <= trailing[1]; second++)
      all.push(...decoder.decode(Uint8Array.of(first, second)));
  return new Set(all.filter((char) => HAN.test(char)));
}

/** The everyday characters of both Chinese scripts and of Japanese: GB 2312, Big5, JIS X 0208. */
const sets: Readonly<Record<string, { readonly name: string; readonly chars: () => Set<string> }>> = {
  cn: { name: 'simplified Chinese', chars: () => charactersOf('gbk', [0xb0, 0xf7], [0xa1, 0xfe]) },
  tw: { name: 'traditional Chinese', chars: () => charactersOf('big5', [0xa4, 0xf9], [0x40, 0xfe]) },
  ja: { name: 'Japanese', chars: () => charactersOf('euc-jp', [0xa1, 0xf4], [0xa1, 0xfe]) },
};

export function checkCharacters(code: string, translations: readonly Translation[]): Finding[] {
  const allowed = sets[code]?.chars();
  return translations.flatMap(({ key, text }) => {
    const words = withoutPlaceholders(text).match(/[\p{L}\p{M}]+/gu) ?? [];
    const mixed = words.filter((word) => alphabets.filter((alphabet) => alphabet.test(word)).length > 1);
    const foreign = allowed ? [...new Set(text)].filter((char) => HAN.test(char) && !allowed.has(char)) : [];
    return [
      ...mixed.map((word) => ({ key, message: `mixes two alphabets in “${word}”` })),
      ...foreign.map((char) => ({
        key,
        message: `${char} is not a character of ${sets[code]?.name}: “${text}”`,
      })),
    ];
  });
}
