import '@fontsource-variable/public-sans';
import type { SiteTheme } from '../site-theme.ts';
import mark from './mark.svg';
import { dark, light } from './palette.ts';
import site from './site.json';

/** A trading house by the sea: navy, crisp corners. Greek and Cyrillic are set in Inter. */
export const theme: SiteTheme = {
  site,
  light,
  dark,
  mark,
  shape: { radiusSmall: 3, radius: 4, radiusLarge: 6, pill: 4 },
  type: {
    text: "'Public Sans Variable', 'Inter Variable'",
    headWeight: 700,
    headSpacing: '-0.01em',
    nameSpacing: '-0.03em',
  },
};
