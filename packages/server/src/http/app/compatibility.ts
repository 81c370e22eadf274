/**
 * Compatibility with existing clients of this API family. They
 * - put the API under `/wap`, sometimes write a double slash, and add `.action` to each path;
 * - call some POST operations by GET, and the other way round;
 * - send `undefined`, `null`, `[object Object]` or an empty text for an absent value, and start a query with `&`;
 * - send more reasons to cancel an order than the contract has.
 *
 * Form-encoded bodies are read for all clients, see read-fields.ts. `api` and `domain` see none of this.
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

const OTHER_REASON = '4';

/** Maps values of old clients to those of the contract. */
export function translateValue(path: string, name: string, value: string): string {
  const isOldReason = path === '/api/order!cancel' && name === 'returnReason' && /^[5-9]$/.test(value);
  return isOldReason ? OTHER_REASON : value;
}
