import { createTransport, fetchWithProgress, uploadimgExecute } from '@openmall/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { createMockServer } from './node.ts';

const server = createMockServer();
afterEach(() => server.close());

test('an upload in a page of jsdom reports its progress, without a warning about a preflight', async () => {
  const complaints = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  server.listen({ onUnhandledRequest: 'warn' });
  const getToken = () => server.mocks.session?.token;
  const transport = createTransport({ baseUrl: 'http://mall.test', getToken });
  const shares: number[] = [];
  const file = new File(['a picture'], 'cat.png', { type: 'image/png' });
  const options = { fetch: fetchWithProgress((share) => shares.push(share)) };
  const path = await uploadimgExecute(transport, { file, moduleName: 'evaluate' }, options);
  expect(server.mocks.picture(path)?.headers.get('content-type')).toBe('image/png');
  expect(shares.at(-1)).toBe(1);
  for (const complaint of complaints) expect(complaint.mock.calls).toEqual([]);
});
