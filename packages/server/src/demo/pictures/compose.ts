import sharp, { type Sharp } from 'sharp';
import { backdropSvg } from './backdrop.ts';
import type { Backdrop } from './backdrop.ts';
import { blendEllipse, blendMask, blendRaster } from './canvas.ts';
import type { Box, Canvas, Rgb } from './canvas.ts';
import { silhouette, SHADOW_MARGIN } from './shadow.ts';
import type { Figure, Sprite } from './sprite.ts';

/**
 * Position of a figure, in units of the picture's height. `foot` is the ground line; `middle` centers a floating
 * figure.
 */
export interface Placed extends Figure {
  readonly x: number;
  readonly foot?: number;
  readonly middle?: number;
  readonly size: number;
}

/** Description of a picture, independent of its width. */
export interface Scene {
  /** Width divided by height. */
  readonly ratio: number;
  readonly backdrop: Backdrop;
  readonly figures: readonly Placed[];
}

export type SpriteMaker = (figure: Figure, wantedPixels: number) => Promise<Sprite>;

const SHADOW: Rgb = [38, 32, 56];
/** A drawing fills about three quarters of its raster, so the raster is larger. */
const RASTER_SHARE = 1.3;

function boxOf(placed: Placed, sprite: Sprite, { width: w, height: h }: Canvas): Box {
  const scale = (placed.size * h) / Math.max(sprite.width, sprite.height);
  const width = Math.max(1, Math.round(sprite.width * scale));
  const height = Math.max(1, Math.round(sprite.height * scale));
  const bottom = placed.foot === undefined ? (placed.middle ?? 0.5) * h + height / 2 : placed.foot * h;
  return {
    left: Math.round(w / 2 + placed.x * h - width / 2),
    top: Math.round(bottom - height),
    width,
    height,
  };
}

/** A standing figure has a short shadow and a dark contact line; a floating figure has a longer shadow. */
function drawShadows(canvas: Canvas, sprite: Sprite, box: Box, standing: boolean): void {
  const mask = silhouette(sprite);
  const unit = box.width / (mask.width - SHADOW_MARGIN * 2);
  const margin = Math.round(SHADOW_MARGIN * unit);
  const drop = Math.round(Math.max(box.width, box.height) * (standing ? 0.02 : 0.055));
  const around: Box = {
    left: box.left - margin,
    top: box.top - margin + drop,
    width: box.width + margin * 2,
    height: box.height + margin * 2,
  };
  blendMask(canvas, mask, around, { colour: SHADOW, opacity: standing ? 0.2 : 0.3 });
  if (!standing) return;
  const width = Math.round(box.width * 1.12);
  const height = Math.max(4, Math.round(box.width * 0.17));
  const left = Math.round(box.left + (box.width - width) / 2);
  blendEllipse(
    canvas,
    { left, top: Math.round(box.top + box.height - height * 0.58), width, height },
    SHADOW,
    0.46,
  );
}

async function drawFigure(canvas: Canvas, placed: Placed, make: SpriteMaker): Promise<void> {
  const sprite = await make(placed, placed.size * canvas.height * RASTER_SHARE);
  const box = boxOf(placed, sprite, canvas);
  const { pixels, width, height } = sprite;
  const fitted = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(box.width, box.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  drawShadows(canvas, sprite, box, placed.foot !== undefined);
  blendRaster(canvas, fitted, box);
}

/** Renders a scene. `width` is in pixels. */
export async function paintScene(scene: Scene, width: number, make: SpriteMaker): Promise<Sharp> {
  const height = Math.round(width / scene.ratio);
  const backdrop = sharp(backdropSvg(scene.backdrop, width, height));
  const canvas: Canvas = { width, height, rgb: await backdrop.removeAlpha().raw().toBuffer() };
  for (const placed of scene.figures) await drawFigure(canvas, placed, make);
  return sharp(canvas.rgb, { raw: { width, height, channels: 3 } });
}
