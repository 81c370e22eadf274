/** Decides where a request of the store goes, on a site below `base` that has no server. */

export type Route =
  /** The mall in the shared worker, under this path. */
  | { readonly to: 'mall'; readonly path: string }
  /** A file of the site. */
  | { readonly to: 'file'; readonly path: string }
  /** The page of the store. */
  | { readonly to: 'page' }
  /** The network, unchanged. */
  | { readonly to: 'network' };

const MALL = /^\/(api|public|uploads|pay|callbacks)\//;
const FILE = /\.[a-z0-9]+$/;

/** Adds the base to a path, unless it has it already. */
export const withBase = (base: string, path: string): string =>
  path.startsWith(base) ? path : base + path.slice(1);

/** The store requests `/api/…` wherever the site is, so paths count with and without the base. */
export function routeRequest(pathname: string, base: string, isNavigation: boolean): Route {
  const hasBase = pathname.startsWith(base);
  const path = hasBase ? `/${pathname.slice(base.length)}` : pathname;
  if (MALL.test(path)) return { to: 'mall', path };
  if (isNavigation) return FILE.test(path) ? { to: 'network' } : { to: 'page' };
  return hasBase && !path.startsWith('/pictures/')
    ? { to: 'network' }
    : { to: 'file', path: base + path.slice(1) };
}
