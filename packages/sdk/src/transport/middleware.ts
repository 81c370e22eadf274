import type { Fetch, Operation } from '../types.ts';

/**
 * Surrounds every request of a transport, like a middleware of Koa: it may change the request, pass it on with `next`, and
 * use or replace the response. The first of a list is the outermost: it sees a request first and its response last. Each
 * attempt of a retried read passes through all of them.
 * @example const transport = createTransport({ baseUrl, use: [(url, init, next) => next(`${url}&debug=1`, init)] });
 */
export type Middleware = (
  url: string,
  init: RequestInit,
  next: Fetch,
  operation: Operation,
) => Promise<Response>;

/** Returns a `fetch` that sends the requests of an operation through the list. */
export const throughAll = (use: readonly Middleware[], operation: Operation, send: Fetch): Fetch =>
  use.reduceRight<Fetch>((next, surround) => (url, init) => surround(url, init, next, operation), send);
