import type { Brand } from './tokens.ts';

export const harbour: Brand = {
  main: '#1f55b5',
  strong: '#17418c',
  tint: '#e9f0fb',
  deep: '#10233f',
  glow: '#8fd3d6',
};
