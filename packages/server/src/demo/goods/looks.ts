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

export interface ParsedDrawing {
  readonly draw: string;
  readonly base: string | undefined;
  readonly accent: string | undefined;
}

/** Parses `name[/label][#base][#accent]`. */
export function drawingOf(text: string): ParsedDrawing {
  const [draw = '', base, accent] = text.split('#');
  return { draw, base: base && `#${base}`, accent: accent && `#${accent}` };
}

const gap = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** A backdrop color whose hue differs from that of the product. */
function tintFor(hex: string | undefined, random: Random): string {
  const hue = hex === undefined ? undefined : oklchOf(hex);
  if (!hue || hue.c < 0.04) return random.pick(TINTS);
  return random.pick(TINTS.filter((tint) => gap(oklchOf(tint).h, hue.h) > 35));
}

export function lookOf(text: string, colours: readonly Colour[], props: string, random: Random): Look {
  const { draw, base, accent } = drawingOf(text);
  const mainColour = colours[0];
  return {
    draw,
    base: mainColour?.hex ?? base,
    accent: mainColour?.accent ?? accent,
    tint: tintFor(mainColour?.hex ?? base, random),
    props: props.split(' '),
    colours,
  };
}
