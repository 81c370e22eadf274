/** Renders the images of the goods as files of the site, in one width. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createPictureStore } from '@openmall/server/demo/picture-store';

const WIDTH = 480;
const BANNER_WIDTH = 960;
const AVATARS = 40;
const CONCURRENCY = 4;

const widthOf = (path: string): number => (/banner/.test(path) ? BANNER_WIDTH : WIDTH);

/** Shown instead of a missing image. */
const PLACEHOLDER = '/pictures/goods/placeholder.webp';

export async function renderImages(
  paths: readonly string[],
  { into, cacheFolder }: { readonly into: string; readonly cacheFolder: string },
): Promise<number> {
  const store = createPictureStore({ cacheFolder });
  const avatars = Array.from({ length: AVATARS }, (_, index) => `/pictures/avatars/${index + 1}.webp`);
  const queue = [...new Set([PLACEHOLDER, ...paths, ...avatars])];
  let drawn = 0;
  const work = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const picture = await store.get(path, widthOf(path));
      if (!picture) continue;
      await mkdir(dirname(join(into, path)), { recursive: true });
      await writeFile(join(into, path), picture.body);
      drawn += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return drawn;
}
