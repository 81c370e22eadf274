import { expect, test } from 'vitest';
import {
  categoryTree,
  evaluationAddList,
  localuserRegisterNoVerifcode,
  orderPay,
  sellerGoodsSearch,
  sellerInfo,
  sellerList,
  uploadimgExecute,
  userOnlineChatControllerUnread,
} from '../../generated/operation-functions.ts';
import { headerAndBodyEncoding } from './header-and-body-encoding.ts';
import { createTransport } from '../create-transport.ts';
import { fakeFetch, success } from '../test-support/fake-fetch.ts';
import type { TransportOptions } from '../options.ts';
import { withActionSuffix } from './encoding.ts';

const setup = (options: Partial<TransportOptions> = {}) => {
  const fetch = fakeFetch(success());
  return { fetch, transport: createTransport({ baseUrl: 'https://mall.test', fetch, ...options }) };
};
const loggedIn = { getToken: () => 't0ken', getLang: () => 'de' as const };

test('Sends fields, language and token in the query of a POST without a body', async () => {
  const { fetch, transport } = setup(loggedIn);
  await sellerInfo(transport, { sellerId: 'st_northwind' });
  expect(fetch.url().href).toBe(
    'https://mall.test/api/seller!info?lang=de&token=t0ken&sellerId=st_northwind',
  );
  expect(fetch.requests[0]?.method).toBe('POST');
  expect(await fetch.requests[0]?.text()).toBe('');
});

test('Sends no token for visitors, and English by default', async () => {
  const { fetch, transport } = setup({ getToken: () => '' });
  await sellerList(transport);
  expect(fetch.url().search).toBe('?lang=en');
});

test('Reads token and language at each call', async () => {
  let token: string | undefined = 't0ken-1';
  const { fetch, transport } = setup({ getToken: () => token });
  await sellerList(transport);
  token = undefined;
  await sellerList(transport);
  expect(fetch.requests.map(({ url }) => new URL(url).searchParams.get('token'))).toEqual(['t0ken-1', null]);
});

test('Percent-encodes every value', async () => {
  const { fetch, transport } = setup();
  await sellerGoodsSearch(transport, { keyword: 'A&B=C #1 +50% "日本" /?' });
  expect(fetch.url().search).toBe(
    '?lang=en&keyword=A%26B%3DC%20%231%20%2B50%25%20%22%E6%97%A5%E6%9C%AC%22%20%2F%3F',
  );
  expect(fetch.url().searchParams.get('keyword')).toBe('A&B=C #1 +50% "日本" /?');
});

test('Leaves absent fields out', async () => {
  const { fetch, transport } = setup();
  await sellerList(transport, { pageNum: undefined, pageSize: null as never, isRec: 0 as never });
  expect(fetch.url().search).toBe('?lang=en&isRec=0');
});

test('Uses GET for operations with the method GET', async () => {
  const { fetch, transport } = setup();
  await categoryTree(transport);
  expect(fetch.requests[0]?.method).toBe('GET');
});

test('Sends the fields of a JSON call in the body, language and token in the query', async () => {
  const { fetch, transport } = setup(loggedIn);
  const draft = {
    orderId: 'or_1',
    evaluationAdds: [{ sellerGoodsId: 'g_1', evaluationType: 1, rating: 5, content: 'Good' }],
  };
  await evaluationAddList(transport, draft as never);
  expect(fetch.url().search).toBe('?lang=de&token=t0ken');
  expect(fetch.requests[0]?.headers.get('content-type')).toBe('application/json');
  expect(await fetch.requests[0]?.json()).toEqual(draft);
});

test('Sends an upload as multipart, with token and language in the query', async () => {
  const { fetch, transport } = setup(loggedIn);
  await uploadimgExecute(transport, {
    file: new File(['bytes'], 'cat.png', { type: 'image/png' }),
    moduleName: 'evaluate',
  });
  expect(fetch.url().search).toBe('?lang=de&token=t0ken');
  expect(fetch.requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  const form = await fetch.requests[0]?.formData();
  expect(form?.get('moduleName')).toBe('evaluate');
  expect((form?.get('file') as File).name).toBe('cat.png');
});

test('Adds base path and suffix for existing servers, once', async () => {
  const { fetch, transport } = setup({ baseUrl: 'https://mall.test/wap/', encoding: withActionSuffix() });
  await sellerList(transport);
  expect(fetch.url().pathname).toBe('/wap/api/seller!list.action');
  await transport.call(userOnlineChatControllerUnread);
  expect(fetch.url().pathname).toBe('/wap/public/userOnlineChatController!unread.action');
});

test('headerAndBodyEncoding keeps secrets out of the URL', async () => {
  const { fetch, transport } = setup({ ...loggedIn, encoding: headerAndBodyEncoding });
  await orderPay(transport, { orderId: 'or_1', safeword: '135790' });
  expect(fetch.url().search).toBe('?lang=de');
  expect(fetch.requests[0]?.headers.get('authorization')).toBe('Bearer t0ken');
  expect(await fetch.requests[0]?.text()).toBe('orderId=or_1&safeword=135790');
});

test('headerAndBodyEncoding sends a GET call with a password as a POST, other GET calls as GET', async () => {
  const { fetch, transport } = setup({ encoding: headerAndBodyEncoding });
  await transport.call(localuserRegisterNoVerifcode, {
    username: 'a@b.test',
    password: 'Sunny-42',
    re_password: 'Sunny-42',
    type: 2,
  } as never);
  expect(fetch.requests[0]?.method).toBe('POST');
  expect(fetch.url().search).toBe('?lang=en');
  await categoryTree(transport);
  expect(fetch.requests[1]?.method).toBe('GET');
});

test('Two transports do not share state', async () => {
  const [first, second] = [
    setup({ getToken: () => 't0ken-1' }),
    setup({ baseUrl: 'https://other.test', getToken: () => 't0ken-2' }),
  ];
  await Promise.all([sellerList(first.transport), sellerList(second.transport)]);
  expect(first.fetch.url().href).toBe('https://mall.test/api/seller!list?lang=en&token=t0ken-1');
  expect(second.fetch.url().href).toBe('https://other.test/api/seller!list?lang=en&token=t0ken-2');
});
