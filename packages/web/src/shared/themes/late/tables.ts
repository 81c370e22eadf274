/** Tables. */
import { addStyles } from '../late-styles.ts';

addStyles({
  MuiTable: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '12px 20px',
        borderBlockEnd: 0,
        variants: [
          {
            props: { variant: 'head' },
            style: {
              color: 'var(--mui-palette-text-secondary)',
              fontWeight: 400,
              fontSize: 12,
              lineHeight: '16px',
            },
          },
          {
            props: { variant: 'body' },
            style: { borderBlockStart: '1px solid var(--mui-palette-divider)', fontSize: 'inherit' },
          },
        ],
      },
    },
  },
});
