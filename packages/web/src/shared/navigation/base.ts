/** The path that the store lies under, without a slash at its end: nothing at the root of its host. */
export const base: string = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Where the store is: its host and that path, without a slash at the end. */
export const home = (): string => window.location.origin + base;

/** The whole address of a page of the store, for those who are not in it; other addresses stay what they are. */
export const addressOf = (path: string): string =>
  path.startsWith('/') ? home() + path : new URL(path, `${home()}/`).href;
