import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Picture, PictureSource } from '../http/files/pictures.ts';
import { createHelperProcess } from './helper-process.ts';

export interface DrawInput {
  readonly path: string;
  readonly width: number | undefined;
  readonly format: 'avif' | 'webp' | undefined;
}

interface Drawn {
  readonly file: string;
  readonly type: string;
  readonly etag: string;
}

const DRAWER = fileURLToPath(new URL('draw-pictures.ts', import.meta.url));

const readDrawn = async ({ file, type, etag }: Drawn): Promise<Picture> => ({
  body: await readFile(file),
  type,
  etag,
});

export type DemoPictures = PictureSource & { readonly close: () => void };

/** Demo pictures, drawn on request in another process, and read from their folder afterwards. */
export function openDemoPictures(cacheFolder: string, idleMs?: number): DemoPictures {
  const helper = createHelperProcess<DrawInput, Drawn | undefined>(DRAWER, {
    args: [cacheFolder],
    ...(idleMs !== undefined && { idleMs }),
  });
  const drawn = new Map<string, Drawn>();
  return {
    get: async (path, width, format) => {
      const key = `${path} ${width} ${format}`;
      const known = drawn.get(key);
      if (known) return readDrawn(known);
      const made = await helper.run({ path, width, format });
      if (!made) return undefined;
      drawn.set(key, made);
      return readDrawn(made);
    },
    close: helper.close,
  };
}
