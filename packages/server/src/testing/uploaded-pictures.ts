/** Pictures for stories that upload some, and a store that keeps them in memory. */
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import type { Mall } from '../domain/mall.ts';
import { keepUpload } from '../domain/uploads/keep-upload.ts';
import type { UploadStore } from '../domain/uploads/upload-store.ts';
import { createFolderStore } from '../storage/folder-store.ts';

/** A store that can tell how many pictures it keeps. */
export type CountedStore = UploadStore & { readonly count: () => Promise<number> };

export function createMemoryStore(): CountedStore {
  const files = new Map<string, Uint8Array>();
  return {
    count: () => Promise.resolve(files.size),
    put: (id, bytes) => Promise.resolve(void files.set(id, bytes)),
    get: (id) => Promise.resolve(files.get(id)),
    remove: (id) => Promise.resolve(void files.delete(id)),
  };
}

export function createCountedFolder(folder: string): CountedStore {
  const count = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp')).length;
  return { ...createFolderStore(folder), count };
}

/** A small plain picture. */
export const drawPicture = (format: 'jpeg' | 'png' | 'webp' | 'gif' = 'png'): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#357' } })
    .toFormat(format)
    .toBuffer();

/** Uploads pictures as a user would, and answers their addresses. */
export async function uploadPictures(
  mall: Mall,
  userId: string | undefined,
  module: string,
  count = 1,
): Promise<readonly string[]> {
  const bytes = await drawPicture();
  return Promise.all(Array.from({ length: count }, () => keepUpload(mall, { module, bytes, userId })));
}
