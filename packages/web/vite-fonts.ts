import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The weights that the themes set text in. */
const WEIGHTS = { min: 400, max: 800 } as const;
/** OpenType features that the store uses: kerning, forms of a language, and figures of one width. */
const FEATURES = ['kern', 'locl', 'tnum'];
/** The file of a variable font that every page loads, whatever its language. */
const LATIN = /-latin-wght-normal-[\w-]+\.woff2$/;

/** Every letter of a range as CSS writes them: `U+0000-00FF,U+0131`. */
function lettersOf(range: string): string {
  const codes = range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return String.fromCodePoint(...codes);
}

function latin(): string {
  const file = createRequire(import.meta.url).resolve('@fontsource-variable/inter/unicode.json');
  const ranges = JSON.parse(readFileSync(file, 'utf8')) as { readonly latin: string };
  return lettersOf(ranges.latin);
}

/** Removes from the fonts what the store never uses: other weights, features and glyphs. Half of each file remains. */
export const slimFonts: Plugin = {
  name: 'openmall-fonts',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const letters = latin();
    for (const part of Object.values(bundle)) {
      if (part.type !== 'asset' || !LATIN.test(part.fileName)) continue;
      const whole = Buffer.from(part.source);
      part.source = await subsetFont(whole, letters, {
        targetFormat: 'woff2',
        variationAxes: { wght: WEIGHTS },
        keepFeatures: FEATURES,
        noHinting: true,
      });
    }
  },
};
