/** A process that draws the pictures of the demo. Its argument is the folder in which they are kept. */
import { relative } from 'node:path';
import { createPictureStore } from '../demo/picture-store.ts';
import type { DrawInput } from './demo-pictures.ts';
import { answerJobs } from './helper-process.ts';

const cacheFolder = process.argv[2] ?? '';
const store = createPictureStore({ cacheFolder });
answerJobs(async ({ path, width, format }: DrawInput) => {
  const picture = await store.get(path, width, format);
  return picture && { file: relative(cacheFolder, picture.file), type: picture.type, etag: picture.etag };
});
