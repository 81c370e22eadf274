/** The values that the browser stores for this site. Names follow the specification's list of keys (spec §3). */
export type StorageKey =
  | 'token'
  | 'user'
  | 'language'
  | 'searchHistory'
  | 'recentlyViewed'
  | 'agentCode'
  | 'maxBuy'
  | 'returnDays'
  | 'openGroups'
  | 'favourites'
  | 'lotterySeen'
  | 'remindOrder'
  | 'submitToken'
  | 'checkoutNotes'
  | 'firstAddress'
  | `cart.${string}`
  | `cartSync.${string}`;

/** A stored value, or `fallback` if it is missing or invalid, or storage is blocked. */
export function remembered<T>(key: StorageKey, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch (cause) {
    console.warn(`The stored ${key} could not be read`, cause);
    return fallback;
  }
}

/** Stores a value; `undefined` removes it. If storage is full or blocked, the value is not stored. */
export function remember(key: StorageKey, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch (cause) {
    console.warn(`${key} could not be stored`, cause);
  }
}
