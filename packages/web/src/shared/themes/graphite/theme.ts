import '@fontsource-variable/archivo';
import type { SiteTheme } from '../site-theme.ts';
import mark from './mark.svg';
import { dark, light } from './palette.ts';
import site from './site.json';

/** A warehouse: black and white with one yellow, and square corners. */
export const theme: SiteTheme = {
  site,
  light,
  dark,
  mark,
  shape: { radiusSmall: 0, radius: 0, radiusLarge: 0, pill: 0 },
  type: {
    text: "'Archivo Variable', 'Inter Variable'",
    headWeight: 700,
    headSpacing: '-0.015em',
    nameSpacing: '-0.04em',
  },
};
