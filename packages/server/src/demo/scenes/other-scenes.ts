import type { DemoCategory, DemoStore } from '../demo-types.ts';
import { drawingOf } from '../goods/looks.ts';
import type { BackdropName } from '../pictures/backdrop.ts';
import type { Placed, Scene } from '../pictures/compose.ts';
import { FLOATING } from './poses.ts';

/** Places a drawing, written as `name#base#accent`. */
function placed(text: string, at: Pick<Placed, 'x' | 'foot' | 'middle' | 'size' | 'turn' | 'flip'>): Placed {
  const { draw, base, accent } = drawingOf(text);
  return { draw, ...(base && { colour: base }), ...(accent && { accent }), ...at };
}

export const categoryScene = ({ drawing, tint }: DemoCategory): Scene => {
  const { draw } = drawingOf(drawing);
  const isFloating = FLOATING.has(draw.split('/')[0] ?? '');
  return {
    ratio: 1,
    backdrop: { name: 'studio', tint },
    figures: [
      placed(drawing, isFloating ? { x: 0, middle: 0.5, size: 0.7 } : { x: 0, foot: 0.84, size: 0.68 }),
    ],
  };
};

export const logoScene = ({ logo, colour }: DemoStore): Scene => ({
  ratio: 1,
  backdrop: { name: 'badge', tint: colour },
  figures: [placed(logo, { x: 0, middle: 0.5, size: 0.46 })],
});

const SPOTS: readonly Pick<Placed, 'x' | 'foot' | 'size'>[] = [
  { x: 1.62, foot: 0.8, size: 0.6 },
  { x: 0.3, foot: 0.82, size: 0.58 },
  { x: 0.96, foot: 0.9, size: 0.76 },
];

/** A wide picture with goods of the store at its end and space for text at its start. */
export const storeBannerScene = ({ colour }: DemoStore, looks: readonly string[]): Scene => ({
  ratio: 4,
  backdrop: { name: 'stage', tint: colour },
  figures: SPOTS.flatMap((spot, i) => {
    const look = looks[i];
    return look === undefined ? [] : [placed(look, spot)];
  }),
});

export interface BannerPicture {
  readonly slug: string;
  readonly tint: string;
  readonly backdrop: BackdropName;
  readonly ratio: number;
  readonly figures: readonly (readonly [
    drawing: string,
    x: number,
    foot: number,
    size: number,
    turn?: number,
  ])[];
}

export const bannerScene = ({ ratio, backdrop, tint, figures }: BannerPicture): Scene => ({
  ratio,
  backdrop: { name: backdrop, tint },
  figures: figures.map(([drawing, x, foot, size, turn]) => {
    const at = turn === undefined ? { x, foot, size } : { x, middle: foot - size / 2, size, turn };
    return placed(drawing, at);
  }),
});

export const placeholderScene: Scene = {
  ratio: 1,
  backdrop: { name: 'studio', tint: '#9a9fa9' },
  figures: [placed('package', { x: 0, foot: 0.74, size: 0.42 })],
};
