import type { Components, Theme } from '@mui/material/styles';
import { RouterLink } from '../../navigation/RouterLink.tsx';

export const buttons: Components<Theme> = {
  MuiButtonBase: {
    // `href` becomes a link of the router. Ripples are off, because pages have their own motion.
    defaultProps: { LinkComponent: RouterLink, disableRipple: true },
    styleOverrides: {
      root: {
        '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        flex: 'none',
        gap: 8,
        minHeight: 40,
        minWidth: 0,
        paddingBlock: 8,
        paddingInline: 20,
        whiteSpace: 'nowrap',
        textAlign: 'center',
        variants: [
          { props: { variant: 'outlined' }, style: { paddingBlock: 7, paddingInline: 19 } },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              borderColor: 'var(--mui-palette-outline)',
              color: 'var(--mui-palette-text-primary)',
              '&:hover': {
                borderColor: 'var(--mui-palette-primary-main)',
                color: 'var(--mui-palette-primary-main)',
                backgroundColor: 'transparent',
              },
            },
          },
          {
            props: { variant: 'text', color: 'primary' },
            style: { '&:hover': { backgroundColor: 'var(--mui-palette-primary-tint)' } },
          },
          {
            props: { variant: 'text', color: 'error' },
            style: { '&:hover': { backgroundColor: 'var(--mui-palette-error-tint)' } },
          },
          {
            props: { size: 'small' },
            style: { minHeight: 32, paddingBlock: 4, paddingInline: 12, fontSize: 13 },
          },
          { props: { size: 'large' }, style: { minHeight: 48, paddingInline: 28, fontSize: 15 } },
        ],
        [theme.breakpoints.down('md')]: { minHeight: 44 },
      }),
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        flex: 'none',
        width: 40,
        height: 40,
        padding: 0,
        '&:hover': {
          backgroundColor: 'var(--mui-palette-background-sunken)',
          color: 'var(--mui-palette-primary-main)',
        },
        // Large enough for a thumb.
        [theme.breakpoints.down('md')]: { width: 44, height: 44 },
      }),
    },
  },
};
