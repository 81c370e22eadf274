import type { SiteTheme } from '../site-theme.ts';
import mark from './mark.svg';
import { dark, light } from './palette.ts';
import site from './site.json';

/** The default site: pine green, calm and even. */
export const theme: SiteTheme = {
  site,
  light,
  dark,
  mark,
  shape: { radiusSmall: 6, radius: 8, radiusLarge: 12, pill: 22 },
  type: { text: "'Inter Variable'", headWeight: 600, headSpacing: 'normal', nameSpacing: '-0.035em' },
};
