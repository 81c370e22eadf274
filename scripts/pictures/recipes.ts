/** What to render: a job for Blender for all goods that have a recipe, with a cover for each color. */
import { readdir, readFile } from 'node:fs/promises';
import { demoMall } from '../../packages/server/src/demo/demo-mall.ts';
import { coversOf } from '../../packages/server/src/demo/pictures/rendered-pictures.ts';
import type { View } from '../../packages/server/src/demo/pictures/rendered-pictures.ts';
import { loadLibrary } from '../../packages/server/src/demo/pictures/fluent-library.ts';
import { renderedCover, scaleOf } from './cover.ts';
import type { Companion, Cover } from './cover.ts';
import type { Pack } from './paint-pack.ts';

const RECIPES = new URL('recipes/', import.meta.url);

interface Recipe {
  readonly icon?: string;
  /** What stands beside the goods in the view `scale`: only goods with known dimensions have it. */
  readonly companion?: Companion;
  readonly packs: readonly Pack[];
}

type Recipes = Readonly<Record<string, Recipe>>;

/** Goods to render: the same shape in the same light, in each of its colors. */
export interface Job {
  readonly slug: string;
  readonly department: string;
  readonly kind: string;
  readonly covers: readonly Cover[];
}

async function readRecipes(): Promise<ReadonlyMap<string, Recipes>> {
  const files = (await readdir(RECIPES)).filter((file) => file.endsWith('.json'));
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, Recipes]> => {
        const text = await readFile(new URL(file, RECIPES), 'utf8');
        return [file.replace('.json', ''), JSON.parse(text) as Recipes]; // files of this folder only
      }),
    ),
  );
}

const isText = (value: string | undefined): value is string => value !== undefined;

/** Jobs of all goods whose kind has a recipe, in these views. Goods of one kind take its packs in turn. */
export async function findJobs(cacheFolder: string, views: readonly View[]): Promise<readonly Job[]> {
  const departments = await readRecipes();
  const { goods, categories } = demoMall();
  const icons = [...departments.values()].flatMap((recipes) =>
    Object.values(recipes).flatMap(({ icon, packs }) => [icon, ...packs.map((pack) => pack.icon)]),
  );
  const library = await loadLibrary(cacheFolder, [...new Set(icons.filter(isText))].sort());
  return [...departments].flatMap(([department, recipes]) => {
    const id = categories.find(({ slug }) => slug === department)?.id;
    const counts = new Map<string, number>();
    return goods
      .filter(({ categoryId }) => categoryId === id)
      .flatMap((product) => {
        const recipe = recipes[product.noun];
        const index = counts.get(product.noun) ?? 0;
        counts.set(product.noun, index + 1);
        const pack = recipe?.packs[index % recipe.packs.length];
        if (!recipe || !pack) return [];
        const icon = library[pack.icon ?? recipe.icon ?? ''] ?? '';
        const covers = coversOf(product).map((name) =>
          renderedCover(product, name, { pack, icon, scale: scaleOf(product, recipe.companion) }, views),
        );
        return [{ slug: product.slug, kind: product.noun, department, covers }];
      });
  });
}
