/* eslint-disable no-restricted-globals -- the transport of the first requests uses it */
import type { Fetch } from '@openmall/sdk';

const isJson = (response: Response): boolean =>
  response.ok && (response.headers.get('content-type') ?? '').includes('json');

/**
 * Returns the response of a request that the page sent before its code loaded (`early-requests.ts`), once. Otherwise
 * sends the request. Sends it again if the early response is not from the API: a service worker may answer by now.
 */
export const fetchOrTakeEarly: Fetch = async (url, init) => {
  const key = `${String(url)} ${typeof init?.body === 'string' ? init.body : String(init?.body ?? '')}`;
  const early = window.openmallEarly?.get(key);
  if (!early) return fetch(url, init);
  window.openmallEarly?.delete(key);
  const aborted = new Promise<never>((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error), { once: true }),
  );
  const response = await Promise.race([early.catch(() => undefined), aborted]);
  return response && isJson(response) ? response : fetch(url, init);
};
