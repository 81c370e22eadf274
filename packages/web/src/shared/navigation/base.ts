/** The base path of the store without a trailing slash; empty at the root of its host. */
export const base: string = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The origin and base path of the store, without a trailing slash. */
export const home = (): string => window.location.origin + base;

/** The absolute URL of a page of the store; leaves other URLs unchanged. */
export const addressOf = (path: string): string =>
  path.startsWith('/') ? home() + path : new URL(path, `${home()}/`).href;
