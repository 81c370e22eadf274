import { daylight, night, type Palette } from '../palette.ts';

export const light: Palette = {
  ...daylight,
  brand: '#0a7a5c',
  brandStrong: '#075f48',
  brandTint: '#e7f4ef',
  brandDeep: '#0b2f26',
  brandGlow: '#f2c46d',
  deepSheen: '#0a7a5c',
  onBrand: '#ffffff',
  onDeep: '#d6e4de',
};

export const dark: Palette = {
  ...night,
  brand: '#43c99a',
  brandStrong: '#6bdab4',
  brandTint: '#12332a',
  brandDeep: '#0d2c24',
  brandGlow: '#f2c46d',
  deepSheen: '#0a7a5c',
  onBrand: '#03241a',
  onDeep: '#d6e4de',
};
