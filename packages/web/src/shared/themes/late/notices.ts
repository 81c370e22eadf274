/** Notices within a page. */
import { addStyles } from '../late-styles.ts';

addStyles({
  MuiAlert: {
    styleOverrides: {
      root: {
        gap: 10,
        padding: '12px 14px',
        color: 'var(--mui-palette-text-primary)',
        fontSize: 14,
        lineHeight: '20px',
        variants: [
          { props: { severity: 'info' }, style: { backgroundColor: 'var(--mui-palette-primary-tint)' } },
          { props: { severity: 'success' }, style: { backgroundColor: 'var(--mui-palette-success-tint)' } },
          { props: { severity: 'warning' }, style: { backgroundColor: 'var(--mui-palette-warning-tint)' } },
          { props: { severity: 'error' }, style: { backgroundColor: 'var(--mui-palette-error-tint)' } },
        ],
      },
      icon: {
        flex: 'none',
        margin: 0,
        padding: '1px 0',
        opacity: 1,
        variants: [
          { props: { severity: 'info' }, style: { color: 'var(--mui-palette-primary-main)' } },
          { props: { severity: 'success' }, style: { color: 'var(--mui-palette-success-main)' } },
          { props: { severity: 'warning' }, style: { color: 'var(--mui-palette-warning-main)' } },
          { props: { severity: 'error' }, style: { color: 'var(--mui-palette-error-main)' } },
        ],
      },
      message: { flex: 1, padding: 0, overflow: 'visible', overflowWrap: 'anywhere' },
      action: { margin: 0, padding: 0 },
    },
  },
});
