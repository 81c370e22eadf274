/** Words and drawings on a printed label. */
import { oklchOf } from '../../../packages/server/src/demo/pictures/colour.ts';

export interface LabelArt {
  readonly ground: string;
  readonly accent: string;
  readonly line: string;
  readonly title: string;
  readonly weight: string;
  /** Content of a 32 × 32 SVG. */
  readonly icon: string;
  readonly layout: number;
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const PAPER = '#f6efe2';
export const DARK = '#2b231d';
const SERIF = 'Liberation Serif';
const SANS = 'Liberation Sans';

export const inkOn = (hex: string): string => (oklchOf(hex).l > 0.66 ? DARK : PAPER);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Breaks a title into lines of about equal length. */
function linesOf(title: string, maxLength: number): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= maxLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export const icon = (body: string, { x, y, width }: Omit<Area, 'height'>): string =>
  `<svg x="${x - width / 2}" y="${y - width / 2}" width="${width}" height="${width}" viewBox="0 0 32 32">${body}</svg>`;

interface Style {
  readonly size: number;
  readonly colour: string;
  readonly font?: string;
  readonly spacing?: number;
  readonly bold?: boolean;
}

const text = (
  x: number,
  y: number,
  value: string,
  { size, colour, font = SANS, spacing = 0, bold }: Style,
): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="${font}" font-size="${size}" fill="${colour}" letter-spacing="${spacing}"${bold ? ' font-weight="bold"' : ''}>${escaped(value)}</text>`;

/** Product line, title and weight below each other, centred in an area. */
export function words(
  { line, title, weight }: LabelArt,
  { x, y, width, height }: Area,
  colour: string,
  rule: string,
): string {
  const lines = linesOf(title, title.length > 24 ? 14 : 11);
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min((width * 0.9) / (longest * 0.5), (height * 0.58) / lines.length);
  const small = Math.min(width * 0.062, height * 0.1);
  const middle = x + width / 2;
  const first = y + height * 0.2 + size * 0.95;
  const end = first + (lines.length - 1) * size * 1.02;
  return [
    text(middle, y + height * 0.14, line.toUpperCase(), {
      size: small,
      colour,
      spacing: small * 0.28,
      bold: true,
    }),
    ...lines.map((row, i) => text(middle, first + i * size * 1.02, row, { size, colour, font: SERIF })),
    `<path d="M${middle - width * 0.16} ${end + size * 0.36}h${width * 0.32}" stroke="${rule}" stroke-width="${small * 0.12}"/>`,
    text(middle, Math.min(y + height * 0.97, end + size * 0.4 + small * 1.6), weight, {
      size: small * 0.9,
      colour,
      spacing: small * 0.06,
    }),
  ].join('');
}
