import { paths } from './paths.ts';

const entrances: readonly string[] = [paths.login, paths.register, paths.forgotPassword];

/** Where to go after the login: only to a page of this store, and never to the login again. */
export function backTarget(back: string | null, origin: string): string {
  if (back === null || !back.startsWith('/')) return paths.index;
  const url = URL.parse(back, origin);
  if (!url || url.origin !== origin || entrances.includes(url.pathname)) return paths.index;
  return url.pathname + url.search + url.hash;
}
