/** Printed labels as SVG: the product's own name, a drawing and the weight. No maker's name. */
import { shade, oklchOf } from '../../packages/server/src/demo/pictures/colour.ts';

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

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const PAPER = '#f6efe2';
const DARK = '#2b231d';
const SERIF = 'Liberation Serif';
const SANS = 'Liberation Sans';

const inkOn = (hex: string): string => (oklchOf(hex).l > 0.66 ? DARK : PAPER);

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

const icon = (body: string, { x, y, width }: Omit<Area, 'height'>): string =>
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

/** Name of the line, title and weight below each other, centred in an area. */
function words(
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

function panel(art: LabelArt, { x, y, width, height }: Area): string {
  const { ground, accent } = art;
  const radius = Math.min(width * 0.3, height * 0.2);
  const top = y + height * 0.47;
  return `<circle cx="${x + width / 2}" cy="${y + height * 0.25}" r="${radius}" fill="${accent}"/>${icon(art.icon, { x: x + width / 2, y: y + height * 0.25, width: radius * 1.45 })}
    <rect x="${x + width * 0.08}" y="${top}" width="${width * 0.84}" height="${height * 0.47}" rx="${width * 0.02}" fill="${PAPER}"/>
    ${words(art, { x: x + width * 0.11, y: top + height * 0.02, width: width * 0.78, height: height * 0.43 }, DARK, shade(ground, -0.05))}`;
}

function pattern(art: LabelArt, { x, y, width, height }: Area): string {
  const step = width / 4;
  const spots = Array.from({ length: Math.ceil(height / step) * 5 }, (_, i) => {
    const row = Math.floor(i / 5);
    return icon(art.icon, {
      x: x + ((i % 5) - (row % 2) * 0.5) * step,
      y: y + (row + 0.5) * step,
      width: step * 0.55,
    });
  });
  const top = y + height * 0.3;
  return `<g opacity=".9">${spots.join('')}</g>
    <rect x="${x + width * 0.07}" y="${top}" width="${width * 0.86}" height="${height * 0.44}" fill="${art.ground}"/>
    <rect x="${x + width * 0.1}" y="${top + width * 0.03}" width="${width * 0.8}" height="${height * 0.44 - width * 0.06}" fill="${PAPER}"/>
    ${words(art, { x: x + width * 0.13, y: top + height * 0.03, width: width * 0.74, height: height * 0.38 }, DARK, shade(art.ground, -0.05))}`;
}

function classic(art: LabelArt, { x, y, width, height }: Area): string {
  const ink = inkOn(art.ground);
  const frame = (inset: number, thick: number): string =>
    `<rect x="${x + inset}" y="${y + inset}" width="${width - inset * 2}" height="${height - inset * 2}" fill="none" stroke="${art.accent}" stroke-width="${thick}"/>`;
  const size = Math.min(width * 0.5, height * 0.36);
  return `${frame(width * 0.05, width * 0.012)}${frame(width * 0.075, width * 0.004)}
    ${words(art, { x: x + width * 0.13, y: y + height * 0.08, width: width * 0.74, height: height * 0.44 }, ink, art.accent)}
    ${icon(art.icon, { x: x + width / 2, y: y + height * 0.74, width: size })}`;
}

/** A low, wide label: words in the middle, a drawing on each side. */
function wide(art: LabelArt, { x, y, width, height }: Area): string {
  const inner = Math.min(width * 0.44, height * 1.45);
  const side = inner / 2 + height * 0.24;
  const colour = inkOn(PAPER);
  const edge = height * 0.05;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${PAPER}"/>
    <rect x="${x}" y="${y}" width="${width}" height="${edge}" fill="${art.ground}"/><rect x="${x}" y="${y + height - edge}" width="${width}" height="${edge}" fill="${art.ground}"/>
    ${words(art, { x: x + width / 2 - inner / 2, y: y + height * 0.1, width: inner, height: height * 0.8 }, colour, art.accent)}
    ${[-side, side].map((by) => icon(art.icon, { x: x + width / 2 + by, y: y + height / 2, width: height * 0.36 })).join('')}`;
}

/** A front that is wider than tall: words on the left, a drawing on the right. */
function landscape(art: LabelArt, { x, y, width, height }: Area): string {
  const frame = height * 0.06;
  return `<rect x="${x + frame}" y="${y + frame}" width="${width - frame * 2}" height="${height - frame * 2}" fill="none" stroke="${art.accent}" stroke-width="${height * 0.012}"/>
    ${words(art, { x: x + width * 0.07, y: y + height * 0.14, width: width * 0.5, height: height * 0.74 }, inkOn(art.ground), art.accent)}
    ${icon(art.icon, { x: x + width * 0.76, y: y + height * 0.52, width: Math.min(width * 0.36, height * 0.62) })}`;
}

const LAYOUTS = [panel, classic, pattern] as const;

const sheet = (width: number, height: number, ground: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${body}</svg>`;

const front = (art: LabelArt, area: Area): string =>
  area.width > area.height * 1.1
    ? landscape(art, area)
    : (LAYOUTS[art.layout % LAYOUTS.length] ?? panel)(art, area);

/** A sleeve all around a turned pack; the third of it that faces the camera carries the print. */
function sleeve(art: LabelArt, radius: number, height: number): string {
  const around = (1000 * 2 * Math.PI * radius) / height;
  const width = around * 0.26;
  return sheet(around, 1000, art.ground, front(art, { x: (around - width) / 2, y: 30, width, height: 940 }));
}

/** Label art by archetype, in the proportions of its surface. */
const SHEETS: Readonly<Record<string, (art: LabelArt, size: readonly number[]) => string>> = {
  pouch: (art) => sheet(1000, 1437, art.ground, front(art, { x: 90, y: 200, width: 820, height: 1130 })),
  tin: (art, [radius = 0.3, height = 0.74]) => sleeve(art, radius, height - 0.186),
  canister: (art, [radius = 0.27, height = 0.8]) => sleeve(art, radius, height - 0.14),
  bar: (art) => sheet(1163, 1864, art.ground, front(art, { x: 60, y: 120, width: 880, height: 1620 })),
  jar: (art) => sheet(1620, 600, PAPER, wide(art, { x: 0, y: 0, width: 1620, height: 600 })),
  bottle: (art) => sheet(1050, 1000, art.ground, front(art, { x: 165, y: 20, width: 720, height: 960 })),
  carton: (art, [w = 1, d = 1, h = 1]) => {
    const scale = 1000 / w;
    const [side, tall] = [d * scale, h * scale];
    return sheet(
      2000 + side,
      tall,
      art.ground,
      front(art, { x: 40, y: tall * 0.04, width: 920, height: tall * 0.92 }) +
        words(
          art,
          { x: 1000 + side * 0.1, y: tall * 0.3, width: side * 0.8, height: tall * 0.36 },
          inkOn(art.ground),
          art.accent,
        ),
    );
  },
  giftbox: (art, [w = 1, d = 1]) => {
    const scale = 1000 / w;
    const left = 1000 + d * scale;
    const frameOfTop = { x: left, y: 0, width: 1000, height: 1000 };
    return sheet(left + 1000, 1000, art.ground, classic(art, frameOfTop));
  },
};

export function labelSvg(archetype: string, art: LabelArt, size: readonly number[] = []): string {
  const draw = SHEETS[archetype];
  if (!draw) throw new RangeError(`no label for ${archetype}`);
  return draw(art, size);
}
