import type { Transport } from '@openmall/sdk';
import { createStore, type Store } from '../state/store.ts';
import type { UploadModule } from './limits.ts';
import { createUploadQueue, type Problem } from './upload-queue.ts';

export interface Upload {
  readonly key: string;
  readonly name: string;
  /** The URL of the selected file, for a preview during the upload. */
  readonly preview: string;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed';
  /** The share of the file that has been sent, 0 to 1. */
  readonly share: number;
  readonly url?: string;
  readonly problem?: Problem | undefined;
}

export interface UploadsState {
  readonly pictures: readonly Upload[];
  /** How many of the last selected files exceeded the limit. */
  readonly leftOut: number;
}

/** A store of uploads, independent of React. */
export interface Uploads extends Pick<Store<UploadsState>, 'get' | 'subscribe'> {
  readonly module: UploadModule;
  readonly maxPictures: number;
  /** Accepts files up to the limit and uploads them in sequence; replaces a single picture. */
  readonly add: (files: Iterable<File>) => void;
  readonly remove: (key: string) => void;
  readonly retry: (key: string) => void;
  /** Aborts pending uploads and clears the list. */
  readonly end: () => void;
}

export const isUploading = ({ pictures }: UploadsState): boolean =>
  pictures.some(({ state }) => state === 'waiting' || state === 'sending');

/** The URLs of the uploaded pictures, in the order of selection. */
export const urlsOf = ({ pictures }: UploadsState): readonly string[] =>
  pictures.flatMap(({ url }) => url ?? []);

interface Options {
  readonly transport: Transport;
  readonly module: UploadModule;
  readonly maxPictures: number;
}

interface Task {
  readonly file: File;
  readonly control: AbortController;
}

let serial = 0;

function take(file: File): { readonly picture: Upload; readonly task: Task } {
  serial += 1;
  const preview = URL.createObjectURL(file);
  return {
    picture: { key: `upload-${serial}`, name: file.name, preview, state: 'waiting', share: 0 },
    task: { file, control: new AbortController() },
  };
}

const changed = (state: UploadsState, key: string, part: Partial<Upload>): UploadsState => ({
  ...state,
  pictures: state.pictures.map((picture) => (picture.key === key ? { ...picture, ...part } : picture)),
});

/** The pictures of one form. */
export function createUploads({ transport, module, maxPictures }: Options): Uploads {
  const store = createStore<UploadsState>({ pictures: [], leftOut: 0 });
  const tasks = new Map<string, Task>();
  const send = createUploadQueue(transport, module);
  const change = (key: string, part: Partial<Upload>) => store.set((state) => changed(state, key, part));
  const queue = (key: string) => {
    const task = tasks.get(key);
    if (!task) return;
    send(task.file, task.control.signal, {
      onSent: (share) => change(key, { state: 'sending', share }),
      onDone: (url) => change(key, { state: 'done', share: 1, url }),
      onFailed: (problem) => change(key, { state: 'failed', problem }),
    });
  };
  const drop = (isDropped: (picture: Upload) => boolean) => {
    const { pictures } = store.get();
    for (const { key, preview } of pictures.filter(isDropped)) {
      tasks.get(key)?.control.abort();
      tasks.delete(key);
      URL.revokeObjectURL(preview);
    }
    store.set({ pictures: pictures.filter((picture) => !isDropped(picture)), leftOut: 0 });
  };
  return {
    ...store,
    module,
    maxPictures,
    add: (files) => {
      const chosen = [...files];
      if (maxPictures === 1 && chosen.length > 0) drop(() => true);
      const room = maxPictures - store.get().pictures.length;
      const taken = chosen.slice(0, room).map(take);
      for (const { picture, task } of taken) tasks.set(picture.key, task);
      store.set(({ pictures }) => ({
        pictures: [...pictures, ...taken.map(({ picture }) => picture)],
        leftOut: Math.max(0, chosen.length - room),
      }));
      for (const { picture } of taken) queue(picture.key);
    },
    remove: (key) => drop((picture) => picture.key === key),
    retry: (key) => {
      change(key, { state: 'waiting', share: 0, problem: undefined });
      queue(key);
    },
    end: () => drop(() => true),
  };
}
