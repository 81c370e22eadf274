import { expect, test } from 'vitest';
import { glowShare, type Palette } from './palette.ts';
import type { SiteTheme } from './site-theme.ts';

const files = import.meta.glob<SiteTheme>('./*/theme.ts', { import: 'theme', eager: true });
const palettes = Object.entries(files).flatMap(([path, { light, dark }]) => {
  const name = path.split('/')[1] ?? '';
  return [[`${name} by day`, light] as const, [`${name} by night`, dark] as const];
});

type Colour = keyof Palette;
type Rgb = readonly [number, number, number];

/** Text colors by background, with a contrast of 4.5:1 (WCAG 2.2, 1.4.3). */
const texts: Partial<Record<Colour, readonly Colour[]>> = {
  ink: ['surface', 'ground', 'sunken', 'brandTint', 'goodTint', 'warnTint', 'badTint', 'skeleton'],
  inkSoft: ['surface', 'ground', 'sunken', 'brandTint', 'goodTint', 'warnTint', 'badTint'],
  inkFaint: ['surface', 'ground', 'sunken'],
  brand: ['surface', 'ground', 'sunken', 'brandTint'],
  brandStrong: ['surface', 'ground', 'brandTint'],
  onBrand: ['brand', 'brandStrong', 'good', 'bad', 'badStrong'],
  onDeep: ['brandDeep'],
  brandGlow: ['brandDeep'],
  brandDeep: ['brandGlow'],
  good: ['surface', 'ground', 'goodTint'],
  warn: ['surface', 'ground', 'warnTint'],
  bad: ['surface', 'ground', 'badTint'],
  // Toasts have an ink background.
  surface: ['ink', 'inkFaint'],
};
/** Edges of controls, focus rings and graphics: 3:1 (1.4.11). */
const graphics: Partial<Record<Colour, readonly Colour[]>> = {
  lineStrong: ['surface', 'ground'],
  brand: ['surface', 'ground', 'sunken'],
  inkGood: ['ink'],
  inkBad: ['ink'],
  inkInfo: ['ink'],
  inkWarn: ['ink'],
};

const parse = (hex: string): Rgb => {
  const [, r = '', g = '', b = ''] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  return [parseInt(r, 16), parseInt(g, 16), parseInt(b, 16)];
};
const luminance = (rgb: Rgb): number => {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
export const contrast = (one: Rgb, other: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
const mix = (one: Rgb, other: Rgb, share: number): Rgb =>
  one.map((part, at) => part * share + (other[at] ?? 0) * (1 - share)) as unknown as Rgb;

function faint(palette: Palette, pairs: typeof texts, minRatio: number): string[] {
  return Object.entries(pairs).flatMap(([name, grounds]) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(parse(palette[name as Colour]), parse(palette[ground]));
      return ratio >= minRatio ? [] : [`${name} on ${ground}: ${ratio.toFixed(2)}`];
    }),
  );
}

test('Contrast is computed as WCAG defines it', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast(parse('#767676'), parse('#ffffff'))).toBeCloseTo(4.54, 2);
});

test('There are five themes, each in light and dark; two of them accept USDC', () => {
  expect(palettes.length).toBeGreaterThanOrEqual(10);
  const sites = Object.values(files).map(({ site }) => site);
  expect(sites.filter(({ coins }) => coins.includes('USDC'))).toHaveLength(2);
  expect(sites.every(({ coins }) => coins[0] === 'USDT')).toBe(true);
  expect(new Set(sites.map(({ name }) => name)).size).toBe(sites.length);
});

test.each(palettes)('Every pair of colors in use is readable: %s', (_name, palette) => {
  expect(faint(palette, texts, 4.5)).toEqual([]);
  expect(faint(palette, graphics, 3)).toEqual([]);
});

test.each(palettes)('Text on mixed colors is readable: %s', (name, palette) => {
  const { brand, ink, inkFaint, surface, brandGlow, brandDeep, deepSheen, onDeep } = palette;
  const at = parse;
  // The price and section headings on their bands.
  const band = mix(at(brandGlow), at(surface), glowShare[name.endsWith('day') ? 'day' : 'night'] / 100);
  expect(contrast(at(brand), band)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(at(ink), band)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(at(inkFaint), band)).toBeGreaterThanOrEqual(4.5);
  // White and quiet text on the sheen of the balance card.
  const sheen = mix(at(deepSheen), at(brandDeep), 0.8);
  expect(contrast([255, 255, 255], sheen)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(at(onDeep), sheen)).toBeGreaterThanOrEqual(3);
});
