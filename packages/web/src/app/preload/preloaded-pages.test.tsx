/** Opens each page whose data is preloaded and compares the preloaded requests with those of the page. */
import { createMocks, type Mocks } from '@openmall/mocks';
import { operationMap, type OperationId } from '@openmall/sdk';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../shared/session/session.ts';
import { addEnglish } from '../../shared/testing/render-store.tsx';
import { App } from '../App.tsx';
import { fetchPage } from '../routes.ts';
import { Providers } from '../Providers.tsx';
import { queryClient } from '../session/query-client.ts';
import { adoptPreloadedData } from './adopt-preloaded-data.ts';
import { fetchPreloadData } from './preload-data.ts';

// The build generates the translation files; here `addEnglish` adds all texts.
vi.mock('../../shared/i18n/translation-files.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  fetchPageTranslations: () => Promise.resolve([]),
}));

const idByPath = new Map(
  Object.entries(operationMap).map(([id, { path }]) => [path as string, id as OperationId]),
);

/** Answers the store's calls in memory and records them. */
function stubMall(mocks: Mocks): readonly string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = new URL(address, 'http://mall.test');
    const id = idByPath.get(url.pathname);
    if (id === undefined) throw new TypeError(`${url.pathname} is not an operation.`);
    calls.push(`${id} ${url.search} ${typeof init?.body === 'string' ? init.body : String(init?.body)}`);
    const answer = await mocks.answer(id, new Request(url, init));
    if (!answer) throw new TypeError('No answer');
    return answer;
  });
  return calls;
}

/** The keys of queries that a part of the page shows. */
const shownKeys = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.getObserversCount() > 0)
    .map(({ queryKey }) => queryKey);

let mocks: Mocks;

beforeEach(() => {
  // Some data is fresh for two seconds only; a busy machine takes longer from the preload to the page.
  vi.useFakeTimers({ toFake: ['Date'] });
  mocks = createMocks({ latency: 0 });
  addEnglish();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    // MUI still calls these.
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const GOODS = 'tejo-satin-blouse';
const VARIANT = 'tejo-satin-blouse-sage-1';
const pages = [
  ['home', '/index'],
  ['search', '/searchGoods?k=%22blouse%22&page=2&sort=price'],
  ['category', '/commodity?categoryId=tops-blouses&sort=priceUp'],
  ['product', `/productDetails?id=${GOODS}`],
  ['my orders', '/userInfo/my-order?index=1'],
  ['checkout', `/settlement?buy=${GOODS},${VARIANT},2`],
] as const;

it.each(pages)(
  'The %s page uses every request that is preloaded for it',
  { timeout: 30_000 },
  async (_name, address) => {
    if (mocks.session) session.open(mocks.session);
    const calls = stubMall(mocks);
    window.history.replaceState(null, '', address);
    fetchPreloadData(window.location);
    adoptPreloadedData();
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const queries = queryClient.getQueryCache().getAll();
    expect(queries.map(({ state }) => state.error)).toEqual(queries.map(() => null));
    const preloaded = queries.map(({ queryKey }) => queryKey);
    const preloadedCalls = [...calls];
    expect(preloaded.length).toBeGreaterThan(0);
    await fetchPage(window.location.pathname);
    await act(async () =>
      render(
        <Providers>
          <App />
        </Providers>,
      ),
    );
    await waitFor(() => expect(shownKeys()).toEqual(expect.arrayContaining(preloaded)), { timeout: 10_000 });
    for (const call of preloadedCalls) expect(calls.filter((other) => other === call)).toEqual([call]);
  },
);
