/** Parts that fold away. */
import { addStyles } from '../late-styles.ts';

addStyles({
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    styleOverrides: {
      root: {
        background: 'none',
        '&::before': { display: 'none' },
        '& + &': { borderBlockStart: '1px solid var(--mui-palette-divider)' },
      },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 0 16px' } } },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { minHeight: 48, padding: 0, fontWeight: 600 },
      content: { margin: 0 },
      expandIconWrapper: { color: 'var(--mui-palette-text-tertiary)' },
    },
  },
});
