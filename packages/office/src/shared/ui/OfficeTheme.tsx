import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createStoreTheme } from '@openmall/web/create-store-theme';
import { directionOf } from '@openmall/web/languages';
import { theme as house } from '@openmall/web/house-theme';
import { useState, type ReactNode } from 'react';
import { language } from '../i18n/language.ts';

interface Props {
  readonly children: ReactNode;
}

/** MUI with the store's theme. */
export function OfficeTheme({ children }: Props) {
  const [theme] = useState(() => createStoreTheme(house, directionOf(language)));
  const [cache] = useState(() => createCache({ key: 'css' }));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
