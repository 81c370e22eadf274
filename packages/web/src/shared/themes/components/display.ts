import type { Components, Theme } from '@mui/material/styles';

export const display: Components<Theme> = {
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
};
