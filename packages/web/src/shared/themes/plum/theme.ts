import '@fontsource-variable/nunito';
import type { SiteTheme } from '../site-theme.ts';
import mark from './mark.svg';
import { dark, light } from './palette.ts';
import site from './site.json';

/** A boutique: plum and rose, everything round. */
export const theme: SiteTheme = {
  site,
  light,
  dark,
  mark,
  shape: { radiusSmall: 10, radius: 14, radiusLarge: 22, pill: 22 },
  type: {
    text: "'Nunito Variable', 'Inter Variable'",
    headWeight: 800,
    headSpacing: '-0.01em',
    nameSpacing: '-0.02em',
  },
};
