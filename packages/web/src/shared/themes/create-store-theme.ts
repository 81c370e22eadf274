import { createTheme, type Theme, type TypographyVariantsOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { componentOverrides } from './components/component-overrides.ts';
import { loadedStyles } from './late-styles.ts';
import { glowShare, type Palette } from './palette.ts';
import { paletteOptions } from './palette-options.ts';
import type { SiteTheme } from './site-theme.ts';

/** Font families of the operating system, for scripts that a site's own font does not have. */
const SYSTEM_FONTS =
  "system-ui, -apple-system, 'Segoe UI', 'Noto Sans', 'Noto Sans Arabic', 'Noto Sans CJK SC', sans-serif";

const day = {
  glowShare: `${glowShare.day}%`,
  elevation: {
    low: '0 1px 2px rgb(20 30 26 / 6%), 0 4px 12px rgb(20 30 26 / 8%)',
    high: '0 2px 6px rgb(20 30 26 / 8%), 0 16px 40px rgb(20 30 26 / 16%)',
  },
};
const night = {
  glowShare: `${glowShare.night}%`,
  elevation: {
    low: '0 1px 2px rgb(0 0 0 / 40%), 0 4px 12px rgb(0 0 0 / 32%)',
    high: '0 0 0 1px rgb(255 255 255 / 8%), 0 16px 40px rgb(0 0 0 / 56%)',
  },
};

const colorScheme = (colors: Palette, more: typeof day) => ({ palette: paletteOptions(colors), ...more });

const typography = (fontFamily: string, headingStyle: CSSProperties): TypographyVariantsOptions => ({
  fontFamily,
  fontSize: 14,
  body1: { fontSize: 14, lineHeight: '20px' },
  body2: { fontSize: 13, lineHeight: '18px' },
  caption: { fontSize: 12, lineHeight: '16px' },
  button: {
    fontSize: 14,
    lineHeight: '20px',
    fontWeight: 600,
    textTransform: 'none',
    letterSpacing: 'normal',
  },
  h1: { ...headingStyle, fontSize: 24, lineHeight: '32px' },
  h2: { ...headingStyle, fontSize: 18, lineHeight: '26px' },
  h3: { ...headingStyle, fontSize: 16, lineHeight: '24px' },
});

/** The MUI theme of a site. The operating system chooses between its two color schemes. */
export function createStoreTheme(site: SiteTheme, direction: 'ltr' | 'rtl'): Theme {
  const { light, dark, shape, type } = site;
  const text = `${type.text}, ${SYSTEM_FONTS}`;
  const heading = type.heads ? `${type.heads}, ${SYSTEM_FONTS}` : text;
  const headingStyle = { fontFamily: heading, fontWeight: type.headWeight, letterSpacing: type.headSpacing };
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: { light: colorScheme(light, day), dark: colorScheme(dark, night) },
    direction,
    // Phones are below 600 px, one column of content below 900, three columns of goods below 1200.
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    spacing: 8,
    shape: {
      borderRadius: shape.radius,
      borderRadiusSmall: shape.radiusSmall,
      borderRadiusLarge: shape.radiusLarge,
      borderRadiusPill: shape.pill,
    },
    fonts: {
      text,
      heading,
      headingWeight: String(type.headWeight),
      headingSpacing: type.headSpacing,
      nameSpacing: type.nameSpacing,
    },
    layout: { header: '104px', headerSmall: '56px', page: '1200px', gutter: '24px' },
    typography: typography(text, headingStyle),
    transitions: { easing: { easeInOut: 'cubic-bezier(0.2, 0, 0.2, 1)' } },
    components: componentOverrides,
  });
  // MUI copies what it is given; components that load later must find their styles in the theme.
  return Object.assign(theme, { components: Object.assign(loadedStyles, theme.components) });
}
