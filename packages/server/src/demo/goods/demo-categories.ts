import { CATEGORIES } from '../catalog/all-categories.ts';
import type { DemoCategory } from '../demo-types.ts';
import { stableId } from '../stable-id.ts';
import { paletteOf } from '../words/colours.ts';
import { parseAllNames } from '../words/languages.ts';
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

/** Categories of both levels, parents first. */
export function demoCategories(seed: string): readonly DemoCategory[] {
  return CATEGORIES.flatMap((category) => {
    const parent: DemoCategory = {
      id: stableId(seed, 'category', category.slug),
      slug: category.slug,
      parentSlug: undefined,
      names: parseAllNames(category.names),
      drawing: category.drawing,
      tint: category.tint,
      isRecommended: true,
    };
    const children = category.children.map((child, index) => ({
      id: stableId(seed, 'category', child.slug),
      slug: child.slug,
      parentSlug: category.slug,
      names: parseAllNames(child.names),
      drawing: drawingOfKind(child.kinds[0], index),
      tint: category.tint,
      isRecommended: index < 2,
    }));
    return [parent, ...children];
  });
}
