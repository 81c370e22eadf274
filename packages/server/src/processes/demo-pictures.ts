import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { widthOfFile } from '../demo/pictures/picture-version.ts';
import type { Picture, PictureSource } from '../http/files/pictures.ts';
import { openDrawnPictures, type DrawnPicture } from './drawn-pictures.ts';
import { createHelperProcess } from './helper-process.ts';

export interface DrawInput {
  readonly path: string;
  readonly width: number | undefined;
  readonly format: 'avif' | 'webp' | undefined;
}

const DRAWER = fileURLToPath(new URL('draw-pictures.ts', import.meta.url));

export type DemoPictures = PictureSource & { readonly close: () => void };

/** Demo pictures, drawn on request in another process, and read from their folder afterwards. */
export function openDemoPictures(cacheFolder: string, idleMs?: number): DemoPictures {
  const helper = createHelperProcess<DrawInput, DrawnPicture | undefined>(DRAWER, {
    args: [cacheFolder],
    ...(idleMs !== undefined && { idleMs }),
  });
  const drawn = openDrawnPictures(cacheFolder);

  const read = async ({ file, type, etag }: DrawnPicture): Promise<Picture> => ({
    body: await readFile(join(cacheFolder, file)),
    type,
    etag,
  });

  /** Undefined if the picture was not drawn yet, or if somebody has removed its file. */
  async function readDrawn(request: string): Promise<Picture | undefined> {
    const known = await drawn.find(request);
    return known && read(known).catch(() => undefined);
  }

  const pending = new Map<string, Promise<DrawnPicture | undefined>>();
  async function draw(request: string, input: DrawInput): Promise<DrawnPicture | undefined> {
    const made = await helper.run(input);
    if (made) await drawn.add(request, made);
    return made;
  }
  /** Those who ask for a picture while it is drawn wait for the same drawing. */
  function drawOnce(request: string, input: DrawInput): Promise<DrawnPicture | undefined> {
    const known = pending.get(request);
    if (known) return known;
    const drawing = draw(request, input).finally(() => pending.delete(request));
    pending.set(request, drawing);
    return drawing;
  }

  return {
    get: async (path, requestedWidth, format) => {
      const width = requestedWidth === undefined ? undefined : widthOfFile(requestedWidth);
      const request = `${path} ${width} ${format}`;
      const ready = await readDrawn(request);
      if (ready) return ready;
      const made = await drawOnce(request, { path, width, format });
      return made && read(made);
    },
    close: helper.close,
  };
}
