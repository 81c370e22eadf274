/**
 * The one place that knows how existing clients of this API family differ from the contract. They
 * - put the API under `/wap`, write a double slash now and then, and add `.action` to each call;
 * - call some operations by GET that are POST here, and the other way round;
 * - say `undefined`, `null`, `[object Object]` or nothing at all for what is absent, and begin a query with `&`;
 * - know more reasons to cancel an order than the contract.
 * Form-encoded bodies are read for everybody, see read-fields.ts. Nothing of this reaches api or domain.
 */

const SUFFIX = '.action';

/** One spelling for all the paths under which a call is known. */
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
    return pathname; // Half an escape names no call.
  }
}

/** Calls that the other servers of this family answer by one method only. */
const ONE_METHOD = [
  /^\/api\/(sellerGoods|seller|order|address|evaluation|keepGoods|focusSeller|subscribe|banner|index|news)!/,
  /^\/api\/category!/,
  /^\/api\/activity\/lottery!/,
  /^\/api\/uploadimg!/,
];

/** Whether a call may also come by the other one of GET and POST. */
export const hasMethodAlias = (path: string): boolean => !ONE_METHOD.some((pattern) => pattern.test(path));

const ABSENT = new Set(['', 'undefined', 'null', '[object Object]']);

export const isAbsent = (name: string, value: string): boolean => name === '' || ABSENT.has(value.trim());

const OTHER_REASON = '4';

/** Values that old clients send and the contract does not know. */
export function translateValue(path: string, name: string, value: string): string {
  const isOldReason = path === '/api/order!cancel' && name === 'returnReason' && /^[5-9]$/.test(value);
  return isOldReason ? OTHER_REASON : value;
}
