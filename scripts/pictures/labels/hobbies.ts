/** Printed fronts of hobbies as SVG: record sleeve, cook book, crayon box; the dial of a compass. */
import { shade } from '../../../packages/server/src/demo/pictures/colour.ts';
import { PAPER, icon, inkOn } from './label-words.ts';
import type { LabelArt } from './label-words.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;');

const sheet = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** Arcs and a sun in the colors of the record. */
export function recordSheet({ ground, accent, line, title, layout }: LabelArt): string {
  const ink = inkOn(ground);
  const tones = [accent, shade(accent, -0.1), '#f2c94c', shade(ground, 0.14), '#f6efe2'];
  const arcs = tones.map(
    (tone, i) =>
      `<circle cx="${layout ? 500 : 760}" cy="${layout ? 640 : 720}" r="${430 - i * 82}" fill="${tone}"/>`,
  );
  const bars = layout
    ? `<rect y="640" width="1000" height="360" fill="${ground}"/><path d="M0 660h1000M0 700h1000M0 750h1000M0 812h1000" stroke="${accent}" stroke-width="10"/>`
    : '';
  return sheet(
    1000,
    1000,
    `<rect width="1000" height="1000" fill="${ground}"/>${arcs.join('')}${bars}<g fill="${ink}"><text x="70" y="130" font-family="Liberation Sans" font-weight="bold" font-size="92">${escaped(line)}</text><text x="74" y="196" font-family="Liberation Serif" font-style="italic" font-size="50">${escaped(title)}</text></g>`,
  );
}

/** A cover with a drawing of a dish and the title, 1000 × 1280. */
export function cookbookSheet(art: LabelArt): string {
  const { ground, accent, line, title } = art;
  const ink = inkOn(ground);
  return sheet(
    1000,
    1280,
    `<rect width="1000" height="1280" fill="${ground}"/><rect x="0" width="44" height="1280" fill="#000" opacity=".15"/><rect x="110" y="80" width="820" height="1120" fill="none" stroke="${PAPER}" stroke-width="8"/><circle cx="520" cy="760" r="310" fill="${PAPER}"/><circle cx="520" cy="760" r="270" fill="none" stroke="${shade(accent, -0.08)}" stroke-width="6"/>${icon(art.icon, { x: 520, y: 760, width: 400 })}
    <g fill="${ink}" text-anchor="middle"><text x="520" y="180" font-family="Liberation Sans" font-weight="bold" font-size="36" letter-spacing="12">${escaped(line.toUpperCase())}</text><text x="520" y="300" font-family="Liberation Serif" font-size="112">Cook Book</text><text x="520" y="372" font-family="Liberation Serif" font-style="italic" font-size="46">${escaped(title.replace(/ ?cook book/i, '') || 'recipes')} recipes for every day</text><text x="520" y="1150" font-family="Liberation Sans" font-size="34" letter-spacing="6">80 recipes</text></g>`,
  );
}

/** The front of a box of crayons, 1000 × 1160. */
export function crayonsSheet({ ground, line, title }: LabelArt): string {
  const tones = ['#d0433f', '#f0a330', '#f4d33f', '#3f9a58', '#3d78c2', '#7b4a9c'];
  const rays = tones.map(
    (tone, i) =>
      `<path d="M${150 + i * 120} 1160v-260a50 50 0 0 1 20 -44l30 -90 30 90a50 50 0 0 1 20 44v260z" fill="${tone}"/>`,
  );
  return sheet(
    1000,
    1160,
    `<rect width="1000" height="1160" fill="${ground}"/><path d="M0 560q250-120 500 0t500 0v600h-1000z" fill="${shade(ground, -0.1)}"/>${rays.join('')}<circle cx="500" cy="330" r="270" fill="${PAPER}"/><g fill="#2b231d" text-anchor="middle"><text x="500" y="220" font-family="Liberation Sans" font-weight="bold" font-size="40" letter-spacing="10">${escaped(line.toUpperCase())}</text><text x="500" y="345" font-family="Liberation Serif" font-weight="bold" font-size="96">Crayons</text><text x="500" y="415" font-family="Liberation Serif" font-style="italic" font-size="40">${escaped(title)}</text><text x="500" y="500" font-family="Liberation Sans" font-size="44">12 colours</text></g>`,
  );
}

/** The dial of a compass with a rose. */
export function compassSheet({ ground, accent }: LabelArt): string {
  const marks = Array.from({ length: 72 }, (_, i) => {
    const long = i % 9 === 0 ? 70 : i % 3 === 0 ? 46 : 28;
    return `<path d="M500 24v${long}" stroke="${accent}" stroke-width="${i % 9 ? 5 : 10}" transform="rotate(${i * 5} 500 500)"/>`;
  });
  const letters = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'].map((name, i) => {
    const a = (Math.PI * i) / 4;
    const size = i % 2 ? 56 : 108;
    return `<text x="${500 + 340 * Math.sin(a)}" y="${500 - 340 * Math.cos(a) + size * 0.36}" text-anchor="middle" font-family="Liberation Sans" font-weight="bold" font-size="${size}" fill="${i ? accent : '#c8322f'}">${name}</text>`;
  });
  const rose = Array.from(
    { length: 8 },
    (_, i) =>
      `<g transform="rotate(${i * 45} 500 500)"><path d="M500 ${i % 2 ? 340 : 250}L532 468L500 500z" fill="${accent}" opacity=".8"/><path d="M500 ${i % 2 ? 340 : 250}L468 468L500 500z" fill="none" stroke="${accent}" stroke-width="4"/></g>`,
  );
  return sheet(
    1000,
    1000,
    `<rect width="1000" height="1000" fill="${ground}"/><circle cx="500" cy="500" r="486" fill="none" stroke="${accent}" stroke-width="8"/>${marks.join('')}${rose.join('')}${letters.join('')}`,
  );
}
