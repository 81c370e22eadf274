import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { demoMall } from './demo-mall.ts';
import { DEMO_SEED } from './demo-seed.ts';
import { encodePicture, type PictureFormat } from './pictures/encode-picture.ts';
import { paintScene } from './pictures/compose.ts';
import type { Scene, SpriteMaker } from './pictures/compose.ts';
import { loadLibrary } from './pictures/fluent-library.ts';
import { limitParallel } from '../domain/limit-parallel.ts';
import { STYLE, widthOfFile } from './pictures/picture-version.ts';
import { createRenderedFinder, scaleRendered } from './pictures/rendered-pictures.ts';
import type { RenderedFinder } from './pictures/rendered-pictures.ts';
import { createSpriteMaker } from './pictures/sprite.ts';
import { createSceneFinder, drawingsInUse } from './scenes/scene-finder.ts';
import type { PictureKind, SceneFinder } from './scenes/scene-finder.ts';

const DEFAULT_WIDTH = 640;
/** Wider pictures get a larger default width. */
const WIDE_RATIO = 1.5;
const MAX_PARALLEL = 2;

const PATH = /^\/pictures\/(goods|stores|banners|categories|avatars)\/([a-z0-9-]{1,120})\.webp$/;

export interface Picture {
  readonly body: Uint8Array;
  readonly type: string;
  readonly etag: string;
  /** Where it is kept. */
  readonly file: string;
}

export interface PictureStore {
  /** The picture at a path, in the requested width or the next larger one; undefined if there is none. WebP by default. */
  get(path: string, width?: number, format?: PictureFormat): Promise<Picture | undefined>;
}

export interface PictureStoreOptions {
  readonly cacheFolder: string;
  readonly seed?: string;
  /** Folder of the rendered pictures. */
  readonly renderedFolder?: string;
}

const pictureOf = (body: Uint8Array, format: PictureFormat, file: string): Picture => ({
  body,
  file,
  type: `image/${format}`,
  etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`,
});

function widthFor(requestedWidth: number | undefined, ratio: number): number {
  const fallback = ratio > WIDE_RATIO ? 1200 : DEFAULT_WIDTH;
  if (requestedWidth === undefined || !(requestedWidth > 0)) return fallback;
  return widthOfFile(requestedWidth);
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function readIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Writes a draft and renames it, so that no reader sees half a picture. */
async function saveFile(file: string, body: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, body);
  await rename(draft, file);
}

/** Draws pictures of the demo mall on the first request and caches them in a folder. */
export function createPictureStore({
  cacheFolder,
  seed = DEMO_SEED,
  renderedFolder,
}: PictureStoreOptions): PictureStore {
  const folder = join(cacheFolder, STYLE);
  const inQueue = limitParallel(MAX_PARALLEL);
  const pending = new Map<string, Promise<Picture>>();
  let finder: SceneFinder | undefined;
  let findRendered: RenderedFinder | undefined;
  let maker: Promise<SpriteMaker> | undefined;

  async function makeSprites(): Promise<SpriteMaker> {
    await mkdir(folder, { recursive: true });
    return createSpriteMaker(await loadLibrary(folder, drawingsInUse()));
  }

  async function drawScene(scene: Scene, width: number): Promise<Sharp> {
    maker ??= makeSprites();
    return paintScene(scene, width, await maker);
  }

  async function cached(file: string, format: PictureFormat, paint: () => Promise<Sharp>): Promise<Picture> {
    const ready = await readIfExists(file);
    if (ready) return pictureOf(ready, format, file);
    await mkdir(folder, { recursive: true });
    const body = await inQueue(async () => encodePicture(await paint(), format));
    await saveFile(file, body);
    return pictureOf(body, format, file);
  }

  return {
    async get(path, requestedWidth, format = 'webp') {
      const [, kind, name] = PATH.exec(path) ?? [];
      if (kind === undefined || name === undefined) return undefined;
      finder ??= createSceneFinder(seed);
      const scene = finder(kind as PictureKind, name); // PATH lets only these kinds through
      if (!scene) return undefined;
      const width = widthFor(requestedWidth, scene.ratio);
      findRendered ??= createRenderedFinder(demoMall(seed), renderedFolder);
      const rendered = kind === 'goods' ? findRendered(name) : undefined;
      const version = rendered ? `-${rendered.hash}` : '';
      const file = join(folder, `${kind}-${name}-${width}${version}.${format}`);
      const paint = () => (rendered ? scaleRendered(rendered, width) : drawScene(scene, width));
      const running = pending.get(file) ?? cached(file, format, paint).finally(() => pending.delete(file));
      pending.set(file, running);
      return running;
    },
  };
}
