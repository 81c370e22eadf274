/** Pictures to upload, which come from the mall itself, and the pictures of a page. */
import type { Page } from '@playwright/test';
import { goodsNamed } from './goods.ts';
import type { Mall } from './mall.ts';

export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A picture for a file chooser. */
export async function somePicture(mall: Mall): Promise<PictureFile> {
  const { imgUrl1 } = await goodsNamed(mall, 'Andes Cast-Iron Teapot');
  const answer = await fetch(`${mall.url}${imgUrl1}?w=160`);
  const mimeType = answer.headers.get('content-type') ?? '';
  return { name: 'picture.webp', mimeType, buffer: Buffer.from(await answer.arrayBuffer()) };
}

/** A picture for an API call. */
export async function pictureFile(mall: Mall): Promise<File> {
  const { name, mimeType, buffer } = await somePicture(mall);
  return new File([new Uint8Array(buffer)], name, { type: mimeType });
}

const SHOWN_LIMIT_MS = 15_000;

/** Waits for the pictures in the viewport. Others load later, such as those of a carousel. */
export async function picturesShown(page: Page): Promise<void> {
  const allShown = () =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isInWindow = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      return image.complete || !isInWindow || !image.checkVisibility();
    });
  await page.waitForFunction(allShown, undefined, { timeout: SHOWN_LIMIT_MS });
}
