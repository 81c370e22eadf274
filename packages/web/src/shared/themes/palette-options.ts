import type { PaletteOptions } from '@mui/material/styles';
import type { Palette } from './palette.ts';

/** The colors of a site as MUI's palette: MUI's names where they exist, otherwise custom keys (`mui-theme.d.ts`). */
export const paletteOptions = (colors: Palette): PaletteOptions => ({
  primary: {
    main: colors.brand,
    dark: colors.brandStrong,
    tint: colors.brandTint,
    contrastText: colors.onBrand,
  },
  error: { main: colors.bad, dark: colors.badStrong, tint: colors.badTint, contrastText: colors.onBrand },
  success: { main: colors.good, tint: colors.goodTint, contrastText: colors.onBrand },
  warning: { main: colors.warn, tint: colors.warnTint, contrastText: colors.onBrand },
  deep: { main: colors.brandDeep, contrastText: colors.onDeep, sheen: colors.deepSheen },
  accent: { main: colors.brandGlow, contrastText: colors.brandDeep },
  text: {
    primary: colors.ink,
    secondary: colors.inkSoft,
    tertiary: colors.inkFaint,
    disabled: colors.off,
  },
  background: { default: colors.ground, paper: colors.surface, sunken: colors.sunken },
  divider: colors.line,
  outline: colors.lineStrong,
  faded: colors.faded,
  rating: colors.star,
  action: { hover: colors.veil, disabled: colors.off, disabledBackground: colors.offGround },
  Skeleton: { bg: colors.skeleton },
  toast: {
    success: colors.inkGood,
    error: colors.inkBad,
    info: colors.inkInfo,
    warning: colors.inkWarn,
  },
});
