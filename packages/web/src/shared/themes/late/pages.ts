/** The numbers of the pages of a list. */
import { addStyles } from '../late-styles.ts';

addStyles({
  MuiPagination: {
    defaultProps: { shape: 'rounded' },
    styleOverrides: { root: { marginBlockStart: 32 }, ul: { justifyContent: 'center' } },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 40,
        height: 40,
        margin: 2,
        fontVariantNumeric: 'tabular-nums',
        '&:hover': {
          backgroundColor: 'var(--mui-palette-background-paper)',
          color: 'var(--mui-palette-primary-main)',
        },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--mui-palette-text-primary)',
          color: 'var(--mui-palette-background-paper)',
          fontWeight: 600,
        },
        // Seven in a row fit a phone.
        [theme.breakpoints.down('sm')]: { minWidth: 44, height: 44, marginInline: 0, paddingInline: 2 },
      }),
      ellipsis: { display: 'grid', placeItems: 'center' },
    },
  },
});
