import { createTransport, headerAndBodyEncoding, localuserRegisterNoVerifcode } from '@openmall/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BadOption } from '../http/command-line.ts';
import { readOptions } from './options.ts';
import { startMockServer, type RunningMocks } from './start-server.ts';

let server: RunningMocks;
beforeAll(async () => {
  server = await startMockServer({ origins: new Set(['https://shop.example']) });
});
beforeEach(() => server.mocks.reset());
afterAll(() => server.stop());

const post = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.baseUrl}${path}`, { method: 'POST', headers });

test('Accepts paths with %21 and double slashes', async () => {
  for (const path of ['/api/category!list', '/api/category%21list', '//api/category!list'])
    expect(await (await post(path)).json()).toMatchObject({ code: '0' });
});

test('Accepts fields in a form and the token in a header', async () => {
  const answer = await fetch(`${server.baseUrl}/api/order!listMain`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${server.mocks.session?.token}` },
    body: new URLSearchParams({ status: '3', pageSize: '1' }),
  });
  expect(await answer.json()).toMatchObject({
    data: { pageList: [{ status: 3 }], pageInfo: { pageSize: 1 } },
  });
});

test('Accepts a registration as POST with the password in the body', async () => {
  const transport = createTransport({ baseUrl: server.baseUrl, encoding: headerAndBodyEncoding });
  const account = { username: 'new@example.com', password: 'Secret12', re_password: 'Secret12' };
  const { token } = await localuserRegisterNoVerifcode(transport, { ...account, type: 2 });
  expect(token).toMatch(/\w+/);
});

test('Allows calls from pages of this machine and of listed origins only', async () => {
  const allowed = async (origin: string): Promise<string | null> =>
    (await post('/api/index!home', { Origin: origin })).headers.get('access-control-allow-origin');
  expect(await allowed('http://localhost:5173')).toBe('http://localhost:5173');
  expect(await allowed('https://shop.example')).toBe('https://shop.example');
  expect(await allowed('https://other.example')).toBeNull();
});

test('Responds with 404 to unknown paths and 405 to wrong methods', async () => {
  expect((await post('/api/nothing!list')).status).toBe(404);
  const wrong = await fetch(`${server.baseUrl}/api/order!listMain`);
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
});

test('Gives the reason of a rejection in a header', async () => {
  const reasonFor = async (path: string) => (await post(path)).headers.get('x-mock-reason');
  const token = `token=${server.mocks.session?.token}`;
  expect(await reasonFor(`/api/order!pay?${token}`)).toBe('orderId is missing');
  expect(await reasonFor(`/api/order!listMain?${token}&pageNum=0`)).toContain('pageNum: ');
  expect(await reasonFor('/api/order!listMain')).toBe('notLoggedIn');
});

test('The root lists the operations', async () => {
  const page = await (await fetch(server.baseUrl)).text();
  expect(page).toContain('POST /api/order!listMain');
  expect(page).toContain(`${server.baseUrl}/api/`);
  expect(page).toContain(`-H 'Authorization: Bearer ${server.mocks.session?.token}'`);
  expect(page).not.toContain('?token=');
});

test('Closes the connection in the scenario offline', async () => {
  server.mocks.useScenario('offline');
  await expect(post('/api/index!home')).rejects.toThrow('fetch failed');
});

test('Serves an uploaded picture', async () => {
  const form = new FormData();
  form.set('moduleName', 'evaluate');
  form.set('file', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1])]), 'cat.png');
  const sent = await fetch(`${server.baseUrl}/api/uploadimg!execute`, { method: 'POST', body: form });
  const { data } = (await sent.json()) as { data: string };
  const picture = await fetch(`${server.baseUrl}${data}`);
  expect([picture.headers.get('content-type'), (await picture.bytes()).length]).toEqual(['image/png', 5]);
});

test('Rejects invalid options', () => {
  expect(readOptions(['--scenario', 'slow', '--latency', '200-800', '--seed', '7'])).toMatchObject({
    scenario: 'slow',
    latency: [200, 800],
    seed: '7',
    port: 4020,
  });
  for (const args of [['--scenario', 'nonsense'], ['--latency', '9-1'], ['--port', 'x'], ['--nonsense']])
    expect(() => readOptions(args)).toThrow(BadOption);
});

test('Shows a picture of a document to its owner only', async () => {
  const upload = async (query: string): Promise<string> => {
    const form = new FormData();
    form.set('moduleName', 'kyc');
    form.set('file', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1])]), 'passport.png');
    const sent = await fetch(`${server.baseUrl}/api/uploadimg!execute${query}`, {
      method: 'POST',
      body: form,
    });
    return ((await sent.json()) as { data: string }).data;
  };
  const token = `?token=${server.mocks.session?.token}`;
  const status = async (path: string) => (await fetch(`${server.baseUrl}${path}`)).status;
  const [own, ofVisitor] = [await upload(token), await upload('')];
  expect([await status(own + token), await status(own)]).toEqual([200, 404]);
  expect([await status(ofVisitor + token), await status(ofVisitor)]).toEqual([404, 404]);
});
