/** What to render: a job for Blender for all goods that have a recipe, with a cover for each color. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { CATEGORIES } from '../../packages/server/src/demo/catalog/all-categories.ts';
import { demoMall } from '../../packages/server/src/demo/demo-mall.ts';
import type { DemoGoods } from '../../packages/server/src/demo/demo-types.ts';
import { coversOf, viewName } from '../../packages/server/src/demo/pictures/rendered-pictures.ts';
import type { View } from '../../packages/server/src/demo/pictures/rendered-pictures.ts';
import { loadLibrary } from '../../packages/server/src/demo/pictures/fluent-library.ts';
import type { Colour } from '../../packages/server/src/demo/words/colours.ts';
import { labelSvg } from './labels/label-art.ts';
import { paintPack } from './paint-pack.ts';
import type { Pack } from './paint-pack.ts';

/** Increase this when light, camera or materials change, so that every picture is rendered again. */
const STUDIO_VERSION = 1;
const RECIPES = new URL('recipes/', import.meta.url);

interface Recipe {
  readonly icon?: string;
  readonly packs: readonly Pack[];
}

type Recipes = Readonly<Record<string, Recipe>>;

/** A picture of goods in one color. */
export interface Cover {
  /** File name of the picture, without its ending. */
  readonly name: string;
  /** Changes when anything in the recipe changes. */
  readonly hash: string;
  readonly label: string | undefined;
  readonly scene: Readonly<Record<string, unknown>>;
}

/** Goods to render: one view of the same shape in the same light, in each of its colors. */
export interface Job {
  readonly slug: string;
  readonly view: View;
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

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);

/** A number from 0 to 1 that is always the same for these goods. */
const shareOf = (text: string): number => createHash('sha256').update(text).digest().readUInt16BE(0) / 65535;

const weightOf = (kind: string): string => {
  const rows = CATEGORIES.flatMap(({ children }) => children.flatMap(({ kinds }) => kinds));
  const grams = rows.find(([names]) => names.startsWith(`${kind}|`))?.[3] ?? 0;
  const net = Math.max(50, Math.round((grams * 0.9) / 50) * 50);
  return net >= 1000 ? `${net / 1000} kg` : `${net} g`;
};

/** The color that the name of a cover ends with. */
const colourOf = ({ look, slug }: DemoGoods, cover: string): Colour | undefined =>
  look.colours.find(({ key }) => cover === `${slug}-${key}-1`);

interface Motif {
  readonly pack: Pack;
  /** SVG of the drawing on the label. */
  readonly icon: string;
  readonly view: View;
}

function renderedCover(goods: DemoGoods, front: string, { pack, icon, view }: Motif): Cover {
  const name = viewName(front, view);
  const painted = paintPack(pack, colourOf(goods, front));
  const [line = '', ...rest] = goods.names.en.split(' ');
  const { archetype, ground = '#f6efe2', accent = '#34353c', layout = 0, net } = painted;
  const weight = net ?? weightOf(goods.noun);
  const art = { ground, accent, line, title: rest.join(' '), weight, icon, layout };
  const label = labelSvg(painted.sheet ?? archetype, art, painted.size);
  const share = shareOf(goods.slug);
  const scene = {
    ...painted,
    seed: Math.round(share * 1000),
    turn: share * 6 - 3,
    exposure: 0.9 + share * 0.06,
    ...(view !== 'front' && { view }),
  };
  const hash = hashOf([STUDIO_VERSION, scene, label]);
  return { name, hash, label, scene };
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
        return views.map((view) => {
          const covers = coversOf(product).map((name) => renderedCover(product, name, { pack, icon, view }));
          return { slug: product.slug, kind: product.noun, department, view, covers };
        });
      });
  });
}
