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

const made = (options: Partial<TransportOptions> = {}) => {
  const fetch = fakeFetch(success());
  return { fetch, transport: createTransport({ baseUrl: 'https://mall.test', fetch, ...options }) };
};
const signedIn = { getToken: () => 't0ken', getLang: () => 'de' };

test('Fields, language and token travel in the query of a POST without a body', async () => {
  const { fetch, transport } = made(signedIn);
  await sellerInfo(transport, { sellerId: 'st_northwind' });
  expect(fetch.url().href).toBe(
    'https://mall.test/api/seller!info?lang=de&token=t0ken&sellerId=st_northwind',
  );
  expect(fetch.requests[0]?.method).toBe('POST');
  expect(await fetch.requests[0]?.text()).toBe('');
});

test('A visitor sends no token, and English where no language is set', async () => {
  const { fetch, transport } = made({ getToken: () => '' });
  await sellerList(transport);
  expect(fetch.url().search).toBe('?lang=en');
});

test('Token and language are asked for at each call', async () => {
  let token: string | undefined = 'one';
  const { fetch, transport } = made({ getToken: () => token });
  await sellerList(transport);
  token = undefined;
  await sellerList(transport);
  expect(fetch.requests.map(({ url }) => new URL(url).searchParams.get('token'))).toEqual(['one', null]);
});

test('Everything is percent-encoded, so that no value can break out of its field', async () => {
  const { fetch, transport } = made();
  await sellerGoodsSearch(transport, { keyword: 'A&B=C #1 +50% "日本" /?' });
  expect(fetch.url().search).toBe(
    '?lang=en&keyword=A%26B%3DC%20%231%20%2B50%25%20%22%E6%97%A5%E6%9C%AC%22%20%2F%3F',
  );
  expect(fetch.url().searchParams.get('keyword')).toBe('A&B=C #1 +50% "日本" /?');
});

test('Absent fields are left out and never sent as the words undefined or null', async () => {
  const { fetch, transport } = made();
  await sellerList(transport, { pageNum: undefined, pageSize: null as never, isRec: 0 as never });
  expect(fetch.url().search).toBe('?lang=en&isRec=0');
});

test('GET is used where the contract says so', async () => {
  const { fetch, transport } = made();
  await categoryTree(transport);
  expect(fetch.requests[0]?.method).toBe('GET');
});

test('A JSON call has its fields in the body and only language and token in the query', async () => {
  const { fetch, transport } = made(signedIn);
  const draft = {
    orderId: 'or_1',
    evaluationAdds: [{ sellerGoodsId: 'g_1', evaluationType: 1, rating: 5, content: 'Good' }],
  };
  await evaluationAddList(transport, draft as never);
  expect(fetch.url().search).toBe('?lang=de&token=t0ken');
  expect(fetch.requests[0]?.headers.get('content-type')).toBe('application/json');
  expect(await fetch.requests[0]?.json()).toEqual(draft);
});

test('An upload is multipart with its token and language in the query', async () => {
  const { fetch, transport } = made(signedIn);
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

test('Existing servers get a base path and the suffix that they expect, once', async () => {
  const { fetch, transport } = made({ baseUrl: 'https://mall.test/wap/', encoding: withActionSuffix() });
  await sellerList(transport);
  expect(fetch.url().pathname).toBe('/wap/api/seller!list.action');
  await transport.call(userOnlineChatControllerUnread);
  expect(fetch.url().pathname).toBe('/wap/public/userOnlineChatController!unread.action');
});

test('Secrets stay out of the URL where the server takes a header and a body', async () => {
  const { fetch, transport } = made({ ...signedIn, encoding: headerAndBodyEncoding });
  await orderPay(transport, { orderId: 'or_1', safeword: '135790' });
  expect(fetch.url().search).toBe('?lang=de');
  expect(fetch.requests[0]?.headers.get('authorization')).toBe('Bearer t0ken');
  expect(await fetch.requests[0]?.text()).toBe('orderId=or_1&safeword=135790');
});

test('A GET call with a password becomes a POST with a body in that mode, other GET calls stay', async () => {
  const { fetch, transport } = made({ encoding: headerAndBodyEncoding });
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

test('Two transports know nothing of each other', async () => {
  const [one, two] = [
    made({ getToken: () => 'one' }),
    made({ baseUrl: 'https://other.test', getToken: () => 'two' }),
  ];
  await Promise.all([sellerList(one.transport), sellerList(two.transport)]);
  expect(one.fetch.url().href).toBe('https://mall.test/api/seller!list?lang=en&token=one');
  expect(two.fetch.url().href).toBe('https://other.test/api/seller!list?lang=en&token=two');
});
