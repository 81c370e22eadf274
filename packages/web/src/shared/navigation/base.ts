/** The path that the store lies under, without a slash at its end: nothing at the root of its host. */
export const base: string = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Where the store is: its host and that path, without a slash at the end. */
export const home = (): string => window.location.origin + base;

/** The absolute URL of a page of the store; leaves other URLs unchanged. */
export const addressOf = (path: string): string =>
  path.startsWith('/') ? home() + path : new URL(path, `${home()}/`).href;
