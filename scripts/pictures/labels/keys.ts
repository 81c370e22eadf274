/** The letters on the keys of a keyboard, as SVG. The widths of the keys are those of `KEY_ROWS` in computers.py. */
import { shade } from '../../../packages/server/src/demo/pictures/colour.ts';
import { inkOn } from './label-words.ts';

interface KeyArt {
  /** Color of the keys. */
  readonly ground: string;
  /** Color of the three keys that stand out. */
  readonly accent: string;
}

const ROWS: readonly (readonly (readonly [string, number])[])[] = [
  ['Esc', '1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '=', 'Back:2'],
  ['Tab:1.5', 'Q', 'W', 'E', 'R', 'T', 'Y', 'U', 'I', 'O', 'P', '[', ']', '\\:1.5'],
  ['Caps:1.75', 'A', 'S', 'D', 'F', 'G', 'H', 'J', 'K', 'L', ';', "'", 'Enter:2.25'],
  ['Shift:2.25', 'Z', 'X', 'C', 'V', 'B', 'N', 'M', ',', '.', '/', 'Shift:2.75'],
  ['Ctrl:1.25', 'Fn:1.25', 'Alt:1.25', ':6.25', 'Alt:1.25', 'Fn:1.25', 'Menu:1.25', 'Ctrl:1.25'],
].map((row) =>
  row.map((key): [string, number] => {
    const [name = '', width = '1'] = key.split(':');
    return [name, Number(width)];
  }),
);
const UNIT = 100;
const STANDS_OUT = new Set(['Esc', 'Enter', '']);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Key {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The keys with their places on a sheet of 15 × 5 units. */
const KEYS: readonly Key[] = ROWS.flatMap((row, j) => {
  let end = 0;
  return row.map(([name, units]) => {
    const x = end;
    end += units * UNIT;
    return { name, x, y: j * UNIT, width: units * UNIT };
  });
});

function keyCap({ name, x, y, width }: Key, { ground, accent }: KeyArt): string {
  const fill = STANDS_OUT.has(name) ? accent : ground;
  const size = name.length > 1 ? 24 : 40;
  return `<rect x="${x}" y="${y}" width="${width}" height="${UNIT}" fill="${fill}"/><text x="${x + width / 2}" y="${y + UNIT / 2 + size * 0.34}" text-anchor="middle" font-family="Liberation Sans" font-size="${size}" fill="${inkOn(fill)}">${escaped(name)}</text>`;
}

export const keyCaps = (art: KeyArt): string => KEYS.map((key) => keyCap(key, art)).join('');

export const keysSheet = (art: KeyArt): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="500" viewBox="0 0 1500 500"><rect width="1500" height="500" fill="${shade(art.ground, -0.1)}"/>${keyCaps(art)}</svg>`;
