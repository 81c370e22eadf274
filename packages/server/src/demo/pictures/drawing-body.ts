import { apparel } from './drawings/apparel.ts';
import { devices } from './drawings/devices.ts';
import { kitchen } from './drawings/kitchen.ts';
import { living } from './drawings/living.ts';
import { outdoors } from './drawings/outdoors.ts';
import { labelSpots, packaging } from './drawings/packaging.ts';
import { smallThings } from './drawings/small-things.ts';
import { drawBody } from './paint.ts';
import type { Drawing } from './paint.ts';

const OWN: ReadonlyMap<string, Drawing> = new Map(
  Object.entries({
    ...apparel,
    ...devices,
    ...kitchen,
    ...living,
    ...outdoors,
    ...packaging,
    ...smallThings,
  }),
);

export const isOwnDrawing = (name: string): boolean => OWN.has(name);

/** Content of a 32 × 32 SVG of a built-in drawing; undefined if there is none. */
export function ownBody(name: string, base: string, accent: string | undefined): string | undefined {
  const drawing = OWN.get(name);
  return drawing && drawBody(drawing, base, accent);
}

/** Draws a second drawing on the label of a container, for `pouch/strawberry`. */
export function labelled(container: string, body: string, label: string): string {
  const [x, y, size] = labelSpots[container] ?? [16, 18, 8];
  return `${body}<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})">${label}</g>`;
}
