import { TransportProvider } from '@openmall/sdk/hooks';
import { createTransport } from '@openmall/sdk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, type RenderResult } from '@testing-library/react';
import i18next from 'i18next';
import { Suspense, type ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach } from 'vitest';

afterEach(cleanup);

type Words = Record<string, unknown>;
const files = import.meta.glob<Words>('../i18n/locales/en/*.json', { import: 'default', eager: true });
const namespaceOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

/** The English words, all of them, at once: tests look for what a person reads. */
export async function startWords(): Promise<void> {
  if (i18next.isInitialized) return;
  const en = Object.fromEntries(Object.entries(files).map(([path, words]) => [namespaceOf(path), words]));
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en }, defaultNS: 'common', interpolation: { escapeValue: false } });
}

/** Renders something of the store with words, router, query client and a transport that no test should reach. */
export async function renderStore(children: ReactNode, at = '/'): Promise<RenderResult> {
  await startWords();
  const offline = () => Promise.reject(new TypeError('A component test must not call the server'));
  const transport = createTransport({
    baseUrl: 'http://mall.test',
    getToken: () => undefined,
    getLang: () => 'en',
    fetch: offline,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <TransportProvider transport={transport}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[at]}>
          <Suspense fallback={null}>{children}</Suspense>
        </MemoryRouter>
      </QueryClientProvider>
    </TransportProvider>,
  );
}
