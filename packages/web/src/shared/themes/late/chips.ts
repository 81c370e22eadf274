/** Chips. */
import { addStyles } from '../late-styles.ts';

/** Text in the strong color of a tone on its light tint. */
const tinted = (color: 'primary' | 'success' | 'warning' | 'error') => ({
  props: { variant: 'filled' as const, color },
  style: {
    backgroundColor: `var(--mui-palette-${color}-tint)`,
    color: `var(--mui-palette-${color}-main)`,
  },
});

addStyles({
  MuiChip: {
    // Chips are inline in text.
    defaultProps: { component: 'span' },
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: 13,
        maxWidth: '100%',
        variants: [
          {
            props: { variant: 'filled', color: 'default' },
            style: {
              backgroundColor: 'var(--mui-palette-background-sunken)',
              color: 'var(--mui-palette-text-secondary)',
            },
          },
          tinted('primary'),
          tinted('success'),
          tinted('warning'),
          tinted('error'),
          {
            props: { variant: 'outlined', color: 'default' },
            style: {
              borderColor: 'var(--mui-palette-divider)',
              backgroundColor: 'var(--mui-palette-background-paper)',
            },
          },
          {
            props: { size: 'small' },
            style: { height: 20, borderRadius: theme.shape.borderRadiusSmall, fontSize: 12 },
          },
        ],
      }),
      label: { variants: [{ props: { size: 'small' }, style: { paddingInline: 6 } }] },
      deleteIcon: { flex: 'none', color: 'inherit', '&:hover': { color: 'var(--mui-palette-primary-main)' } },
      icon: {
        flex: 'none',
        marginInline: '10px -6px',
        color: 'inherit',
        variants: [{ props: { size: 'small' }, style: { marginInline: '6px -2px' } }],
      },
    },
  },
});
