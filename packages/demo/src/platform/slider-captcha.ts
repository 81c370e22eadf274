/** Replaces the server's `slider-picture.ts`: draws the puzzle on a canvas. */
import type * as original from '@openmall/server/domain/verification/slider/slider-picture';
import { randomInt } from './crypto.ts';

export const SLIDER: typeof original.SLIDER = { width: 320, height: 160, piece: 44 };

const EDGE = 10;
const KNOB = 9;
type Context2d = OffscreenCanvasRenderingContext2D;

/** A square with a knob above and one on the right, within the box of the piece. */
function outline(x: number, y: number): Path2D {
  const side = SLIDER.piece - KNOB;
  const path = new Path2D();
  path.rect(x, y + KNOB, side, side);
  path.moveTo(x + side / 2 + KNOB / 2, y + KNOB);
  path.arc(x + side / 2, y + KNOB - 1, KNOB / 1.6, 0, 2 * Math.PI);
  path.moveTo(x + side, y + KNOB + side / 2);
  path.arc(x + side + 1, y + KNOB + side / 2, KNOB / 1.6, 0, 2 * Math.PI);
  return path;
}

function createContext2d(width: number, height: number): Context2d {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  return context;
}

function paintHill(context: Context2d, level: number, colour: string): void {
  const { width, height } = SLIDER;
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(0, height);
  for (let step = 0; step < 6; step += 1) context.lineTo(step * 64, level + randomInt(-16, 17));
  context.lineTo(width, height);
  context.fill();
}

/** A random landscape: hills, sky and dots. */
function paintLandscape(context: Context2d): void {
  const { width, height } = SLIDER;
  const base = randomInt(360);
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, `hsl(${base} 60% 72%)`);
  sky.addColorStop(1, `hsl(${base + 40} 70% 88%)`);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  paintHill(context, 80, `hsl(${base + 120} 30% 60%)`);
  paintHill(context, 110, `hsl(${base + 140} 35% 45%)`);
  paintHill(context, 136, `hsl(${base + 150} 40% 32%)`);
  context.globalAlpha = 0.55;
  for (let dot = 0; dot < 26; dot += 1) {
    context.fillStyle = `hsl(${randomInt(360)} 55% ${randomInt(35, 80)}%)`;
    context.beginPath();
    context.arc(randomInt(width), randomInt(height), randomInt(4, 16), 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

function cutPiece(from: Context2d, x: number, y: number): Context2d {
  const { piece } = SLIDER;
  const context = createContext2d(piece, piece);
  const shape = outline(0, 0);
  context.save();
  context.clip(shape);
  context.drawImage(from.canvas, -x, -y);
  context.restore();
  context.strokeStyle = 'rgb(255 255 255 / .6)';
  context.stroke(shape);
  return context;
}

async function pngOf({ canvas }: Context2d): Promise<Buffer> {
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return Buffer.from(await blob.arrayBuffer());
}

export const drawPuzzle: typeof original.drawPuzzle = async () => {
  const { width, height, piece } = SLIDER;
  const x = randomInt(piece + 2 * EDGE, width - piece - EDGE);
  const y = randomInt(EDGE, height - piece - EDGE);
  const context = createContext2d(width, height);
  paintLandscape(context);
  const cut = cutPiece(context, x, y);
  context.fillStyle = 'rgb(0 0 0 / .5)';
  context.fill(outline(x, y));
  return { x, y, background: await pngOf(context), piece: await pngOf(cut) };
};
