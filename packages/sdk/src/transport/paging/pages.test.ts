import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sellerList } from '../../generated/operation-functions.ts';
import { expect, test } from 'vitest';
import * as operations from '../../generated/operation-functions.ts';
import { createTransport } from '../create-transport.ts';
import { fakeFetch, success } from '../test-support/fake-fetch.ts';
import type { Operation, Paging } from '../../types.ts';
import type { Transport } from '../options.ts';
import { nextPage, type PagedId, pages, rows } from './pages.ts';
import { pollOf } from '../polling/poll.ts';

const ids = Object.values(operations).flatMap(({ operationId, paging }: Operation) =>
  paging ? [operationId as PagedId] : [],
);
const pagingOf = (id: PagedId): Paging =>
  operations[id].paging ?? { page: '', size: '', items: '', total: '' };

/** A server with a list of `count` rows, in the paging shape of the operation. */
function serverOf(
  id: PagedId,
  count: number,
  hasTotal = true,
): { transport: Transport; requestedPages: () => (string | null)[] } {
  const { page, size, items, total } = pagingOf(id);
  const put = (data: Record<string, unknown>, path: string, value: unknown) => {
    const [head = '', ...rest] = path.split('.');
    if (rest.length === 0) data[head] = value;
    else put((data[head] ??= {}) as Record<string, unknown>, rest.join('.'), value);
  };
  const fetch = fakeFetch((request) => {
    const query = new URL(request.url).searchParams;
    const [number, length] = [Number(query.get(page) ?? 1), Number(query.get(size) ?? 20)];
    const all = Array.from({ length: count }, (_, index) => ({ id: `row_${index}` }));
    const data: Record<string, unknown> = {};
    put(data, items, all.slice((number - 1) * length, number * length));
    if (hasTotal) put(data, total, count);
    return success(data);
  });
  const requestedPages = () => fetch.requests.map(({ url }) => new URL(url).searchParams.get(page));
  return { transport: createTransport({ baseUrl: 'https://mall.test', fetch }), requestedPages };
}

test.each(ids)('%s is read page by page to its end', async (id) => {
  const { transport, requestedPages } = serverOf(id, 45);
  const received: unknown[] = [];
  for await (const row of rows(
    transport,
    operations[id] as Operation<PagedId>,
    { [pagingOf(id).size]: 20 } as never,
  ))
    received.push(row);
  expect(received).toHaveLength(45);
  expect(new Set(received.map((row) => (row as { id: string }).id)).size).toBe(45);
  expect(requestedPages()).toEqual(['1', '2', '3']);
});

test('Without a total, reads until a page is empty', async () => {
  const { transport, requestedPages } = serverOf('sellerList', 40, false);
  const received: number[] = [];
  for await (const { pageList } of pages(transport, sellerList)) received.push(pageList.length);
  expect(received).toEqual([20, 20]);
  expect(requestedPages()).toEqual(['1', '2', '3']);
});

test('Requests no more pages after the loop ends', async () => {
  const { transport, requestedPages } = serverOf('sellerList', 1_000);
  for await (const _store of rows(transport, sellerList)) break;
  expect(requestedPages()).toEqual(['1']);
});

test('An empty list has no pages', async () => {
  const { transport } = serverOf('sellerList', 0);
  const received: unknown[] = [];
  for await (const page of pages(transport, sellerList)) received.push(page);
  expect(received).toEqual([]);
});

test('Stops after the total, even if the server repeats its last page', () => {
  const page = {
    pageInfo: { pageNum: 1, pageSize: 2, totalElements: 3, totalPage: 2 },
    pageList: [{}, {}],
  } as never;
  expect(nextPage(sellerList, [page], 1)).toBe(2);
  expect(nextPage(sellerList, [page, page], 2)).toBeUndefined();
});

test('Polls at the interval of the contract, except in the background', () => {
  expect(pollOf('newOnlinechatUnread')).toEqual({
    refetchInterval: 30_000,
    refetchIntervalInBackground: false,
  });
  expect(pollOf('newOnlinechatList').refetchInterval).toBe(5_000);
});

test('Does not retain pages that it has returned', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const references: WeakRef<object>[] = [];
  let page = 0;
  const call = () => Promise.resolve({ pageList: (page += 1) > 30 ? [] : [{ id: page }] });
  const all = pages({ call } as unknown as Transport, sellerList);
  for (let count = 0; count < 30; count += 1) {
    const next = await all.next();
    references.push(new WeakRef(next.value as object));
  }
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  expect(references.filter((reference) => reference.deref()).length).toBeLessThan(3);
  expect((await all.next()).done).toBe(true);
});

test('Does not keep the page that its caller is reading', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const call = () => Promise.resolve({ pageList: [{ id: 1 }] });
  const all = pages({ call } as unknown as Transport, sellerList);
  const reference = new WeakRef((await all.next()).value as object);
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  expect(reference.deref()).toBeUndefined();
});

test('Counts the pages of an infinite list in constant time', () => {
  let touched = 0;
  const page = () => ({
    pageInfo: { totalElements: 2_000_000 },
    get pageList() {
      touched += 1;
      return [{}, {}];
    },
  });
  const loaded = Array.from({ length: 1_000 }, page);
  expect(nextPage(sellerList, loaded as never, 1_000)).toBe(1_001);
  expect(touched).toBeLessThan(5);
});

test('Ends by position if the list is read from a later page on', async () => {
  const { transport, requestedPages } = serverOf('sellerList', 45);
  const received = await rows(transport, sellerList, { pageNum: 2 }).collect({ limit: 100 });
  expect(received).toHaveLength(25);
  expect(requestedPages()).toEqual(['2', '3']);
});

test('Collects at most as many rows as wanted, and requests no page beyond them', async () => {
  const { transport, requestedPages } = serverOf('sellerList', 1_000);
  expect(await rows(transport, sellerList).collect({ limit: 25 })).toHaveLength(25);
  expect(requestedPages()).toEqual(['1', '2']);
  expect(await pages(transport, sellerList).collect({ limit: 0 })).toEqual([]);
  expect(requestedPages()).toHaveLength(2);
});

test('A list without a limit is refused with a sentence', async () => {
  const { transport, requestedPages } = serverOf('sellerList', 5);
  const collect = rows(transport, sellerList).collect as (options?: { limit?: number }) => Promise<unknown>;
  for (const options of [undefined, {}, { limit: NaN }])
    await expect(collect(options)).rejects.toThrow('collect needs a limit, such as { limit: 100 }.');
  expect(requestedPages()).toEqual([]);
});
