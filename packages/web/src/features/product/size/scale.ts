import type { GoodsDimensions } from '@openmall/sdk';

/** What goods are drawn beside, with its width and height in centimetres. */
export const REFERENCES = {
  person: { width: 50, height: 170 },
  sheet: { width: 21, height: 29.7 },
  card: { width: 8.6, height: 5.4 },
} as const;
export type Reference = keyof typeof REFERENCES;

export interface Scale {
  readonly reference: Reference;
  /** The sides of the goods as they are drawn. */
  readonly width: number;
  readonly height: number;
}

const LARGE_CM = 70;
const SMALL_CM = 12;
/** What is thinner than a twentieth of its depth lies flat and is seen from above. */
const FLAT = 20;

/** How goods are drawn beside something that everybody knows. */
export function scaleOf({ width, height, depth }: GoodsDimensions): Scale {
  const drawn = { width, height: height * FLAT < depth ? depth : height };
  const largest = Math.max(drawn.width, drawn.height);
  return { ...drawn, reference: largest > LARGE_CM ? 'person' : largest > SMALL_CM ? 'sheet' : 'card' };
}
