/** Pictures on screens as SVG: phone, tablet, watch, television. */
import { shade } from '../../../packages/server/src/demo/pictures/colour.ts';
import { keyCaps } from './keys.ts';
import { PAPER } from './label-words.ts';

interface ScreenArt {
  readonly ground: string;
  readonly accent: string;
}

const APPS = ['#f2c94c', '#4d9159', '#3d78c2', '#ee8374', '#b9a3d8', '#f1efe9', '#2f8587', '#d0433f'];
const SANS = 'Liberation Sans';

const words = (x: number, y: number, size: number, value: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="${SANS}" font-size="${size}" fill="${PAPER}">${value}</text>`;

/** Hills under a bright sky, in the colors of the goods. */
function hills({ ground, accent }: ScreenArt, width: number, height: number): string {
  const ridge = (level: number, swing: number, fill: string): string => {
    const y = height * level;
    const [left, right] = [y - height * swing, y + height * swing];
    return `<path d="M0 ${y}C${width * 0.25} ${left} ${width * 0.35} ${left} ${width * 0.5} ${y}S${width * 0.8} ${right} ${width} ${left}V${height}H0Z" fill="${fill}"/>`;
  };
  return `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${shade(ground, 0.02)}"/><stop offset="1" stop-color="${shade(accent, 0.06)}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/><circle cx="${width * 0.68}" cy="${height * 0.5}" r="${Math.min(width, height) * 0.13}" fill="${shade(accent, 0.12)}"/>${ridge(0.62, 0.07, shade(ground, 0.05))}${ridge(0.74, -0.05, shade(ground, -0.08))}${ridge(0.87, 0.05, shade(ground, -0.18))}`;
}

const sheet = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

const app = (x: number, y: number, size: number, index: number): string =>
  `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size * 0.26}" fill="${APPS[index % APPS.length]}"/><circle cx="${x + size / 2}" cy="${y + size / 2}" r="${size * 0.2}" fill="#fff" opacity=".75"/>`;

export function phoneScreen(art: ScreenArt): string {
  const dock = [0, 1, 2, 3].map((i) => app(90 + i * 215, 1840, 170, i)).join('');
  return sheet(
    1000,
    2120,
    hills(art, 1000, 2120) +
      words(500, 520, 290, '10:09') +
      words(500, 250, 70, 'Tuesday 24 November') +
      `<rect x="50" y="1800" width="900" height="250" rx="90" fill="#fff" opacity=".3"/>${dock}`,
  );
}

export function tabletScreen(art: ScreenArt): string {
  const grid = Array.from({ length: 10 }, (_, i) =>
    app(620 + (i % 5) * 165, 180 + Math.floor(i / 5) * 190, 115, i),
  );
  const dock = Array.from({ length: 6 }, (_, i) => app(405 + i * 135, 925, 105, i + 3));
  return sheet(
    1500,
    1060,
    `${hills(art, 1500, 1060)}<rect x="90" y="160" width="430" height="330" rx="50" fill="#fff" opacity=".28"/>${words(305, 360, 130, '10:09')}${words(305, 440, 44, 'Tue 24 Nov')}${grid.join('')}<rect x="370" y="900" width="820" height="155" rx="55" fill="#fff" opacity=".3"/>${dock.join('')}`,
  );
}

export function watchScreen({ accent }: ScreenArt): string {
  const ring = (radius: number, share: number, colour: string): string => {
    const length = 2 * Math.PI * radius;
    return `<circle cx="500" cy="760" r="${radius}" fill="none" stroke="${colour}" stroke-width="58" opacity=".25"/><circle cx="500" cy="760" r="${radius}" fill="none" stroke="${colour}" stroke-width="58" stroke-linecap="round" stroke-dasharray="${length * share} ${length}" transform="rotate(-90 500 760)"/>`;
  };
  return sheet(
    1000,
    1260,
    `<rect width="1000" height="1260" fill="#0b0c10"/>${words(500, 330, 270, '10:09')}${ring(300, 0.78, '#ee5f6a')}${ring(220, 0.62, '#8fdc6a')}${ring(140, 0.85, '#58c6f2')}<circle cx="840" cy="110" r="40" fill="${accent}"/>`,
  );
}

export const televisionScreen = (art: ScreenArt): string => sheet(1300, 1000, hills(art, 1300, 1000));

/** A wide screen with a document, a chart and a row of programs. */
function desktop(art: ScreenArt, width: number, height: number): string {
  const lines = [430, 470, 390, 450, 300, 460, 420, 470, 240].map(
    (length, i) => `<rect x="150" y="${250 + i * 46}" width="${length}" height="16" rx="8" fill="#c9c9c4"/>`,
  );
  const bars = [120, 190, 150, 240, 300, 260].map(
    (tall, i) =>
      `<rect x="${830 + i * 82}" y="${640 - tall}" width="52" height="${tall}" rx="8" fill="${APPS[(i + 1) % APPS.length]}"/>`,
  );
  const dock = Array.from({ length: 8 }, (_, i) => app(width / 2 - 430 + i * 110, height - 122, 88, i));
  return `${hills(art, width, height)}<rect width="${width}" height="44" fill="#fff" opacity=".25"/>${words(width - 90, 33, 30, '10:09')}
    <rect x="90" y="100" width="600" height="${height - 290}" rx="18" fill="#fbfaf6"/><rect x="150" y="160" width="300" height="34" rx="8" fill="#4d5159"/>${lines.join('')}
    <rect x="760" y="170" width="600" height="540" rx="18" fill="#fbfaf6"/><rect x="820" y="220" width="220" height="26" rx="8" fill="#4d5159"/><circle cx="1300" cy="234" r="16" fill="${art.accent}"/>${bars.join('')}<rect x="810" y="646" width="510" height="4" fill="#c9c9c4"/>
    <rect x="${width / 2 - 460}" y="${height - 138}" width="930" height="120" rx="32" fill="#fff" opacity=".3"/>${dock.join('')}`;
}

export const desktopScreen = (art: ScreenArt): string => sheet(1600, 920, desktop(art, 1600, 920));

/** A screen above the keys of a laptop: the keys fill the lower 500 of 1440. */
export const laptopSheet = (art: ScreenArt): string =>
  sheet(
    1500,
    1440,
    `<svg width="1500" height="940" viewBox="0 0 1600 1003" preserveAspectRatio="none">${desktop(art, 1600, 1003)}</svg><svg y="940" width="1500" height="500" viewBox="0 0 1500 500">${keyCaps({ ground: '#26272b', accent: '#26272b' })}</svg>`,
  );
