import '@fontsource-variable/source-serif-4';
import type { SiteTheme } from '../site-theme.ts';
import mark from './mark.svg';
import { dark, light } from './palette.ts';
import site from './site.json';

/** A workshop: terracotta on cream, with serif headings. */
export const theme: SiteTheme = {
  site,
  light,
  dark,
  mark,
  shape: { radiusSmall: 8, radius: 10, radiusLarge: 18, pill: 22 },
  type: {
    text: "'Inter Variable'",
    heads: "'Source Serif 4 Variable', Georgia, serif",
    headWeight: 600,
    headSpacing: '-0.01em',
    nameSpacing: '-0.02em',
  },
};
