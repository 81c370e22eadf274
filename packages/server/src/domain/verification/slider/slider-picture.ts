import { randomInt } from 'node:crypto';
import sharp from 'sharp';

export const SLIDER = { width: 320, height: 160, piece: 44 } as const;

const EDGE = 10;
const TAB = 9;

export interface SliderPuzzle {
  readonly x: number;
  readonly y: number;
  readonly background: Buffer;
  readonly piece: Buffer;
}

/** A square with a knob on its upper and right sides, within 44 by 44. */
function pieceShape(): string {
  const { piece } = SLIDER;
  const side = piece - TAB;
  const middle = side / 2;
  return `M0 ${TAB} h${middle - TAB / 2} a${TAB / 1.6} ${TAB / 1.6} 0 1 1 ${TAB} 0 H${side} v${middle - TAB / 2}
    a${TAB / 1.6} ${TAB / 1.6} 0 1 1 0 ${TAB} V${piece} H0 Z`;
}

const hue = () => randomInt(360);

function hill(level: number, colour: string): string {
  const { width, height } = SLIDER;
  const points = Array.from({ length: 6 }, (_, index) => `${index * 64} ${level + randomInt(-16, 17)}`);
  return `<path fill="${colour}" d="M0 ${height} L${points.join(' L')} L${width} ${height} Z"/>`;
}

function dot(colour: string): string {
  const { width, height } = SLIDER;
  return `<circle cx="${randomInt(width)}" cy="${randomInt(height)}" r="${randomInt(4, 16)}" fill="${colour}" opacity="0.55"/>`;
}

/** A random landscape of hills and sky, with enough detail that the gap can't be found by its edges. */
function landscape(): string {
  const { width, height } = SLIDER;
  const base = hue();
  const dots = Array.from({ length: 26 }, () => dot(`hsl(${hue()} 55% ${randomInt(35, 80)}%)`));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="hsl(${base} 60% 72%)"/><stop offset="1" stop-color="hsl(${base + 40} 70% 88%)"/>
    </linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <circle cx="${randomInt(40, 280)}" cy="${randomInt(20, 50)}" r="18" fill="hsl(45 90% 75%)"/>
    ${hill(80, `hsl(${base + 120} 30% 60%)`)}${hill(110, `hsl(${base + 140} 35% 45%)`)}${hill(136, `hsl(${base + 150} 40% 32%)`)}
    ${dots.join('')}</svg>`;
}

const svg = (width: number, height: number, body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`);

/** Draws a picture with a gap, and the piece that fits it. */
export async function drawPuzzle(): Promise<SliderPuzzle> {
  const { width, height, piece } = SLIDER;
  const x = randomInt(piece + 2 * EDGE, width - piece - EDGE);
  const y = randomInt(EDGE, height - piece - EDGE);
  const decoy = { x: randomInt(piece, width - piece - EDGE), y: randomInt(EDGE, height - piece - EDGE) };
  const raw = { width, height, channels: 4 } as const;
  const whole = await sharp(Buffer.from(landscape())).ensureAlpha().raw().toBuffer();
  const shape = pieceShape();
  const mask = svg(piece, piece, `<path d="${shape}" fill="#fff"/>`);
  const rim = svg(
    piece,
    piece,
    `<path d="${shape}" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="1.5"/>`,
  );
  const gap = `<g transform="translate(${x} ${y})"><path d="${shape}" fill="#000" fill-opacity="0.5" stroke="#fff" stroke-opacity="0.6"/></g>`;
  // Fainter than the gap: people see the difference, edge detectors less so.
  const shade = `<g transform="translate(${decoy.x} ${decoy.y}) rotate(180 22 22)"><path d="${shape}" fill="#000" fill-opacity="0.16"/></g>`;
  const [background, cut] = await Promise.all([
    sharp(whole, { raw })
      .composite([{ input: svg(width, height, shade + gap) }])
      .png({ compressionLevel: 6 })
      .toBuffer(),
    sharp(whole, { raw })
      .extract({ left: x, top: y, width: piece, height: piece })
      .composite([{ input: mask, blend: 'dest-in' }, { input: rim }])
      .png()
      .toBuffer(),
  ]);
  return { x, y, background, piece: cut };
}
