/** Where a request of the store goes on a site that lies under `base` and has no server. */

export type Way =
  /** To the mall in the worker, by this path. */
  | { readonly to: 'mall'; readonly path: string }
  /** To a file of the site. */
  | { readonly to: 'file'; readonly path: string }
  /** To the store's one page. */
  | { readonly to: 'page' }
  /** To the network, as if nobody stood between. */
  | { readonly to: 'network' };

const MALL = /^\/(api|public|uploads|pay|callbacks)\//;
const FILE = /\.[a-z0-9]+$/;

/** A path of the mall as a path of the site. What was named with the base already stays as it is. */
export const within = (base: string, path: string): string =>
  path.startsWith(base) ? path : base + path.slice(1);

/** The store asks for `/api/…` wherever it lies: a path of the site counts from its base. */
export function wayOf(pathname: string, base: string, isNavigation: boolean): Way {
  const isWithin = pathname.startsWith(base);
  const path = isWithin ? `/${pathname.slice(base.length)}` : pathname;
  if (MALL.test(path)) return { to: 'mall', path };
  if (isNavigation) return FILE.test(path) ? { to: 'network' } : { to: 'page' };
  return isWithin && !path.startsWith('/pictures/')
    ? { to: 'network' }
    : { to: 'file', path: base + path.slice(1) };
}
