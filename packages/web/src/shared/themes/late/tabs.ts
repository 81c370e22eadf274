/** Tabs. */
import { addStyles } from '../late-styles.ts';

addStyles({
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexDirection: 'row',
        gap: 8,
        minWidth: 0,
        minHeight: 48,
        padding: 0,
        fontSize: 15,
        fontWeight: 400,
        '&:hover, &.Mui-selected': { color: 'var(--mui-palette-text-primary)' },
        '&.Mui-selected': { fontWeight: 600 },
        [theme.breakpoints.down('md')]: { minWidth: 44 },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { borderBlockEnd: '1px solid var(--mui-palette-divider)' },
      list: ({ theme }) => ({ gap: 32, [theme.breakpoints.down('md')]: { gap: 24 } }),
      indicator: { borderRadius: 1 },
    },
  },
});
