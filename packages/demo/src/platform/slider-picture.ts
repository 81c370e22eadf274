/** Stands for the server's `slider-picture.ts`: the puzzle is painted on a canvas. */
import type * as original from '@openmall/server/domain/verification/slider-picture';
import { randomInt } from './crypto.ts';

export const SLIDER: typeof original.SLIDER = { width: 320, height: 160, piece: 44 };

const EDGE = 10;
const KNOB = 9;
type Pen = OffscreenCanvasRenderingContext2D;

/** A square with a knob above and one on the right, within the piece's box. */
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

function penOn(width: number, height: number): Pen {
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  if (!pen) throw new Error('This browser has no canvas to draw the slider on.');
  return pen;
}

function paintHill(pen: Pen, level: number, colour: string): void {
  const { width, height } = SLIDER;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0, height);
  for (let step = 0; step < 6; step += 1) pen.lineTo(step * 64, level + randomInt(-16, 17));
  pen.lineTo(width, height);
  pen.fill();
}

/** Hills under a sky with dots on it, never the same twice. */
function paintLandscape(pen: Pen): void {
  const { width, height } = SLIDER;
  const base = randomInt(360);
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, `hsl(${base} 60% 72%)`);
  sky.addColorStop(1, `hsl(${base + 40} 70% 88%)`);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  paintHill(pen, 80, `hsl(${base + 120} 30% 60%)`);
  paintHill(pen, 110, `hsl(${base + 140} 35% 45%)`);
  paintHill(pen, 136, `hsl(${base + 150} 40% 32%)`);
  pen.globalAlpha = 0.55;
  for (let dot = 0; dot < 26; dot += 1) {
    pen.fillStyle = `hsl(${randomInt(360)} 55% ${randomInt(35, 80)}%)`;
    pen.beginPath();
    pen.arc(randomInt(width), randomInt(height), randomInt(4, 16), 0, 2 * Math.PI);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function cutPiece(from: Pen, x: number, y: number): Pen {
  const { piece } = SLIDER;
  const pen = penOn(piece, piece);
  const shape = outline(0, 0);
  pen.save();
  pen.clip(shape);
  pen.drawImage(from.canvas, -x, -y);
  pen.restore();
  pen.strokeStyle = 'rgb(255 255 255 / .6)';
  pen.stroke(shape);
  return pen;
}

async function pngOf({ canvas }: Pen): Promise<Buffer> {
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return Buffer.from(await blob.arrayBuffer());
}

export const drawPuzzle: typeof original.drawPuzzle = async () => {
  const { width, height, piece } = SLIDER;
  const x = randomInt(piece + 2 * EDGE, width - piece - EDGE);
  const y = randomInt(EDGE, height - piece - EDGE);
  const pen = penOn(width, height);
  paintLandscape(pen);
  const cut = cutPiece(pen, x, y);
  pen.fillStyle = 'rgb(0 0 0 / .5)';
  pen.fill(outline(x, y));
  return { x, y, background: await pngOf(pen), piece: await pngOf(cut) };
};
