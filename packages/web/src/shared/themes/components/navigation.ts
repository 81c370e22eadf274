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
  MuiPagination: {
    defaultProps: { shape: 'rounded' },
    styleOverrides: { root: { marginBlockStart: 32 }, ul: { justifyContent: 'center' } },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 40,
        height: 40,
        margin: 2,
        fontVariantNumeric: 'tabular-nums',
        '&:hover': {
          backgroundColor: 'var(--mui-palette-background-paper)',
          color: 'var(--mui-palette-primary-main)',
        },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--mui-palette-text-primary)',
          color: 'var(--mui-palette-background-paper)',
          fontWeight: 600,
        },
        // Seven in a row fit a phone.
        [theme.breakpoints.down('sm')]: { minWidth: 44, height: 44, marginInline: 0, paddingInline: 2 },
      }),
      ellipsis: { display: 'grid', placeItems: 'center' },
    },
  },
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
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexDirection: 'row',
        gap: 8,
        minWidth: 0,
        minHeight: 48,
        padding: 0,
        fontSize: 15,
        fontWeight: 400,
        '&:hover, &.Mui-selected': { color: 'var(--mui-palette-text-primary)' },
        '&.Mui-selected': { fontWeight: 600 },
        [theme.breakpoints.down('md')]: { minWidth: 44 },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { borderBlockEnd: '1px solid var(--mui-palette-divider)' },
      list: ({ theme }) => ({ gap: 32, [theme.breakpoints.down('md')]: { gap: 24 } }),
      indicator: { borderRadius: 1 },
    },
  },
};
