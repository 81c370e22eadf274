/** Renders one sheet of messages, named by the last part of the URL. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { ConnectivityNotice } from '../../../src/app/shell/ConnectivityNotice.tsx';
import { loadNamespaces } from '../../../src/shared/i18n/load-translations.ts';
import { connectivity } from '../../../src/shared/net/connectivity.ts';
import { StoreTheme } from '../../../src/shared/themes/StoreTheme.tsx';
import { themeLoaded } from '../../../src/shared/themes/in-use.ts';
import { Page } from '../../../src/shared/ui/layout/Page.tsx';
import { namespaces } from './text-keys.ts';
import type { SheetName } from './sheets.ts';

async function draw(root: HTMLElement): Promise<void> {
  await Promise.all([themeLoaded, loadNamespaces(...namespaces)]);
  const { Buttons, Failures, Fields, ScreenReaderTexts, Note, Notices, Plurals } =
    await import('./Messages.tsx');
  const { Toasts } = await import('./Toasts.tsx');
  const sheets: Readonly<Record<SheetName, () => React.ReactNode>> = {
    toasts: () => <Toasts />,
    fields: () => <Fields />,
    failures: () => <Failures />,
    notices: () => [
      <Notices key="notices" />,
      <Buttons key="buttons" />,
      <ScreenReaderTexts key="heard" />,
      <Note key="note" />,
    ],
    plurals: () => <Plurals />,
    offline: () => null,
  };
  const name = window.location.pathname.slice(1) as SheetName;
  if (name === 'offline') window.dispatchEvent(new Event('offline'));
  if (name === 'notices') connectivity.failed();
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <StoreTheme>
        <main id="main">
          <Page style={{ paddingBlock: 40 }}>{sheets[name]()}</Page>
        </main>
        <ConnectivityNotice />
      </StoreTheme>
    </QueryClientProvider>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The sheet has no root');
void draw(root);
