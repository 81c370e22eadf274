/** Fills the colors of the goods into a recipe. */
import { shade } from '../../packages/server/src/demo/pictures/colour.ts';
import type { Colour } from '../../packages/server/src/demo/words/colours.ts';

/** A shape with its colors and its label. Archetypes read further fields of their own. */
export interface Pack {
  readonly archetype: string;
  readonly ground?: string;
  readonly accent?: string;
  readonly icon?: string;
  readonly layout?: number;
  /** Sheet of the label, if its name differs from the archetype. */
  readonly sheet?: string;
  /** Printed quantity, such as "30 ml" instead of the weight. */
  readonly net?: string;
  /** Width, depth and height of a box; radius and height of a tin or canister. */
  readonly size?: readonly number[];
}

const SHADE = 0.12;
const PALE = 0.3;

/** The color of goods without colors. */
const PLAIN = { hex: '#d3bd97', accent: '#6d4c2b' };

/** The values of `$colour` and the other variables of a recipe. */
function paintsOf({ hex, accent }: Pick<Colour, 'hex' | 'accent'>): ReadonlyMap<string, string> {
  return new Map([
    ['$colour', hex],
    ['$accent', accent],
    ['$dark', shade(hex, -SHADE)],
    ['$light', shade(hex, SHADE)],
    ['$pale', shade(hex, PALE)],
  ]);
}

function paint(value: unknown, paints: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return paints.get(value) ?? value;
  return Array.isArray(value) ? value.map((item) => paint(item, paints)) : value;
}

export function paintPack(pack: Pack, colour: Colour | undefined): Pack {
  const paints = paintsOf(colour ?? PLAIN);
  const entries = Object.entries(pack).map(([key, value]) => [key, paint(value, paints)]);
  return Object.fromEntries(entries) as Pack; // the same keys, with strings for strings
}
