import { TransportProvider } from '@openmall/sdk/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { GlobalStyle } from '../shared/themes/GlobalStyle.tsx';
import type { Brand } from '../shared/themes/tokens.ts';
import { queryClient } from './query-client.ts';
import { transport } from './transport.ts';

interface Props {
  readonly brand: Brand;
  readonly children: ReactNode;
}

/** Everything that a page may take for granted. */
export function Providers({ brand, children }: Props) {
  return (
    <TransportProvider transport={transport}>
      <QueryClientProvider client={queryClient}>
        <GlobalStyle brand={brand} />
        <BrowserRouter>{children}</BrowserRouter>
      </QueryClientProvider>
    </TransportProvider>
  );
}
