/** The backdrops of pictures: calm tones of one hue. */

type Rgb = readonly [number, number, number];

const bytesOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Mixes a colour with white; 1 is white. */
function pale(hex: string, white: number): string {
  const mixed = bytesOf(hex).map((byte) => Math.round(byte + (255 - byte) * white));
  return `#${mixed.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const stops = (...colours: readonly string[]): string =>
  colours
    .map((colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('');

const wall = (tint: string): string =>
  `<radialGradient id="w" cx=".4" cy=".3" r=".95">${stops(pale(tint, 0.9), pale(tint, 0.78), pale(tint, 0.64))}</radialGradient><rect width="100%" height="100%" fill="url(#w)"/>`;

const floor = (tint: string): string =>
  `<linearGradient id="f" x2="0" y2="1">${stops(pale(tint, 0.56), pale(tint, 0.76), pale(tint, 0.88))}</linearGradient><rect y="66%" width="100%" height="34%" fill="url(#f)"/>`;

const LIGHT = '<path d="M30 0h60L190 400h-60zM130 0h40l100 400h-40z" fill="#fff" opacity=".28"/>';

/** Square backdrops of 400 × 400. With `floats`, objects hang in front of the wall. */
const backdrops: readonly { readonly floats: boolean; readonly paint: (tint: string) => string }[] = [
  { floats: true, paint: (tint) => wall(tint) },
  {
    floats: true,
    paint: (tint) =>
      `${wall(tint)}<circle cx="200" cy="200" r="152" fill="${pale(tint, 0.6)}"/><circle cx="200" cy="200" r="152" fill="none" stroke="#fff" stroke-width="5" opacity=".7"/>`,
  },
  {
    floats: true,
    paint: (tint) =>
      `${wall(tint)}<path d="M64 400V186a136 136 0 0 1 272 0V400z" fill="${pale(tint, 0.6)}"/><path d="M92 400V194a108 108 0 0 1 216 0V400z" fill="${pale(tint, 0.78)}"/>`,
  },
  { floats: false, paint: (tint) => wall(tint) + floor(tint) },
  { floats: false, paint: (tint) => wall(tint) + floor(tint) + LIGHT },
  {
    floats: false,
    paint: (tint) =>
      `${wall(tint)}${floor(tint)}<linearGradient id="d">${stops(pale(tint, 0.6), pale(tint, 0.92), pale(tint, 0.5))}</linearGradient><path d="M62 312v46a138 25 0 0 0 276 0v-46z" fill="url(#d)"/><ellipse cx="200" cy="312" rx="138" ry="25" fill="${pale(tint, 0.9)}"/>`,
  },
];

/** Returns a backdrop; different indexes give different backdrops. */
export function backdrop(floats: boolean, tint: string, index: number): string {
  const matching = backdrops.filter((candidate) => candidate.floats === floats);
  return matching[index % matching.length]?.paint(tint) ?? wall(tint);
}

/** A wide backdrop with space for text at its start and a low platform towards its end. */
export const bannerBackdrop = (tint: string): string =>
  `<linearGradient id="w">${stops(pale(tint, 0.88), pale(tint, 0.74), pale(tint, 0.5))}</linearGradient><rect width="100%" height="100%" fill="url(#w)"/><circle cx="63%" cy="50%" r="170" fill="#fff" opacity=".35"/><ellipse cx="66%" cy="104%" rx="52%" ry="34%" fill="${pale(tint, 0.3)}" opacity=".45"/><ellipse cx="68%" cy="108%" rx="48%" ry="32%" fill="${pale(tint, 0.84)}" opacity=".75"/>`;

/** An even colour for the logo of a store. */
export const badge = (tint: string): string =>
  `<linearGradient id="w" x2=".6" y2="1">${stops(pale(tint, 0.5), pale(tint, 0.1))}</linearGradient><rect width="100%" height="100%" fill="url(#w)"/><circle cx="200" cy="200" r="142" fill="#fff" opacity=".62"/>`;
