import { ThemeProvider } from '@mui/material/styles';
import { TransportProvider } from '@openmall/sdk/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { directionOf } from '../shared/i18n/languages.ts';
import { language } from '../shared/i18n/language.ts';
import { GlobalStyle } from '../shared/themes/GlobalStyle.tsx';
import { makeTheme } from '../shared/themes/theme.ts';
import type { Brand } from '../shared/themes/tokens.ts';
import { queryClient } from './query-client.ts';
import { transport } from './transport.ts';

interface Props {
  readonly brand: Brand;
  readonly children: ReactNode;
}

/** Everything that a page may take for granted. */
export function Providers({ brand, children }: Props) {
  const theme = useMemo(() => makeTheme(brand, directionOf(language)), [brand]);
  return (
    <TransportProvider transport={transport}>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider theme={theme}>
          <GlobalStyle brand={brand} />
          <BrowserRouter>{children}</BrowserRouter>
        </ThemeProvider>
      </QueryClientProvider>
    </TransportProvider>
  );
}
