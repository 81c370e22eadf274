import { uploadimgExecute } from '../../generated/operation-functions.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createTransport } from '../create-transport.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';

/** The part of XMLHttpRequest that an upload needs. The test sends the response. */
class FakeXhr {
  static last: FakeXhr | undefined;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly sentHeaders = new Map<string, string>();
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  url = '';
  body: FormData | undefined;
  constructor() {
    FakeXhr.last = this;
  }
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.sentHeaders.set(name, value);
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: req-9\r\n';
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
  }
}

afterEach(() => vi.unstubAllGlobals());

const picture = new File(['many bytes'], 'lamp.png', { type: 'image/png' });

async function begin(options: { signal?: AbortSignal } = {}) {
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  FakeXhr.last = undefined;
  const shares: number[] = [];
  const transport = createTransport({ baseUrl: 'https://mall.test', getToken: () => 't0ken' });
  const result = transport.safe(
    uploadimgExecute,
    { file: picture, moduleName: 'evaluate' },
    { fetch: fetchWithProgress((share) => shares.push(share)), ...options },
  );
  result.catch(() => undefined); // The test checks it later.
  const xhr = await vi.waitFor(() => {
    if (!FakeXhr.last?.body) throw new Error('The request has not been sent yet.');
    return FakeXhr.last;
  });
  return { xhr, shares, result };
}

test('Reports the sent share of an upload and reads its response', async () => {
  const { xhr, shares, result } = await begin();
  xhr.upload.onprogress?.({ loaded: 5, total: 20 });
  xhr.upload.onprogress?.({ loaded: 20, total: 20 });
  xhr.answer(200, '{"code":"0","msg":null,"data":"/uploads/evaluate/c07f.webp"}');
  expect(await result).toMatchObject({ data: '/uploads/evaluate/c07f.webp', requestId: 'req-9' });
  expect(shares).toEqual([0.25, 1]);
});

test('Reports the end of an upload that a service worker has taken without progress', async () => {
  const { xhr, shares, result } = await begin();
  xhr.answer(200, '{"code":"0","data":"/uploads/x.webp"}');
  await result;
  expect(shares).toEqual([1]);
});

test('Sends the form without a content type, so that the browser adds the boundary', async () => {
  const { xhr, result } = await begin();
  xhr.answer(200, '{"code":"0","data":"/uploads/x.webp"}');
  await result;
  expect(xhr.url).toBe('https://mall.test/api/uploadimg!execute?lang=en&token=t0ken');
  expect(xhr.sentHeaders.has('content-type')).toBe(false);
  expect((xhr.body?.get('file') as File).name).toBe('lamp.png');
});

test('A broken connection is a network failure', async () => {
  const { xhr, result } = await begin();
  xhr.onerror?.();
  expect((await result).error).toMatchObject({ kind: 'network', key: 'checkNetwork' });
});

test('Aborting an upload aborts its request', async () => {
  const control = new AbortController();
  const { xhr, result } = await begin({ signal: control.signal });
  const abort = vi.spyOn(xhr, 'abort');
  control.abort();
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  expect(abort).toHaveBeenCalledOnce();
});
