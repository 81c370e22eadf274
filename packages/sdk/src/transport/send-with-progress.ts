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

/** A `fetch` that tells how much of the body has gone out. Browsers tell it to XMLHttpRequest only; elsewhere it tells nothing. */
export const sendWithProgress =
  (onSent: (share: number) => void) =>
  async (request: Request): Promise<Response> => {
    if (typeof XMLHttpRequest === 'undefined') return globalThis.fetch(request);
    const body = await request.blob();
    const { signal } = request;
    signal.throwIfAborted();
    const xhr = new XMLHttpRequest();
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const stop = () => xhr.abort();
    signal.addEventListener('abort', stop, { once: true });
    xhr.open(request.method, request.url);
    request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    xhr.onload = () => resolve(responseOf(xhr));
    xhr.onerror = () => reject(new TypeError('The connection failed.'));
    xhr.onabort = () => reject(signal.reason as Error);
    xhr.send(body);
    return promise.finally(() => signal.removeEventListener('abort', stop));
  };
