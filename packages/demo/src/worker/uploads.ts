import type { UploadStore } from '@openmall/server/domain/uploads/upload-store';
import { storage } from './indexed-db.ts';

const nameOf = (id: string) => `upload/${id}`;

/** Stores uploaded images in the browser. */
export const storedUploads: UploadStore = {
  put: async (id, bytes) => void (await storage.put(nameOf(id), bytes)),
  get: async (id) => {
    const found = await storage.get(nameOf(id));
    return found instanceof Uint8Array ? found : undefined;
  },
  remove: async (id) => void (await storage.remove(nameOf(id))),
};
