/** A picture of goods in one color for each view, with everything that its recipe needs. */
import { createHash } from 'node:crypto';
import { CATEGORIES } from '../../packages/server/src/demo/catalog/all-categories.ts';
import type { DemoGoods } from '../../packages/server/src/demo/demo-types.ts';
import { viewName, VIEWS } from '../../packages/server/src/demo/pictures/rendered-pictures.ts';
import type { View } from '../../packages/server/src/demo/pictures/rendered-pictures.ts';
import type { Colour } from '../../packages/server/src/demo/words/colours.ts';
import { labelSvg } from './labels/label-art.ts';
import { paintPack } from './paint-pack.ts';
import type { Pack } from './paint-pack.ts';

/** Increase this when light, camera or materials change, so that every picture is rendered again. */
const STUDIO_VERSION = 1;

/** What goods of known dimensions stand beside in the view `scale`. */
export type Companion = 'card' | 'mug' | 'chair';

/** The largest side of the goods, and what stands beside them. */
interface Scale {
  readonly companion: Companion;
  readonly millimetres: number;
}

/** One view of goods in one color. */
export interface Picture {
  /** File name without its ending. */
  readonly name: string;
  readonly view: View;
  /** Changes when anything in the recipe changes. */
  readonly hash: string;
  readonly scale: Scale | undefined;
}

/** Goods in one color. Their scene is built once for all views. */
export interface Cover {
  /** Name of the front view. */
  readonly name: string;
  readonly label: string | undefined;
  readonly scene: Readonly<Record<string, unknown>>;
  readonly pictures: readonly Picture[];
}

/** The scale that a view can show: goods whose dimensions are not known, or whose list ends before that view, have none. */
export function scaleOf({ skus, pictures }: DemoGoods, companion: Companion | undefined): Scale | undefined {
  const sides = skus[0]?.dimensions;
  if (!companion || !sides || pictures.length <= VIEWS.indexOf('scale')) return undefined;
  return { companion, millimetres: Math.max(...sides) };
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

/** What the hash of a view has besides the scene. The first views were rendered without it. */
const viewFields = (view: View, scale: Scale | undefined): object =>
  view === 'front' ? {} : view === 'scale' ? { view, scale } : { view };

export interface Motif {
  readonly pack: Pack;
  /** SVG of the drawing on the label. */
  readonly icon: string;
  readonly scale: Scale | undefined;
}

export function renderedCover(
  goods: DemoGoods,
  front: string,
  { pack, icon, scale }: Motif,
  views: readonly View[],
): Cover {
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
  };
  const pictures = views
    .filter((view) => view !== 'scale' || scale)
    .map((view) => ({
      name: viewName(front, view),
      view,
      hash: hashOf([STUDIO_VERSION, { ...scene, ...viewFields(view, scale) }, label]),
      scale: view === 'scale' ? scale : undefined,
    }));
  return { name: front, label, scene, pictures };
}
