/** The picture of a jigsaw puzzle and the face of a board game as SVG. */
import { shade } from '../../../packages/server/src/demo/pictures/colour.ts';
import { inkOn } from './label-words.ts';
import type { LabelArt } from './label-words.ts';

function balloon(x: number, y: number, size: number, tones: readonly [string, string]): string {
  const gores = [1, 0.66, 0.3].map(
    (wide, i) =>
      `<path d="M${x} ${y - size}c${size * wide} 0 ${size * wide} ${size * 1.1} 0 ${size * 1.9}c${-size * wide} ${-size * 0.8} ${-size * wide} ${-size * 1.9} 0 ${-size * 1.9}" fill="${tones[i % 2]}"/>`,
  );
  return `${gores.join('')}<path d="M${x - size * 0.1} ${y + size * 0.8}v${size * 0.32}M${x + size * 0.1} ${y + size * 0.8}v${size * 0.32}" stroke="#6b4a32" stroke-width="3"/><rect x="${x - size * 0.15}" y="${y + size * 1.1}" width="${size * 0.3}" height="${size * 0.22}" rx="4" fill="#8a5f3c"/>`;
}

const tree = (x: number, y: number, size: number): string =>
  `<path d="M${x} ${y - size}l${size * 0.42} ${size * 0.95}h${-size * 0.84}z" fill="#2f6150"/><path d="M${x} ${y - size * 1.35}l${size * 0.32} ${size * 0.75}h${-size * 0.64}z" fill="#3b7460"/><rect x="${x - 5}" y="${y - size * 0.1}" width="10" height="${size * 0.2}" fill="#6b4a32"/>`;

const title = ({ line, title: name }: LabelArt, ink: string): string =>
  `<g fill="${ink}" text-anchor="middle"><text x="500" y="778" font-family="Liberation Sans" font-weight="bold" font-size="40" letter-spacing="14">${line.toUpperCase()}</text><text x="500" y="876" font-family="Liberation Serif" font-size="92">${name.replaceAll('&', '&amp;')}</text><text x="500" y="944" font-family="Liberation Sans" font-size="38">500 pieces</text></g>`;

/** Balloons above a lake, 1000 × 700; the title of the box below it. */
export function jigsawSheet(art: LabelArt): string {
  const { ground, accent } = art;
  const trees = [40, 130, 190, 700, 800, 880, 960].map((x, i) =>
    tree(x, 540 + (i % 3) * 18, 92 + (i % 2) * 26),
  );
  const flowers = Array.from(
    { length: 40 },
    (_, i) =>
      `<circle cx="${(i * 137) % 1000}" cy="${650 + ((i * 53) % 46)}" r="${6 + (i % 3) * 2}" fill="${['#f2c94c', '#f6efe2', '#ee8374', '#b9a3d8'][i % 4]}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#7fb9e0"/><stop offset="1" stop-color="#f6e3c4"/></linearGradient></defs>
    <rect width="1000" height="700" fill="url(#sky)"/><circle cx="820" cy="150" r="62" fill="#fbe7a6"/><path d="M0 430l180-220 130 150 150-230 210 260 130-120 200 160v270h-1000z" fill="#8fa3bd"/><path d="M460 130l-62 94 44-18 26 26 30-30 44 12z" fill="#f6f1e6"/><path d="M180 210l-50 62 36-8 26 18 28-26z" fill="#f6f1e6"/>
    <path d="M0 470q240-90 500 0t500-20v250h-1000z" fill="#6f9a6a"/><path d="M250 520q250-50 500 0q120 60-250 80t-250-80" fill="#5fa3c8"/>${trees.join('')}<path d="M0 610q300-60 560 20t440-30v100h-1000z" fill="#4f7f4c"/>${flowers.join('')}
    ${balloon(250, 190, 120, [ground, '#f6efe2'])}${balloon(640, 250, 84, ['#d0433f', '#f2c94c'])}${balloon(455, 330, 46, [accent, ground])}
    <rect y="700" width="1000" height="300" fill="${shade(ground, -0.05)}"/>${title(art, inkOn(shade(ground, -0.05)))}</svg>`;
}

/** A path of squares that winds over a map, with a start and a goal. */
export function boardSheet({ ground, accent }: LabelArt): string {
  const tones = ['#d0433f', '#3d78c2', '#f2c94c', '#4d9159', '#ea8a3f', '#8a63b0'];
  const places: (readonly [number, number])[] = [];
  const step = 120;
  for (let x = 110; x <= 890; x += step) places.push([x, 890]);
  for (let y = 770; y >= 110; y -= step) places.push([890, y]);
  for (let x = 770; x >= 110; x -= step) places.push([x, 110]);
  for (let y = 230; y <= 710; y += step) places.push([110, y]);
  for (let x = 230; x <= 700; x += step) places.push([x, 700]);
  for (let y = 580; y >= 260; y -= step) places.push([700, y]);
  for (let x = 580; x >= 340; x -= step) places.push([x, 300]);
  const squares = places.map(
    ([x, y], i) =>
      `<rect x="${x - 52}" y="${y - 52}" width="104" height="104" rx="16" fill="${tones[i % 6]}" stroke="#fbf3e2" stroke-width="7"/>${i % 7 === 3 ? `<path d="M${x} ${y - 32}l9 21 23 2-17 15 5 23-20-12-20 12 5-23-17-15 23-2z" fill="#fbf3e2"/>` : ''}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000"><rect width="1000" height="1000" fill="${shade(ground, 0.1)}"/><rect x="18" y="18" width="964" height="964" rx="14" fill="none" stroke="${shade(ground, -0.12)}" stroke-width="10"/>
    <path d="M200 200h600v420h-600z" fill="${shade(ground, 0.18)}"/><path d="M240 560q120-120 240-30t180-60" fill="none" stroke="#6fa3c8" stroke-width="26" stroke-linecap="round"/>${tree(300, 470, 70)}${tree(380, 420, 54)}<path d="M520 560l60-90 44 50 40-62 60 102z" fill="${shade(accent, -0.1)}"/>
    ${squares.join('')}<text x="110" y="906" text-anchor="middle" font-family="Liberation Sans" font-weight="bold" font-size="30" fill="#fff">START</text><circle cx="340" cy="300" r="74" fill="#f2c94c" stroke="#fbf3e2" stroke-width="8"/><path d="M340 246l16 36 38 4-28 26 8 38-34-20-34 20 8-38-28-26 38-4z" fill="#d0433f"/></svg>`;
}
