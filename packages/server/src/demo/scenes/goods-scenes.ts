import { createRandom } from '@openmall/seeded-random';
import type { DemoGoods, Look } from '../demo-types.ts';
import { drawingOf } from '../goods/looks.ts';
import { standingLine } from '../pictures/backdrop.ts';
import type { BackdropName } from '../pictures/backdrop.ts';
import type { Placed, Scene } from '../pictures/compose.ts';
import { oklchOf, shade } from '../pictures/colour.ts';
import type { Colour } from '../words/colours.ts';
import { FLOATING, TILTED } from './poses.ts';

interface Subject {
  readonly look: Look;
  readonly slug: string;
  readonly colour: Colour | undefined;
}

const figureOf = ({ look, colour }: Subject): { draw: string; colour?: string; accent?: string } => {
  const base = colour?.hex ?? look.base;
  const accent = colour?.accent ?? look.accent;
  return { draw: look.draw, ...(base && { colour: base }), ...(accent && { accent }) };
};

const nameOf = (draw: string): string => draw.split('/')[0] ?? draw;

/** Clothes, hanging lamps and flat things float; everything else stands. */
const floats = (draw: string): boolean => FLOATING.has(nameOf(draw));

const WALLS: readonly BackdropName[] = ['studio', 'halo', 'arch', 'halo', 'studio'];
const FLOORS: readonly BackdropName[] = ['sweep', 'podium', 'window', 'corner', 'podium'];

/** Backdrop tint: lighter for black goods, more saturated for white ones. */
function tintOf({ look, colour }: Subject): string {
  const hex = colour?.hex ?? look.base;
  if (!hex) return look.tint;
  const { l, c } = oklchOf(hex);
  return l > 0.9 && c < 0.05 ? shade(look.tint, -0.06) : look.tint;
}

function front(subject: Subject): Scene {
  const random = createRandom(`front/${subject.slug}`);
  const wall = floats(subject.look.draw);
  const name = random.pick(wall ? WALLS : FLOORS);
  const foot = standingLine[name];
  const main: Placed = {
    ...figureOf(subject),
    x: 0,
    size: wall ? 0.66 : 0.6,
    ...(wall || foot === undefined ? { middle: 0.5 } : { foot }),
  };
  return { ratio: 1, backdrop: { name, tint: tintOf(subject) }, figures: [main] };
}

function angle(subject: Subject): Scene {
  const random = createRandom(`angle/${subject.slug}`);
  const turn = random.pick([-14, -10, 10, 14]);
  const main: Placed = {
    ...figureOf(subject),
    x: 0,
    middle: 0.5,
    size: 0.7,
    turn,
    flip: !TILTED.has(subject.look.draw),
  };
  return { ratio: 1, backdrop: { name: 'studio', tint: tintOf(subject) }, figures: [main] };
}

function closeUp(subject: Subject): Scene {
  const random = createRandom(`close/${subject.slug}`);
  const x = random.pick([-0.16, 0.14, 0.2]);
  const main: Placed = {
    ...figureOf(subject),
    x,
    middle: random.pick([0.58, 0.44, 0.62]),
    size: 1.34,
    turn: random.integer(-8, 8),
  };
  return { ratio: 1, backdrop: { name: 'studio', tint: tintOf(subject) }, figures: [main] };
}

function withProps(subject: Subject): Scene {
  const random = createRandom(`scene/${subject.slug}`);
  const [left, right] = random.sample(subject.look.props, 2);
  const prop = (text: string | undefined, at: Pick<Placed, 'x' | 'foot' | 'size'>): readonly Placed[] => {
    if (text === undefined) return [];
    const { draw, base, accent } = drawingOf(text);
    return [{ draw, ...(base && { colour: base }), ...(accent && { accent }), ...at }];
  };
  return {
    ratio: 1,
    backdrop: { name: random.pick(['window', 'corner', 'sweep']), tint: tintOf(subject) },
    figures: [
      ...prop(right, { x: 0.29, foot: 0.76, size: 0.27 }),
      { ...figureOf(subject), x: -0.03, foot: 0.84, size: 0.52 },
      ...prop(left, { x: -0.32, foot: 0.89, size: 0.24 }),
    ],
  };
}

function family(subject: Subject): Scene {
  const { look, slug } = subject;
  const others = look.colours.filter((colour) => colour !== subject.colour).slice(0, 2);
  const figure = (colour: Colour | undefined): ReturnType<typeof figureOf> =>
    figureOf({ look, slug, colour });
  const [second, third] = others;
  const behind: Placed[] = [];
  if (third) behind.push({ ...figure(third), x: 0.26, foot: 0.74, size: 0.4 });
  if (second) behind.push({ ...figure(second), x: -0.26, foot: 0.78, size: 0.42 });
  return {
    ratio: 1,
    backdrop: { name: 'sweep', tint: tintOf(subject) },
    figures: [...behind, { ...figure(subject.colour), x: 0.02, foot: 0.87, size: 0.48 }],
  };
}

const VIEWS = [front, angle, closeUp, withProps, family] as const;

/** The nth picture of goods: front, angle, close-up, with props, all colors. */
export function goodsScene(
  { look, slug }: DemoGoods,
  number: number,
  colour: Colour | undefined,
): Scene | undefined {
  return VIEWS[number - 1]?.({ look, slug, colour: colour ?? look.colours[0] });
}
