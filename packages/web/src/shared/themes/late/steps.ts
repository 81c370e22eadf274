/** The steps of a checkout or an order. */
import { addStyles } from '../late-styles.ts';

addStyles({
  MuiStepConnector: {
    styleOverrides: {
      alternativeLabel: { top: 15, left: 'calc(-50% + 22px)', right: 'calc(50% + 22px)' },
      line: {
        borderColor: 'var(--mui-palette-divider)',
        variants: [
          { props: { orientation: 'horizontal' }, style: { borderTopWidth: 2 } },
          { props: { orientation: 'vertical' }, style: { borderLeftWidth: 2 } },
          { props: { active: true }, style: { borderColor: 'var(--mui-palette-primary-main)' } },
          { props: { completed: true }, style: { borderColor: 'var(--mui-palette-primary-main)' } },
        ],
      },
    },
  },
  MuiStepContent: {
    styleOverrides: {
      root: { borderInlineStart: '2px solid var(--mui-palette-divider)' },
      last: { borderInlineStartColor: 'transparent' },
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      iconContainer: {
        fontSize: 24,
        variants: [{ props: { alternativeLabel: true }, style: { fontSize: 32 } }],
      },
      label: {
        color: 'var(--mui-palette-text-tertiary)',
        fontSize: 'inherit',
        lineHeight: 'inherit',
        variants: [
          { props: { active: true }, style: { color: 'var(--mui-palette-text-primary)', fontWeight: 600 } },
          {
            props: { completed: true },
            style: { color: 'var(--mui-palette-text-primary)', fontWeight: 600 },
          },
          { props: { alternativeLabel: true }, style: { '&&': { marginTop: 10 } } },
        ],
      },
    },
  },
});
