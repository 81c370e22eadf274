/** What to render: a job for Blender for each front view of the demo goods that has a recipe. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { CATEGORIES } from '../../packages/server/src/demo/catalog/all-categories.ts';
import { demoMall } from '../../packages/server/src/demo/demo-mall.ts';
import type { DemoGoods } from '../../packages/server/src/demo/demo-types.ts';
import { loadLibrary } from '../../packages/server/src/demo/pictures/fluent-library.ts';
import { labelSvg } from './label-art.ts';

/** Increase it when light, camera or materials change: every picture is then rendered again. */
const STUDIO_VERSION = 1;
const RECIPES = new URL('recipes/', import.meta.url);

interface Pack {
  readonly archetype: string;
  readonly ground: string;
  readonly accent: string;
  readonly icon?: string;
  readonly layout?: number;
  /** Width, depth and height of a box; radius and height of a tin or canister. */
  readonly size?: readonly number[];
}

interface Recipe {
  readonly icon: string;
  readonly packs: readonly Pack[];
}

type Recipes = Readonly<Record<string, Recipe>>;

export interface Job {
  /** File name of the picture, without its ending. */
  readonly name: string;
  readonly department: string;
  readonly kind: string;
  /** Changes when anything in the recipe changes. */
  readonly hash: string;
  readonly label: string;
  readonly scene: Readonly<Record<string, unknown>>;
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

function jobOf(goods: DemoGoods, pack: Pack, icon: string): Omit<Job, 'department'> {
  const [line = '', ...rest] = goods.names.en.split(' ');
  const art = {
    ground: pack.ground,
    accent: pack.accent,
    line,
    title: rest.join(' '),
    weight: weightOf(goods.noun),
    icon,
    layout: pack.layout ?? 0,
  };
  const label = labelSvg(pack.archetype, art, pack.size);
  const share = shareOf(goods.slug);
  const scene = {
    ...pack,
    seed: Math.round(share * 1000),
    turn: share * 6 - 3,
    exposure: 0.9 + share * 0.06,
  };
  const hash = hashOf([STUDIO_VERSION, scene, label]);
  return { name: `${goods.slug}-1`, kind: goods.noun, hash, label, scene };
}

/** Jobs of all goods whose kind has a recipe. Goods of one kind take its packs in turn. */
export async function findJobs(cacheFolder: string): Promise<readonly Job[]> {
  const departments = await readRecipes();
  const { goods, categories } = demoMall();
  const icons = [...departments.values()].flatMap((recipes) =>
    Object.values(recipes).flatMap(({ icon, packs }) => [icon, ...packs.map((pack) => pack.icon ?? icon)]),
  );
  const library = await loadLibrary(cacheFolder, [...new Set(icons)].sort());
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
        return [{ ...jobOf(product, pack, library[pack.icon ?? recipe.icon] ?? ''), department }];
      });
  });
}
