import type { Brand } from './tokens.ts';

export const clay: Brand = {
  main: '#a8431f',
  strong: '#863417',
  tint: '#fbeee8',
  deep: '#33190f',
  glow: '#f0c9a0',
};
