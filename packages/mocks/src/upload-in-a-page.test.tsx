import { createTransport, fetchWithProgress, uploadimgExecute } from '@openmall/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { createMockServer } from './node.ts';

const server = createMockServer();
afterEach(() => server.close());

test('an upload in a page of jsdom works without a warning', async () => {
  const complaints = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  server.listen({ onUnhandledFrame: 'warn' });
  const getToken = () => server.mocks.session?.token;
  const transport = createTransport({ baseUrl: 'http://mall.test', getToken });
  const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1])], 'cat.png', { type: 'image/png' });
  const options = { fetch: fetchWithProgress(() => undefined) };
  const path = await uploadimgExecute(transport, { file, moduleName: 'evaluate' }, options);
  expect(server.mocks.picture(path)?.headers.get('content-type')).toBe('image/png');
  for (const complaint of complaints) expect(complaint.mock.calls).toEqual([]);
});
