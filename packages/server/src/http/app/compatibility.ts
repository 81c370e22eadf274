/**
 * Compatibility with existing clients of this API family. They
 * - put the API under `/wap`, sometimes write a double slash, and add `.action` to each path;
 * - call some POST operations by GET, and the other way round;
 * - send `undefined`, `null`, `[object Object]` or an empty text for an absent value, and start a query with `&`.
 *
 * What their values and texts mean is translated in `http/family`. Form-encoded bodies are read for all clients, see
 * read-fields.ts. `api` and `domain` see none of this.
 */

const SUFFIX = '.action';

/** The path of the contract for all spellings of a path. */
export function canonicalPath(pathname: string): string {
  const path = decodePath(pathname)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^\/wap(?=\/)/, '');
  return path.endsWith(SUFFIX) ? path.slice(0, -SUFFIX.length) : path;
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname; // A malformed escape matches no operation.
  }
}

/** Operations that other servers of this family answer by one method only. */
const ONE_METHOD = [
  /^\/api\/(sellerGoods|seller|order|address|evaluation|keepGoods|focusSeller|subscribe|banner|index|news)!/,
  /^\/api\/category!/,
  /^\/api\/activity\/lottery!/,
  /^\/api\/uploadimg!/,
];

/** True if the operation is answered by both GET and POST. */
export const hasMethodAlias = (path: string): boolean => !ONE_METHOD.some((pattern) => pattern.test(path));

const ABSENT = new Set(['', 'undefined', 'null', '[object Object]']);

export const isAbsent = (name: string, value: string): boolean => name === '' || ABSENT.has(value.trim());
