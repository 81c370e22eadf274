import { TransportProvider } from '@openmall/sdk/hooks';
import { createTransport } from '@openmall/sdk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach } from 'vitest';
import { giveWords, type Namespace } from '../i18n/i18n.ts';
import type { Words } from '../i18n/translate.ts';

afterEach(cleanup);
// What takes longer on a busy machine is not wrong for that.
configure({ asyncUtilTimeout: 5_000 });

const files = import.meta.glob<Words>('../i18n/locales/en/*.json', { import: 'default', eager: true });
// The file's name is its namespace.
const namespaceOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length) as Namespace;

/** The English words, all of them, at once: tests look for what a person reads. */
export function startWords(): void {
  for (const [path, words] of Object.entries(files)) giveWords(namespaceOf(path), words);
}

/** Renders something of the store with words, router, query client and a transport that no test should reach. */
export async function renderStore(children: ReactNode, at = '/'): Promise<RenderResult> {
  startWords();
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
