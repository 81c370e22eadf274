import { starterCategories } from '../../domain/catalog/categories/starter-set.ts';
import { CATEGORIES } from '../catalog/all-categories.ts';
import type { DemoCategory } from '../demo-types.ts';
import { stableId } from '../stable-id.ts';
import { paletteOf } from '../words/colours.ts';
import type { KindRow } from '../catalog/category-row.ts';

/** The first drawing of a kind. Takes a color of the palette if the drawing names none. */
function drawingOfKind(kind: KindRow | undefined, index: number): string {
  const [, drawings = 'package', , , , palette = '-'] = kind ?? [];
  const [first = 'package'] = drawings.split(' ');
  if (palette === '-' || first.includes('#')) return first;
  const colours = paletteOf(palette);
  const colour = colours[(index * 3 + 2) % colours.length];
  return colour ? `${first}${colour.hex}${colour.accent}` : first;
}

interface Drawing {
  readonly drawing: string;
  readonly tint: string;
}

/** The drawing of each category of the demo, by slug. */
const drawings = (): ReadonlyMap<string, Drawing> =>
  new Map(
    CATEGORIES.flatMap(({ slug, drawing, tint, children }): readonly (readonly [string, Drawing])[] => [
      [slug, { drawing, tint }],
      ...children.map(
        (child, index) => [child.slug, { drawing: drawingOfKind(child.kinds[0], index), tint }] as const,
      ),
    ]),
  );

/** The categories of the starter set, parents first. */
export function demoCategories(seed: string): readonly DemoCategory[] {
  const bySlug = drawings();
  return starterCategories().map((category) => {
    const drawing = bySlug.get(category.slug);
    if (!drawing) throw new RangeError(`the demo has no drawing of ${category.slug}`);
    return { id: stableId(seed, 'category', category.slug), ...category, ...drawing };
  });
}
