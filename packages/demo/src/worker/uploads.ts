import type { UploadStore } from '@openmall/server/domain/uploads/upload-store';
import { keep } from './keep.ts';

const nameOf = (id: string) => `upload/${id}`;

/** Pictures that the visitor uploads stay in the browser. */
export const keptUploads: UploadStore = {
  put: async (id, bytes) => void (await keep.put(nameOf(id), bytes)),
  get: async (id) => {
    const found = await keep.get(nameOf(id));
    return found instanceof Uint8Array ? found : undefined;
  },
  remove: async (id) => void (await keep.remove(nameOf(id))),
};
