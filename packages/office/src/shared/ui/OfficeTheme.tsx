import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import '@openmall/web/all-styles';
import { createStoreTheme } from '@openmall/web/create-store-theme';
import { directionOf } from '@openmall/web/languages';
import { theme as house } from '@openmall/web/house-theme';
import { rightToLeft } from '@openmall/web/right-to-left';
import { useState, type ReactNode } from 'react';
import { language } from '../i18n/language.ts';

/** Where fingers press, a filter reacts around its edge too. */
const TOUCH = '@media (max-width:899.95px)';

/** Labels stand above their fields, as in the store, and lines of tables are as pale as those of cards. */
const withOfficeParts = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiAlert: {
      ...theme.components?.MuiAlert,
      styleOverrides: {
        ...theme.components?.MuiAlert?.styleOverrides,
        // Beside its text, not below: a button is higher than a line.
        action: { alignSelf: 'center', margin: '-8px 0', padding: 0 },
      },
    },
    MuiChip: {
      ...theme.components?.MuiChip,
      styleOverrides: {
        ...theme.components?.MuiChip?.styleOverrides,
        clickable: {
          [TOUCH]: { height: 36, '&::before': { content: '""', position: 'absolute', inset: '-5px 0' } },
        },
      },
    },
    MuiTabs: {
      ...theme.components?.MuiTabs,
      styleOverrides: {
        ...theme.components?.MuiTabs?.styleOverrides,
        // An arrow that leads nowhere takes no place.
        scrollButtons: { '&.Mui-disabled': { display: 'none' } },
      },
    },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: { position: 'static', transform: 'none', maxWidth: 'none', whiteSpace: 'normal' },
      },
    },
  },
});

interface Props {
  readonly children: ReactNode;
}

/** MUI with the store's theme. */
export function OfficeTheme({ children }: Props) {
  const [theme] = useState(() => withOfficeParts(createStoreTheme(house, directionOf(language))));
  const [cache] = useState(() =>
    createCache({ key: 'css', ...(rightToLeft.plugins && { stylisPlugins: rightToLeft.plugins }) }),
  );
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
