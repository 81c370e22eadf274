import type { Fetch } from '../../types.ts';

function headersOf(xhr: XMLHttpRequest): [string, string][] {
  return xhr
    .getAllResponseHeaders()
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    });
}

/** Statuses whose responses must not have a body. */
const BODILESS_STATUSES = new Set([101, 204, 205, 304]);
const responseOf = (xhr: XMLHttpRequest): Response =>
  new Response(BODILESS_STATUSES.has(xhr.status) ? null : xhr.responseText, {
    status: xhr.status,
    headers: headersOf(xhr),
  });

/** jsdom's XMLHttpRequest knows no forms of Node, and asks for every other origin. */
const isJsdom = (): boolean => typeof navigator !== 'undefined' && /\bjsdom\//.test(navigator.userAgent);

/**
 * Creates a `fetch` that reports which share of the body, 0 to 1, has been sent. Only XMLHttpRequest reports it; outside
 * of browsers, also in tests with jsdom, this is a plain `fetch`. It throws what `fetch` throws.
 * @example await uploadimgExecute(transport, { file, moduleName: 'evaluate' }, { fetch: fetchWithProgress(show) });
 */
export const fetchWithProgress =
  (onSent: (share: number) => void): Fetch =>
  async (url, init) => {
    if (typeof XMLHttpRequest === 'undefined' || isJsdom()) return fetch(url, init);
    const { method = 'GET', headers, body, signal } = init;
    signal?.throwIfAborted();
    const xhr = new XMLHttpRequest();
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const abort = () => xhr.abort();
    signal?.addEventListener('abort', abort, { once: true });
    xhr.open(method, url);
    new Headers(headers).forEach((value, name) => xhr.setRequestHeader(name, value));
    let sent = 0;
    xhr.upload.onprogress = ({ loaded, total }) => {
      sent = total > 0 ? loaded / total : 0;
      onSent(sent);
    };
    xhr.onload = () => {
      // A service worker, as in tests and mocks, takes the body without telling how much has been sent.
      if (sent < 1) onSent(1);
      resolve(responseOf(xhr));
    };
    xhr.onerror = () => reject(new TypeError('The connection failed.'));
    xhr.onabort = () => reject(signal?.reason as Error);
    // Browsers add the boundary of a form.
    xhr.send(body as XMLHttpRequestBodyInit | null | undefined);
    return promise.finally(() => signal?.removeEventListener('abort', abort));
  };
