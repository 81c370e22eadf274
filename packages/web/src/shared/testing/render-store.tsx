import { TransportProvider } from '@openmall/sdk/hooks';
import { createTransport } from '@openmall/sdk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach } from 'vitest';
import { addTranslations } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/resources.d.ts';
import type { Translations } from '../i18n/translation-files.ts';
import { StoreTheme } from '../themes/StoreTheme.tsx';

afterEach(cleanup);
// A busy machine may take longer.
configure({ asyncUtilTimeout: 5_000 });

const files = import.meta.glob<Translations>('../i18n/locales/en/*.json', { import: 'default', eager: true });
// The file's name is its namespace.
const namespaceOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length) as Namespace;

/** Adds all English texts, because tests search for visible texts. */
export function addEnglish(): void {
  for (const [path, texts] of Object.entries(files)) addTranslations(namespaceOf(path), texts);
}

/** Renders a part of the store with English texts, router, query client and a transport that no test should reach. */
export async function renderStore(children: ReactNode, at = '/'): Promise<RenderResult> {
  addEnglish();
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
          <StoreTheme>
            <Suspense fallback={null}>{children}</Suspense>
          </StoreTheme>
        </MemoryRouter>
      </QueryClientProvider>
    </TransportProvider>,
  );
}
