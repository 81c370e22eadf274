/** What the browser remembers for this site. Names follow the specification's list of keys (spec §3). */
export type StorageKey =
  | 'token'
  | 'user'
  | 'language'
  | 'searchHistory'
  | 'recentlyViewed'
  | 'agentCode'
  | 'maxBuy'
  | 'openGroups'
  | 'favourites'
  | 'lotterySeen'
  | 'remindOrder'
  | 'submitToken'
  | `cart.${string}`;

/** A remembered value, or `fallback` where there is none, it is broken, or storage is closed to us. */
export function remembered<T>(key: StorageKey, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch (cause) {
    console.warn(`The remembered ${key} could not be read`, cause);
    return fallback;
  }
}

/** Remembers a value; `undefined` forgets it. A full or closed storage only costs the memory of it. */
export function remember(key: StorageKey, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch (cause) {
    console.warn(`${key} could not be remembered`, cause);
  }
}
