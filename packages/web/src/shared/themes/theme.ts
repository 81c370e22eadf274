import { createTheme, type Theme } from '@mui/material/styles';
import { fontStack, neutral, type Brand } from './tokens.ts';

/** MUI's side of the look: the same colours and sizes as the variables of `GlobalStyle`. */
export const makeTheme = (brand: Brand, direction: 'ltr' | 'rtl'): Theme =>
  createTheme({
    direction,
    palette: {
      primary: { main: brand.main, dark: brand.strong, contrastText: '#fff' },
      error: { main: neutral.bad },
      text: { primary: neutral.ink, secondary: neutral.inkSoft },
      background: { default: neutral.ground, paper: neutral.surface },
      divider: neutral.line,
    },
    shape: { borderRadius: 8 },
    typography: { fontFamily: fontStack, fontSize: 14, button: { textTransform: 'none', fontWeight: 600 } },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          // Gaps instead of MUI's left and right margins, so that right-to-left needs no mirroring.
          root: {
            gap: 8,
            minWidth: 0,
            minHeight: 40,
            paddingInline: 20,
            paddingBlock: 8,
            lineHeight: '20px',
            whiteSpace: 'nowrap',
          },
          startIcon: { margin: 0 },
          endIcon: { margin: 0 },
          outlined: {
            borderColor: 'var(--line-strong)',
            color: 'var(--ink)',
            '&:hover': { borderColor: 'var(--brand)', color: 'var(--brand)', background: 'transparent' },
          },
          sizeSmall: { minHeight: 32, paddingInline: 12, paddingBlock: 4, fontSize: 13 },
          sizeLarge: { minHeight: 48, paddingInline: 28, fontSize: 15 },
        },
      },
      MuiIconButton: {
        styleOverrides: { root: { width: 40, height: 40, padding: 0, color: 'inherit', borderRadius: 20 } },
      },
      MuiSkeleton: {
        defaultProps: { animation: 'wave', variant: 'rectangular' },
        styleOverrides: { root: { backgroundColor: '#ebebe7' } },
      },
    },
  });
