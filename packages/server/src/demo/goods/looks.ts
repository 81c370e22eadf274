import type { Random } from '@openmall/seeded-random';
import type { Look } from '../demo-types.ts';
import { oklchOf } from '../pictures/colour.ts';
import type { Colour } from '../words/colours.ts';

const TINTS = [
  '#ef9db8',
  '#86b6de',
  '#93a584',
  '#f2c94c',
  '#b9a3d8',
  '#ea9a6a',
  '#8fcbb5',
  '#d3bd97',
] as const;

export interface DrawingWords {
  readonly draw: string;
  readonly base: string | undefined;
  readonly accent: string | undefined;
}

/** Reads `name[/label][#base][#accent]`. */
export function drawingOf(words: string): DrawingWords {
  const [draw = '', base, accent] = words.split('#');
  return { draw, base: base && `#${base}`, accent: accent && `#${accent}` };
}

const gap = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** A backdrop that sets the thing off: not its own hue, unless the thing has none. */
function tintFor(hex: string | undefined, random: Random): string {
  const hue = hex === undefined ? undefined : oklchOf(hex);
  if (!hue || hue.c < 0.04) return random.pick(TINTS);
  return random.pick(TINTS.filter((tint) => gap(oklchOf(tint).h, hue.h) > 35));
}

export function lookOf(words: string, colours: readonly Colour[], props: string, random: Random): Look {
  const { draw, base, accent } = drawingOf(words);
  const hero = colours[0];
  return {
    draw,
    base: hero?.hex ?? base,
    accent: hero?.accent ?? accent,
    tint: tintFor(hero?.hex ?? base, random),
    props: props.split(' '),
    colours,
  };
}
