import type { Components, Theme } from '@mui/material/styles';

/** Text in the strong color of a tone on its light tint. */
const tinted = (color: 'primary' | 'success' | 'warning' | 'error') => ({
  props: { variant: 'filled' as const, color },
  style: {
    backgroundColor: `var(--mui-palette-${color}-tint)`,
    color: `var(--mui-palette-${color}-main)`,
  },
});

export const display: Components<Theme> = {
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
  MuiAvatar: { styleOverrides: { root: { flex: 'none' } } },
  MuiBadge: {
    defaultProps: { color: 'primary' },
    styleOverrides: {
      badge: {
        minWidth: 18,
        height: 18,
        paddingInline: 5,
        fontWeight: 600,
        fontSize: 11,
        fontVariantNumeric: 'tabular-nums',
        boxShadow: '0 0 0 2px var(--mui-palette-background-paper)',
      },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    // Focus rings and menus of its content extend beyond the edge.
    styleOverrides: { root: { overflow: 'visible' } },
  },
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
  MuiLinearProgress: {
    styleOverrides: {
      root: { borderRadius: 4, backgroundColor: 'var(--mui-palette-divider)' },
      bar: { borderRadius: 4 },
    },
  },
  MuiRating: {
    styleOverrides: {
      root: { color: 'var(--mui-palette-rating)' },
      iconEmpty: { color: 'var(--mui-palette-faded)' },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave', variant: 'rounded' },
    styleOverrides: {
      root: { flex: 'none', width: '100%', maxWidth: '100%' },
      text: { transform: 'scale(1, 0.7)' },
    },
  },
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
};
