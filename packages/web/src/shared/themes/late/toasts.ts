/** Messages at the edge of the window. */
import { addStyles } from '../late-styles.ts';

addStyles({
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        gap: 4,
        padding: '6px 12px',
        backgroundColor: 'var(--mui-palette-text-primary)',
        color: 'var(--mui-palette-background-paper)',
        boxShadow: 'var(--mui-elevation-high)',
        fontSize: 14,
        lineHeight: '20px',
      },
      message: { display: 'flex', alignItems: 'center', gap: 10, flex: 1, minWidth: 0 },
      action: { marginInlineEnd: -4, paddingInlineStart: 8 },
    },
  },
});
