import { TransportProvider } from '@openmall/sdk/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { StoreTheme } from '../shared/themes/StoreTheme.tsx';
import { base } from '../shared/navigation/base.ts';
import { queryClient } from './session/query-client.ts';
import { transport } from './session/transport.ts';

interface Props {
  readonly children: ReactNode;
}

/** The providers that every page needs. */
export function Providers({ children }: Props) {
  return (
    <TransportProvider transport={transport}>
      <QueryClientProvider client={queryClient}>
        <StoreTheme>
          <BrowserRouter basename={base}>{children}</BrowserRouter>
        </StoreTheme>
      </QueryClientProvider>
    </TransportProvider>
  );
}
