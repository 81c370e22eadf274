import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_SEED } from './demo-seed.ts';
import { paintScene } from './pictures/compose.ts';
import type { SpriteMaker } from './pictures/compose.ts';
import { loadLibrary } from './pictures/fluent-library.ts';
import { limitParallel } from '../domain/limit-parallel.ts';
import { createSpriteMaker } from './pictures/sprite.ts';
import { createSceneFinder, drawingsInUse } from './scenes/scene-finder.ts';
import type { PictureKind, SceneFinder } from './scenes/scene-finder.ts';

export const PICTURE_WIDTHS = [80, 160, 320, 480, 640, 960, 1200] as const;
const DEFAULT_WIDTH = 640;
const WIDE = 1.5;
/** Counts up when pictures are drawn differently, so that old files are not served. */
const STYLE = 'v2';
const MOST_AT_ONCE = 2;

const PATH = /^\/pictures\/(goods|stores|banners|categories|avatars)\/([a-z0-9-]{1,120})\.webp$/;

export interface Picture {
  readonly body: Uint8Array;
  readonly type: string;
  readonly etag: string;
}

export interface PictureStore {
  /** The picture at a path, as wide as asked or the next width that is offered; undefined where there is none. */
  get(path: string, width?: number): Promise<Picture | undefined>;
}

export interface PictureStoreOptions {
  readonly cacheFolder: string;
  readonly seed?: string;
}

const pictureOf = (body: Uint8Array): Picture => ({
  body,
  type: 'image/webp',
  etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`,
});

function widthFor(wanted: number | undefined, ratio: number): number {
  const fallback = ratio > WIDE ? 1200 : DEFAULT_WIDTH;
  if (wanted === undefined || !(wanted > 0)) return fallback;
  return PICTURE_WIDTHS.find((width) => width >= wanted) ?? 1200;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Written beside and moved, so that no reader ever sees half a picture. */
async function keep(file: string, body: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, body);
  await rename(draft, file);
}

/** Draws the demo mall's pictures when they are first asked for and keeps them in the cache folder. */
export function createPictureStore({ cacheFolder, seed = DEMO_SEED }: PictureStoreOptions): PictureStore {
  const folder = join(cacheFolder, STYLE);
  const inQueue = limitParallel(MOST_AT_ONCE);
  const underWay = new Map<string, Promise<Picture>>();
  let finder: SceneFinder | undefined;
  let maker: Promise<SpriteMaker> | undefined;

  async function makeSprites(): Promise<SpriteMaker> {
    await mkdir(folder, { recursive: true });
    return createSpriteMaker(await loadLibrary(folder, drawingsInUse()));
  }

  async function render(
    file: string,
    scene: NonNullable<ReturnType<SceneFinder>>,
    width: number,
  ): Promise<Picture> {
    const kept = await readIfThere(file);
    if (kept) return pictureOf(kept);
    maker ??= makeSprites();
    const make = await maker;
    const body = await inQueue(() => paintScene(scene, width, make));
    await keep(file, body);
    return pictureOf(body);
  }

  return {
    async get(path, wanted) {
      const [, kind, name] = PATH.exec(path) ?? [];
      if (kind === undefined || name === undefined) return undefined;
      finder ??= createSceneFinder(seed);
      const scene = finder(kind as PictureKind, name); // PATH lets only these kinds through
      if (!scene) return undefined;
      const width = widthFor(wanted, scene.ratio);
      const file = join(folder, `${kind}-${name}-${width}.webp`);
      const running = underWay.get(file) ?? render(file, scene, width).finally(() => underWay.delete(file));
      underWay.set(file, running);
      return running;
    },
  };
}
