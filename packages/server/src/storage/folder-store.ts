import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { UploadStore } from '../domain/uploads/upload-store.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Stores pictures in a folder. Several servers must share the folder, or use S3. */
export function createFolderStore(folder: string): UploadStore {
  const pathOf = (id: string) => join(folder, id.slice(0, 2), `${id}.webp`);
  return {
    put: async (id, bytes) => {
      const path = pathOf(id);
      // Written to a draft and renamed, so that no reader sees half a picture.
      const draft = `${path}.${randomBytes(4).toString('hex')}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, path);
    },
    get: async (id) => {
      try {
        return await readFile(pathOf(id));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
