/** Maps of the world as SVG: the skin of a globe, the cover of an atlas. The outlines are simplified from Natural Earth. */
import { shade } from '../../../packages/server/src/demo/pictures/colour.ts';
import countries from './world.json' with { type: 'json' };
import { inkOn } from './label-words.ts';
import type { LabelArt } from './label-words.ts';

const ANTIQUE = ['#d9b77a', '#c99a64', '#b98a5a', '#d3c08f', '#c4a57a', '#a9825a'];
const POLITICAL = ['#f2c94c', '#8fbf6a', '#ee8374', '#b9a3d8', '#f0a860', '#e6a0bc'];

const land = (tones: readonly string[], line: string): string =>
  countries
    .map(
      (path, i) =>
        `<path d="${path}" fill="${tones[(i * 5 + (i >> 2)) % tones.length]}" stroke="${line}" stroke-width="1.5"/>`,
    )
    .join('');

function lines(ink: string, width: number): string {
  const meridians = Array.from({ length: 24 }, (_, i) => `M${(i * 2000) / 24} 0V1000`);
  const parallels = Array.from({ length: 11 }, (_, i) => `M0 ${((i + 1) * 1000) / 12}H2000`);
  return `<path d="${[...meridians, ...parallels].join('')}" fill="none" stroke="${ink}" stroke-width="${width}" opacity=".45"/>`;
}

const OCEANS: readonly (readonly [number, number, string])[] = [
  [780, 480, 'ATLANTIC OCEAN'],
  [230, 520, 'PACIFIC OCEAN'],
  [1440, 620, 'INDIAN OCEAN'],
];

/** A plate carrée map, 2000 × 1000: it wraps a globe. `layout` 1 looks old. */
export function globeSheet({ layout }: LabelArt): string {
  const old = layout === 1;
  const names = OCEANS.map(
    ([x, y, name]) =>
      `<text x="${x}" y="${y}" text-anchor="middle" font-family="Liberation Serif" font-style="italic" font-size="24" letter-spacing="6" fill="${old ? '#6b4a2a' : '#eaf4fa'}">${name}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1000" viewBox="0 0 2000 1000"><rect width="2000" height="1000" fill="${old ? '#e9d9b2' : '#4f9bc8'}"/>${lines(old ? '#8a6a3a' : '#ffffff', 1.6)}${land(old ? ANTIQUE : POLITICAL, old ? '#7a5530' : '#ffffff')}${names.join('')}</svg>`;
}

/** A book cover with a map of the world, 1000 × 1330; the left edge is the spine. */
export function atlasSheet({ ground, accent, title, line }: LabelArt): string {
  const ink = inkOn(ground);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1330" viewBox="0 0 1000 1330"><rect width="1000" height="1330" fill="${ground}"/>
    <g fill="${ink}" text-anchor="middle"><text x="520" y="140" font-family="Liberation Sans" font-weight="bold" font-size="36" letter-spacing="14">${line.toUpperCase()}</text><text x="520" y="290" font-family="Liberation Serif" font-size="138">ATLAS</text><text x="520" y="360" font-family="Liberation Serif" font-style="italic" font-size="52">of the world</text><text x="520" y="1230" font-family="Liberation Sans" font-size="34" letter-spacing="4">${title.replaceAll('&', '&amp;')}</text></g>
    <clipPath id="disc"><circle cx="520" cy="770" r="360"/></clipPath><g clip-path="url(#disc)"><rect x="160" y="410" width="720" height="720" fill="${shade(accent, 0.02)}"/><svg x="160" y="410" width="720" height="720" viewBox="740 60 760 760">${lines('#fff', 2)}${land(POLITICAL, '#fff')}</svg></g>
    <circle cx="520" cy="770" r="362" fill="none" stroke="${ink}" stroke-width="8"/><rect x="0" width="46" height="1330" fill="#000" opacity=".16"/></svg>`;
}
