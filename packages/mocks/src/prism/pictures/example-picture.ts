/** Draws the pictures of the contract's examples, without a network. */
import { hashString } from '@openmall/seeded-random';
import { drawings } from './drawings.ts';

export const isExamplePicture = (pathname: string): boolean => /^\/(pictures|uploads)\//.test(pathname);

/** Hue and saturation by name. Other names get a hue from their hash. */
const HUES: readonly (readonly [RegExp, number, number])[] = [
  [/navy/, 222, 45],
  [/sand/, 38, 45],
  [/iron/, 215, 12],
  [/paper/, 42, 60],
  [/beanie/, 8, 50],
  [/trail/, 165, 38],
  [/leather/, 24, 50],
  [/rain/, 48, 70],
  [/winter/, 12, 18],
  [/mug/, 190, 30],
  [/porcelain/, 215, 40],
];

function colourOf(name: string): { hue: number; saturation: number } {
  const [, hue = hashString(name) % 360, saturation = 42] =
    HUES.find(([pattern]) => pattern.test(name)) ?? [];
  return { hue, saturation };
}

/** Draws the picture at a path. Banners are wide, other pictures square. The number in a name rotates the picture. */
export function examplePicture(pathname: string): string {
  const name = decodeURIComponent(pathname).toLowerCase();
  const { hue, saturation } = colourOf(name);
  const draw = drawings.find(([pattern]) => pattern.test(name))?.[1] ?? (() => '');
  const width = /banner/.test(name) ? 300 : 100;
  const turn = ((Number(/-(\d+)\./.exec(name)?.[1] ?? 0) * 7) % 24) - (/-\d+\./.test(name) ? 10 : 0);
  const tone = (lightness: number) => `hsl(${hue} ${saturation}% ${lightness}%)`;
  const ground = `<defs><radialGradient id="g" cx=".35" cy=".25" r="1"><stop stop-color="${tone(97)}"/><stop offset="1" stop-color="${tone(84)}"/></radialGradient></defs><rect width="${width}" height="100" fill="url(#g)"/>`;
  const shade = `<ellipse cx="50" cy="86" rx="34" ry="4" fill="${tone(40)}" opacity=".18"/>`;
  const body = `<g transform="translate(${width === 300 ? 190 : 0} 0) translate(50 50) scale(.78) rotate(${turn}) translate(-50 -50)">${shade}${draw(tone(46), tone(30))}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100" width="${width * 8}" height="800">${ground}${body}</svg>`;
}
