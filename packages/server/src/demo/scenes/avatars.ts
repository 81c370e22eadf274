import { tone } from '../pictures/colour.ts';
import type { Scene } from '../pictures/compose.ts';

// prettier-ignore
export const AVATAR_DRAWINGS = ['bear', 'panda', 'fox', 'koala', 'lion', 'penguin', 'owl', 'frog', 'rabbit-face', 'cat-face', 'dog-face', 'octopus'] as const;
const TINTS = ['#f2c94c', '#9fd3bd', '#86b6de', '#ef9db8', '#b9a3d8', '#ea9a6a'] as const;
export const AVATAR_COUNT = AVATAR_DRAWINGS.length;

/** The built-in portraits, numbered from 1. */
export function avatarScene(number: number): Scene | undefined {
  const draw = AVATAR_DRAWINGS[number - 1];
  const tint = TINTS[(number - 1) % TINTS.length];
  if (draw === undefined || tint === undefined) return undefined;
  const backdrop = { name: 'badge', tint: tone(tint, 0.86, 0.07) } as const;
  return { ratio: 1, backdrop, figures: [{ draw, x: 0, middle: 0.53, size: 0.66 }] };
}
