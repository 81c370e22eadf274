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

/** What a Response may not have a body with. */
const bodiless = new Set([101, 204, 205, 304]);
const responseOf = (xhr: XMLHttpRequest): Response =>
  new Response(bodiless.has(xhr.status) ? null : xhr.responseText, {
    status: xhr.status,
    headers: headersOf(xhr),
  });

/**
 * A `fetch` that tells which share of the body, 0 to 1, has gone out. Browsers tell it to XMLHttpRequest only;
 * elsewhere it tells nothing.
 * @example await uploadimgExecute(transport, { file, moduleName: 'evaluate' }, { fetch: fetchWithProgress(show) });
 */
export const fetchWithProgress =
  (onSent: (share: number) => void): Fetch =>
  async (url, init) => {
    if (typeof XMLHttpRequest === 'undefined') return fetch(url, init);
    const { method = 'GET', headers, body, signal } = init;
    signal?.throwIfAborted();
    const xhr = new XMLHttpRequest();
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const stop = () => xhr.abort();
    signal?.addEventListener('abort', stop, { once: true });
    xhr.open(method, url);
    new Headers(headers).forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    xhr.onload = () => resolve(responseOf(xhr));
    xhr.onerror = () => reject(new TypeError('The connection failed.'));
    xhr.onabort = () => reject(signal?.reason as Error);
    // Browsers write a form's own boundary.
    xhr.send(body as XMLHttpRequestBodyInit | null | undefined);
    return promise.finally(() => signal?.removeEventListener('abort', stop));
  };
