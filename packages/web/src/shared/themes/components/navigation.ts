import type { Components, Theme } from '@mui/material/styles';

export const navigation: Components<Theme> = {
  MuiBottomNavigation: { styleOverrides: { root: { height: 56, background: 'none' } } },
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: {
        minWidth: 0,
        paddingInline: 4,
        gap: 2,
        color: 'var(--mui-palette-text-secondary)',
        '&.Mui-selected': { color: 'var(--mui-palette-primary-main)' },
      },
      label: {
        maxWidth: '100%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        fontSize: 11,
        lineHeight: '14px',
        '&.Mui-selected': { fontSize: 11, fontWeight: 600 },
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        gap: 12,
        minHeight: 48,
        paddingInline: 24,
        '&:hover': { backgroundColor: 'var(--mui-palette-background-sunken)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--mui-palette-primary-tint)',
          color: 'var(--mui-palette-primary-main)',
          fontWeight: 600,
        },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
};
