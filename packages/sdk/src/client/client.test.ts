import { expect, test } from 'vitest';
import { createTransport } from '../transport/create-transport.ts';
import { fakeFetch, page, refusal, type Reply, success } from '../transport/test-support/fake-fetch.ts';
import { createClient, unwrap } from './index.ts';

const setup = (...replies: Reply[]) => {
  const fetch = fakeFetch(...replies);
  const transport = createTransport({
    baseUrl: 'https://mall.test/wap',
    fetch,
    getToken: () => 't',
  });
  return { fetch, client: createClient(transport) };
};

test('Sends a call by path through the transport and unwraps its data', async () => {
  const { fetch, client } = setup(success({ id: 'st_1' }));
  const store = await unwrap(client.POST('/api/seller!info', { params: { query: { sellerId: 'st 1' } } }));
  expect(store.id).toBe('st_1');
  expect(fetch.url().href).toBe('https://mall.test/wap/api/seller!info?lang=en&token=t&sellerId=st%201');
});

test('Throws a rejection as an ApiError with its key', async () => {
  const { client } = setup(refusal('1', 'There is no such store.'));
  await expect(
    unwrap(client.POST('/api/seller!info', { params: { query: { sellerId: 'x' } } })),
  ).rejects.toMatchObject({
    name: 'ApiError',
    key: 'storeNotFound',
    operationId: 'sellerInfo',
  });
});

test('Retries a read by path', async () => {
  const { fetch, client } = setup(page('', 503), success([]));
  await unwrap(client.GET('/api/category!tree'));
  expect(fetch.requests).toHaveLength(2);
});

test('Passes a JSON body and an upload on unchanged', async () => {
  const { fetch, client } = setup(success(null));
  const draft = { orderId: 'or_1', evaluationAdds: [] };
  expect(await unwrap(client.POST('/api/evaluation!addList', { body: draft as never }))).toBeNull();
  expect(await fetch.requests[0]?.json()).toEqual(draft);

  const form = new FormData();
  form.append('file', new File(['x'], 'cat.png', { type: 'image/png' }));
  form.append('moduleName', 'evaluate');
  await unwrap(
    client.POST('/api/uploadimg!execute', { body: form as never, bodySerializer: (body) => body }),
  );
  expect((await fetch.requests[1]?.formData())?.get('moduleName')).toBe('evaluate');
});

test('Aborting rethrows the AbortError', async () => {
  const { client } = setup(() => new Promise<Response>(() => {}));
  const controller = new AbortController();
  const outcome = client.POST('/api/seller!list', { signal: controller.signal });
  const rejected = expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
  setTimeout(() => controller.abort(), 5);
  await rejected;
});

test('Throws a TypeError for a path that is not in the contract', async () => {
  const { client, fetch } = setup(success());
  await expect(client.POST('/api/nothing!here' as '/api/seller!list')).rejects.toThrow(TypeError);
  expect(fetch.requests).toEqual([]);
});
