import type { Components, Theme } from '@mui/material/styles';
import { RouterLink } from '../../navigation/RouterLink.tsx';

export const navigation: Components<Theme> = {
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme }) => ({
        paddingBlock: 16,
        color: 'var(--mui-palette-text-secondary)',
        fontSize: 13,
        lineHeight: '20px',
        [theme.breakpoints.down('md')]: { paddingBlock: 12, overflowX: 'auto', scrollbarWidth: 'none' },
        '@media print': { display: 'none' },
      }),
      ol: ({ theme }) => ({ [theme.breakpoints.down('md')]: { flexWrap: 'nowrap' } }),
      li: ({ theme }) => ({
        [theme.breakpoints.down('md')]: {
          flex: 'none',
          // The current page takes the remaining width, and its name is truncated.
          '&:last-of-type': { flex: '0 1 auto', minWidth: 72 },
        },
      }),
      separator: { marginInline: 6, color: 'var(--mui-palette-text-tertiary)' },
    },
  },
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
  MuiLink: {
    defaultProps: { component: RouterLink },
    styleOverrides: {
      root: {
        borderRadius: 4,
        variants: [
          {
            props: { color: 'inherit' },
            style: { '&:hover': { color: 'var(--mui-palette-primary-main)' } },
          },
        ],
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
