import sharp from 'sharp';
import { isOwnDrawing, labelled, ownBody } from './drawing-body.ts';
import type { Library } from './fluent-library.ts';
import { dominantColour, recolour } from './recolour.ts';
import type { Oklch } from './colour.ts';

/** An object of a picture: its drawing and its colors. */
export interface Figure {
  /** A drawing, or `container/label`: a second drawing on the container's label. */
  readonly draw: string;
  readonly colour?: string | undefined;
  readonly accent?: string | undefined;
  /** Degrees, clockwise. */
  readonly turn?: number | undefined;
  readonly flip?: boolean | undefined;
}

export interface Sprite {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

const RASTER_SIZES = [72, 120, 180, 240, 300, 360, 480, 560] as const;
/** A raster this much smaller than needed is accepted: the difference is invisible, and filters cost by area. */
const MIN_SIZE_RATIO = 0.88;
const MAX_CACHE_BYTES = 48 * 1024 * 1024;
const DEFAULT_BASE = '#7c8aa5';

const svg = (body: string, size: number, turn: number, flip: boolean): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-4 -4 40 40"><g transform="rotate(${turn} 16 16)${flip ? ' translate(32 0) scale(-1 1)' : ''}">${body}</g></svg>`,
  );

const raster = (source: Buffer): Promise<Buffer> => sharp(source).ensureAlpha().raw().toBuffer();

/** Trims transparent margins, so that figures are placed and sized by their visible part. */
function trim(pixels: Buffer, size: number): Sprite {
  let [left, right, top, bottom] = [size, 0, size, 0];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if ((pixels[(y * size + x) * 4 + 3] ?? 0) < 12) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < left) return { pixels, width: size, height: size };
  const [width, height] = [right - left + 1, bottom - top + 1];
  const cut = Buffer.allocUnsafe(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * size + left) * 4;
    pixels.copy(cut, y * width * 4, from, from + width * 4);
  }
  return { pixels: cut, width, height };
}

/** Creates a function that rasterizes figures and caches recent ones, because pictures of the same goods share them. */
export function createSpriteMaker(
  library: Library,
): (figure: Figure, wantedPixels: number) => Promise<Sprite> {
  const cache = new Map<string, Sprite>();
  const dominants = new Map<string, Oklch>();
  let cacheBytes = 0;

  async function fluentBody(name: string, colour: string | undefined): Promise<string> {
    const body = library[name];
    if (body === undefined) throw new RangeError(`no drawing named ${name}`);
    if (colour === undefined) return body;
    const dominant = dominants.get(name) ?? dominantColour(await raster(svg(body, 48, 0, false)));
    dominants.set(name, dominant);
    return recolour(body, dominant, colour);
  }

  async function bodyOf({ draw, colour, accent }: Figure): Promise<string> {
    const [name = '', label] = draw.split('/');
    if (!isOwnDrawing(name)) return fluentBody(name, colour);
    const body = ownBody(name, colour ?? DEFAULT_BASE, accent) ?? '';
    return label === undefined ? body : labelled(name, body, await fluentBody(label, undefined));
  }

  function addToCache(key: string, sprite: Sprite): void {
    cache.set(key, sprite);
    cacheBytes += sprite.pixels.length;
    for (const [oldest, old] of cache) {
      if (cacheBytes <= MAX_CACHE_BYTES) break;
      cache.delete(oldest);
      cacheBytes -= old.pixels.length;
    }
  }

  return async (figure, wantedPixels) => {
    const size = RASTER_SIZES.find((candidate) => candidate >= wantedPixels * MIN_SIZE_RATIO) ?? 560;
    const key = JSON.stringify([figure.draw, figure.colour, figure.accent, figure.turn, figure.flip, size]);
    const ready = cache.get(key);
    if (ready) {
      cache.delete(key);
      cache.set(key, ready);
      return ready;
    }
    const body = await bodyOf(figure);
    const sprite = trim(await raster(svg(body, size, figure.turn ?? 0, figure.flip ?? false)), size);
    addToCache(key, sprite);
    return sprite;
  };
}
