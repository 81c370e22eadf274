/** A key-value store in IndexedDB for uploaded images and for the state of the database. */

const NAME = 'openmall-storage';
const STORE = 'entries';

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
  return toPromise(request);
}

async function withStore<T>(
  mode: IDBTransactionMode,
  operation: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await toPromise(operation(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

export const storage = {
  get: (name: string): Promise<unknown> =>
    withStore('readonly', (store) => store.get(name) as IDBRequest<unknown>),
  put: (name: string, value: unknown): Promise<unknown> =>
    withStore('readwrite', (store) => store.put(value, name)),
  remove: (name: string): Promise<unknown> => withStore('readwrite', (store) => store.delete(name)),
  clear: (): Promise<unknown> => withStore('readwrite', (store) => store.clear()),
};

/** Deletes a database. If it is still open, the browser deletes it once it is closed; this is not awaited. */
export function deleteDatabase(name: string): Promise<unknown> {
  const request = indexedDB.deleteDatabase(name);
  return Promise.race([toPromise(request), new Promise((resolve) => void (request.onblocked = resolve))]);
}
