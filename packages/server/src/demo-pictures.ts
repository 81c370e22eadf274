import { join } from 'node:path';
import type { PictureSource } from './http/pictures.ts';

/** The demo's pictures, drawn when they are asked for; what draws them is loaded only then. */
export function demoPictures(dataFolder: string): PictureSource {
  let store: Promise<PictureSource> | undefined;
  const load = async (): Promise<PictureSource> => {
    const { createPictureStore } = await import('./demo/picture-store.ts');
    return createPictureStore({ cacheFolder: join(dataFolder, 'pictures') });
  };
  return {
    get: async (path, width) => {
      store ??= load();
      return (await store).get(path, width);
    },
  };
}
