import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { backdropSvg } from './backdrop.ts';
import type { Backdrop } from './backdrop.ts';
import type { Figure, Sprite } from './sprite.ts';

/** Where a figure goes, in parts of the picture's height; `foot` stands it on a line, `middle` lets it float. */
export interface Placed extends Figure {
  readonly x: number;
  readonly foot?: number;
  readonly middle?: number;
  readonly size: number;
}

/** A picture described in words: the same scene gives the same picture at every width. */
export interface Scene {
  /** Width divided by height. */
  readonly ratio: number;
  readonly backdrop: Backdrop;
  readonly figures: readonly Placed[];
}

export type SpriteMaker = (figure: Figure, wantedPixels: number) => Promise<Sprite>;

const SHADOW = { r: 38, g: 32, b: 56 };
const SHADOW_GRID = 40;
const raw = ({ pixels, width, height }: Sprite): sharp.Sharp => sharp(pixels, { raw: { width, height, channels: 4 } });

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function boxOf(placed: Placed, sprite: Sprite, w: number, h: number): Box {
  const longest = Math.max(sprite.width, sprite.height);
  const scale = (placed.size * h) / longest;
  const width = Math.max(1, Math.round(sprite.width * scale));
  const height = Math.max(1, Math.round(sprite.height * scale));
  const bottom = placed.foot === undefined ? (placed.middle ?? 0.5) * h + height / 2 : placed.foot * h;
  return { left: Math.round(w / 2 + placed.x * h - width / 2), top: Math.round(bottom - height), width, height };
}

/** A blurred silhouette, made small and enlarged: a true blur at full size costs ten times as much. */
async function castShadow(sprite: Sprite, box: Box, standing: boolean): Promise<OverlayOptions> {
  const pad = 10;
  const scale = SHADOW_GRID / Math.max(sprite.width, sprite.height);
  const gw = Math.max(2, Math.round(sprite.width * scale));
  const gh = Math.max(2, Math.round(sprite.height * scale));
  const small = await raw(sprite).resize(gw, gh, { fit: 'fill' }).extractChannel(3).raw().toBuffer();
  const [W, H] = [gw + pad * 2, gh + pad * 2];
  const grid = Buffer.alloc(W * H);
  for (let y = 0; y < gh; y += 1) small.copy(grid, (y + pad) * W + pad, y * gw, (y + 1) * gw);
  const soft = await sharp(grid, { raw: { width: W, height: H, channels: 1 } }).blur(2.6).extractChannel(0).raw().toBuffer();
  const tinted = Buffer.alloc(W * H * 4);
  for (let i = 0; i < W * H; i += 1) {
    tinted.writeUIntBE((SHADOW.r << 16) | (SHADOW.g << 8) | SHADOW.b, i * 4, 3);
    tinted[i * 4 + 3] = Math.round((soft[i] ?? 0) * (standing ? 0.2 : 0.3));
  }
  const unit = box.width / gw;
  const drop = Math.round(Math.max(box.width, box.height) * (standing ? 0.02 : 0.055));
  const input = await sharp(tinted, { raw: { width: W, height: H, channels: 4 } })
    .resize(Math.round(W * unit), Math.round(H * unit), { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = input.info;
  const at = Math.round(pad * unit);
  return { input: input.data, raw: { width, height, channels: 4 }, left: box.left - at, top: box.top - at + drop };
}

/** The dark line where a standing thing touches its ground. */
function contactShadow(box: Box): OverlayOptions {
  const w = Math.round(box.width * 1.1);
  const h = Math.max(4, Math.round(box.width * 0.16));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><radialGradient id="c"><stop offset="0" stop-color="#261f38" stop-opacity=".42"/><stop offset=".55" stop-color="#261f38" stop-opacity=".2"/><stop offset="1" stop-color="#261f38" stop-opacity="0"/></radialGradient><ellipse cx="${w / 2}" cy="${h / 2}" rx="${w / 2}" ry="${h / 2}" fill="url(#c)"/></svg>`;
  return {
    input: Buffer.from(svg),
    left: Math.round(box.left + box.width / 2 - w / 2),
    top: Math.round(box.top + box.height - h * 0.58),
  };
}

/** sharp refuses an overlay that leaves the picture, so the part outside is cut away. */
async function clipped(layer: OverlayOptions, w: number, h: number): Promise<OverlayOptions | undefined> {
  const image = sharp(layer.input, layer.raw ? { raw: layer.raw } : {});
  const size = layer.raw ?? (await image.metadata());
  const [x, y] = [layer.left ?? 0, layer.top ?? 0];
  const left = Math.max(0, -x);
  const top = Math.max(0, -y);
  const width = Math.min(size.width - left, w - Math.max(0, x));
  const height = Math.min(size.height - top, h - Math.max(0, y));
  if (width <= 0 || height <= 0) return undefined;
  if (width === size.width && height === size.height) return layer;
  const cut = await image.ensureAlpha().extract({ left, top, width, height }).raw().toBuffer();
  return { input: cut, raw: { width, height, channels: 4 }, left: Math.max(0, x), top: Math.max(0, y) };
}

async function layersOf(placed: Placed, make: SpriteMaker, w: number, h: number): Promise<OverlayOptions[]> {
  const sprite = await make(placed, placed.size * h * 1.2);
  const box = boxOf(placed, sprite, w, h);
  const standing = placed.foot !== undefined;
  const resized = await raw(sprite).resize(box.width, box.height, { fit: 'fill' }).raw().toBuffer();
  const body: OverlayOptions = {
    input: resized,
    raw: { width: box.width, height: box.height, channels: 4 },
    left: box.left,
    top: box.top,
  };
  const shadow = await castShadow(sprite, box, standing);
  return standing ? [shadow, contactShadow(box), body] : [shadow, body];
}

/** Paints a scene as WebP, `width` pixels wide. */
export async function paintScene(scene: Scene, width: number, make: SpriteMaker): Promise<Buffer> {
  const height = Math.round(width / scene.ratio);
  const layers: OverlayOptions[] = [];
  for (const placed of scene.figures) layers.push(...(await layersOf(placed, make, width, height)));
  const fitting = await Promise.all(layers.map((layer) => clipped(layer, width, height)));
  return sharp(backdropSvg(scene.backdrop, width, height))
    .composite(fitting.filter((layer) => layer !== undefined))
    .webp({ quality: 82, effort: 2, smartSubsample: true })
    .toBuffer();
}
