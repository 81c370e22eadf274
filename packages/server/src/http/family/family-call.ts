/** How an existing client of this API family addresses the server. */
export interface FamilyCall {
  /** Prefix of the client's URLs: `/wap`, or empty. */
  readonly basePath: '' | '/wap';
}

const SUFFIX = '.action';
const BASE_PATH = '/wap';
/** Paths of the contract that end in `.action` themselves. */
const CONTRACT_SUFFIX = /^\/public\//;

/** The marks of an existing client in a path: the base path or the suffix. Undefined for a call of the contract. */
export function readFamilyCall(pathname: string): FamilyCall | undefined {
  const path = pathname.replaceAll(/\/{2,}/g, '/');
  if (path.startsWith(`${BASE_PATH}/`)) return { basePath: BASE_PATH };
  return path.endsWith(SUFFIX) && !CONTRACT_SUFFIX.test(path) ? { basePath: '' } : undefined;
}

const SERVED = /^\/wap(?=\/(pictures|uploads|pay)\/)/;

/** The path of a picture, an upload or a payment page, without the base path under which all of them answer too. */
export const withoutBasePath = (pathname: string): string => pathname.replace(SERVED, '');
