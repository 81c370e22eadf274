/**
 * `node scripts/mock-names.ts`: writes the names and sizes of the mocks' goods, as the demo has them, to
 * `packages/mocks/src/fixtures/names/<language>.json` and `fixtures/measures.json`. Run it after a change of the demo.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { demoCategories } from '../packages/server/src/demo/goods/demo-categories.ts';
import { demoGoods } from '../packages/server/src/demo/goods/demo-goods.ts';
import { demoStores } from '../packages/server/src/demo/stores/demo-stores.ts';
import { OTHER_LANGUAGES } from '../packages/server/src/demo/translations/translations.ts';
import { allColours } from '../packages/server/src/demo/words/colours.ts';
import { allAttributes } from '../packages/server/src/demo/words/sizes.ts';
import { dimensionsOf } from '../packages/server/src/demo/words/dimensions.ts';
import type { Names } from '../packages/server/src/domain/catalog/categories/all-names.ts';

const folder = new URL('../packages/mocks/src/fixtures/', import.meta.url);
const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as T;

interface MockGoods {
  readonly id: string;
  readonly name: string;
  readonly noun: string;
  readonly colours: readonly { readonly key: string; readonly name: string }[];
  readonly sizes?: readonly string[];
}
interface MockCategory {
  readonly id: string;
  readonly name: string;
}

const SEED = 'openmall';
/** The attributes that the mocks have. */
const SHOWN = new Set(['colour', 'size']);
const mockGoods = read<readonly MockGoods[]>('goods.json');
const demo = new Map(demoGoods(SEED, demoStores(SEED)).map((goods) => [goods.slug, goods]));

/** Names by their English name: of goods, categories, colours and attributes. */
function namesIn(lang: (typeof OTHER_LANGUAGES)[number]): Readonly<Record<string, string>> {
  const pair = (english: string, names: Names | undefined): readonly (readonly [string, string])[] => {
    const name = names?.[lang];
    return name === undefined || name === english ? [] : [[english, name]];
  };
  const categories = new Map(demoCategories(SEED).map(({ slug, names }) => [slug, names]));
  const colours = new Set(mockGoods.flatMap((goods) => goods.colours.map(({ name }) => name)));
  return Object.fromEntries([
    ...mockGoods.flatMap(({ id, name }) => pair(name, demo.get(id)?.names)),
    ...read<readonly MockCategory[]>('categories.json').flatMap(({ id, name }) =>
      pair(name, categories.get(id)),
    ),
    ...allColours().flatMap(({ names }) => (colours.has(names.en) ? pair(names.en, names) : [])),
    ...allAttributes().flatMap(({ key, names }) => (SHOWN.has(key) ? pair(names.en, names) : [])),
  ]);
}

/** The size guide of goods, and the dimensions of each size in millimetres. */
function measuresOf({ id, noun, sizes = [] }: MockGoods): object | undefined {
  const guide = demo.get(id)?.sizeGuide?.filter(({ size }) => sizes.includes(size));
  const [firstLabel = ''] = sizes;
  const sides =
    sizes.length > 0 ? sizes.map((label) => dimensionsOf(noun, { label, firstLabel })) : [dimensionsOf(noun)];
  const known = sides.every((side) => side !== undefined);
  if (!guide?.length && !known) return undefined;
  return { ...(guide?.length && { sizeGuide: guide }), ...(known && { dimensions: sides }) };
}

/** What the files should have, by their path below the fixtures. */
export function mockFixtures(): ReadonlyMap<string, object> {
  const measures = mockGoods.flatMap((goods) => {
    const found = measuresOf(goods);
    return found ? [[goods.id, found] as const] : [];
  });
  return new Map<string, object>([
    ...OTHER_LANGUAGES.map((lang) => [`names/${lang}.json`, namesIn(lang)] as const),
    ['measures.json', Object.fromEntries(measures)],
  ]);
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(new URL('names/', folder), { recursive: true });
  for (const [path, content] of mockFixtures())
    writeFileSync(new URL(path, folder), `${JSON.stringify(content, null, 1)}\n`);
}
