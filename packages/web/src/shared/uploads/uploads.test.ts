import { createTransport } from '@openmall/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUploads, isUploading, urlsOf } from './uploads.ts';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = vi.fn();
});

afterEach(() => vi.unstubAllGlobals());

const picture = (name: string, type = 'image/png') => new File(['bytes of it'], name, { type });

/** A server that responds when the test resolves the request. */
function made(maxPictures: number) {
  const waiting: ((answer: object) => void)[] = [];
  const send = vi.fn((_url: string, { signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    waiting.push((answer) => resolve(Response.json(answer)));
    return promise;
  });
  // Without XMLHttpRequest an upload is sent like any other call.
  vi.stubGlobal('XMLHttpRequest', undefined);
  vi.stubGlobal('fetch', send);
  const transport = createTransport({ baseUrl: 'http://mall.test' });
  const answer = async (data: object) => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    waiting.shift()?.(data);
  };
  return { uploads: createUploads({ transport, module: 'evaluate', maxPictures }), send, answer };
}
const kept = (url: string) => ({ code: '0', msg: null, data: url });
const statesOf = ({ uploads }: ReturnType<typeof made>) => uploads.get().pictures.map(({ state }) => state);

test('Pictures are uploaded in sequence, and their URLs keep the order of selection', async () => {
  const mall = made(9);
  mall.uploads.add([picture('one.png'), picture('two.png')]);
  await vi.waitFor(() => expect(statesOf(mall)).toEqual(['sending', 'waiting']));
  expect(isUploading(mall.uploads.get())).toBe(true);
  await mall.answer(kept('/uploads/one.webp'));
  await mall.answer(kept('/uploads/two.webp'));
  await vi.waitFor(() => expect(isUploading(mall.uploads.get())).toBe(false));
  expect(urlsOf(mall.uploads.get())).toEqual(['/uploads/one.webp', '/uploads/two.webp']);
  expect(mall.send).toHaveBeenCalledTimes(2);
});

test('A file that is not a picture is rejected by the contract’s rule, and nothing is sent', async () => {
  const mall = made(9);
  mall.uploads.add([picture('notes.pdf', 'application/pdf')]);
  await vi.waitFor(() => expect(statesOf(mall)).toEqual(['failed']));
  expect(mall.uploads.get().pictures[0]?.problem).toEqual({ rule: 'form.image.kind' });
  expect(mall.send).not.toHaveBeenCalled();
});

test('Files above the limit are omitted and counted', () => {
  const mall = made(2);
  mall.uploads.add([picture('one.png'), picture('two.png'), picture('three.png')]);
  expect(mall.uploads.get()).toMatchObject({
    pictures: [{ name: 'one.png' }, { name: 'two.png' }],
    leftOut: 1,
  });
});

test('A single picture replaces the previous one', () => {
  const mall = made(1);
  mall.uploads.add([picture('one.png')]);
  mall.uploads.add([picture('two.png')]);
  expect(mall.uploads.get().pictures).toMatchObject([{ name: 'two.png' }]);
});

test('A rejected upload can be retried', async () => {
  const mall = made(1);
  mall.uploads.add([picture('one.png')]);
  await mall.answer({ code: '1', msg: 'The picture could not be uploaded.', data: null });
  await vi.waitFor(() => expect(statesOf(mall)).toEqual(['failed']));
  expect(mall.uploads.get().pictures[0]?.problem).toMatchObject({ error: { key: 'imageUploadFailed' } });
  mall.uploads.retry(mall.uploads.get().pictures[0]?.key ?? '');
  await mall.answer(kept('/uploads/one.webp'));
  await vi.waitFor(() => expect(urlsOf(mall.uploads.get())).toEqual(['/uploads/one.webp']));
});

test('A removed picture is aborted, and the next one is sent', async () => {
  const mall = made(9);
  mall.uploads.add([picture('one.png'), picture('two.png')]);
  await vi.waitFor(() => expect(mall.send).toHaveBeenCalledOnce());
  mall.uploads.remove(mall.uploads.get().pictures[0]?.key ?? '');
  await vi.waitFor(() => expect(mall.send).toHaveBeenCalledTimes(2));
  expect(statesOf(mall)).toEqual(['sending']);
});
