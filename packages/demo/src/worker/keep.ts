/** A drawer of IndexedDB beside the database: uploaded pictures, and which snapshot the database was made of. */

const NAME = 'openmall-drawer';
const STORE = 'things';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
  return done(request);
}

async function inDrawer<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const drawer = await open();
  try {
    return await done(act(drawer.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    drawer.close();
  }
}

export const keep = {
  get: (name: string): Promise<unknown> =>
    inDrawer('readonly', (store) => store.get(name) as IDBRequest<unknown>),
  put: (name: string, thing: unknown): Promise<unknown> =>
    inDrawer('readwrite', (store) => store.put(thing, name)),
  remove: (name: string): Promise<unknown> => inDrawer('readwrite', (store) => store.delete(name)),
  empty: (): Promise<unknown> => inDrawer('readwrite', (store) => store.clear()),
};

/** One that is open still goes as soon as it is closed, before anybody opens it anew: that is not waited for. */
export function dropDatabase(name: string): Promise<unknown> {
  const request = indexedDB.deleteDatabase(name);
  return Promise.race([done(request), new Promise((resolve) => void (request.onblocked = resolve))]);
}
