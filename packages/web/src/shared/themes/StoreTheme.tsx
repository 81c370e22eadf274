import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { directionOf } from '../i18n/languages.ts';
import { language } from '../i18n/language.ts';
import { createStoreTheme } from './create-store-theme.ts';
import { siteTheme } from './in-use.ts';
import { rightToLeft } from './right-to-left.ts';

interface Props {
  readonly children: ReactNode;
}

/** MUI with the theme of the site, in the direction of the language. */
export function StoreTheme({ children }: Props) {
  const [theme] = useState(() => createStoreTheme(siteTheme(), directionOf(language)));
  const [cache] = useState(() =>
    createCache({ key: 'css', ...(rightToLeft.plugins && { stylisPlugins: rightToLeft.plugins }) }),
  );
  return (
    <CacheProvider value={cache}>
      {/* There is no markup of a server to agree with, so the theme need not be rendered twice. */}
      <ThemeProvider theme={theme} noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
