/** Pictures to upload: the mall's own are as good as any. */
import { goodsNamed } from './goods.ts';
import type { Mall } from './mall.ts';

export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A picture as a file chooser takes it. */
export async function somePicture(mall: Mall): Promise<PictureFile> {
  const { imgUrl1 } = await goodsNamed(mall, 'Andes Cast-Iron Teapot');
  const answer = await fetch(`${mall.url}${imgUrl1}?w=160`);
  const mimeType = answer.headers.get('content-type') ?? '';
  return { name: 'picture.webp', mimeType, buffer: Buffer.from(await answer.arrayBuffer()) };
}

/** The same as a call takes it. */
export async function pictureFile(mall: Mall): Promise<File> {
  const { name, mimeType, buffer } = await somePicture(mall);
  return new File([new Uint8Array(buffer)], name, { type: mimeType });
}
