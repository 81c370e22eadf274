/** Printed labels as SVG: the name of the product, a drawing and the weight, without a brand. */
import { dialSvg, stopwatchSvg } from './dials.ts';
import { nestingSheet } from './dolls.ts';
import { formSheet } from './form.ts';
import { boardSheet, jigsawSheet } from './games.ts';
import { compassSheet, cookbookSheet, crayonsSheet, recordSheet } from './hobbies.ts';
import { keysSheet } from './keys.ts';
import { classic, landscape, panel, pattern, quiet, wide } from './label-fronts.ts';
import { PAPER, inkOn, words } from './label-words.ts';
import type { Area, LabelArt } from './label-words.ts';
import {
  desktopScreen,
  laptopSheet,
  phoneScreen,
  tabletScreen,
  televisionScreen,
  watchScreen,
} from './screens.ts';
import { atlasSheet, globeSheet } from './world.ts';

const LAYOUTS = [panel, classic, pattern, quiet] as const;
const QUIET = LAYOUTS.indexOf(quiet);

const sheet = (width: number, height: number, ground: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${body}</svg>`;

const front = (art: LabelArt, area: Area): string =>
  area.width > area.height * 1.1 && art.layout !== QUIET
    ? landscape(art, area)
    : (LAYOUTS[art.layout % LAYOUTS.length] ?? panel)(art, area);

/** A label around a round pack. The third of it that faces the camera is printed. */
function sleeve(art: LabelArt, radius: number, height: number): string {
  const around = (1000 * 2 * Math.PI * radius) / height;
  const width = around * 0.26;
  return sheet(around, 1000, art.ground, front(art, { x: (around - width) / 2, y: 30, width, height: 940 }));
}

/** A label for small packs, whose print is wider than on a tin. */
function band(art: LabelArt, radius: number, height: number, degrees: number): string {
  const around = (1000 * 2 * Math.PI * radius * degrees) / height / 360;
  const width = (around * 0.33 * 360) / degrees;
  return sheet(around, 1000, art.ground, front(art, { x: (around - width) / 2, y: 20, width, height: 960 }));
}

function face(art: LabelArt, width: number, height: number): string {
  const tall = (1000 * height) / width;
  return sheet(
    1000,
    tall,
    art.ground,
    front(art, { x: 60, y: tall * 0.03, width: 880, height: tall * 0.94 }),
  );
}

/** Label art by archetype, in the proportions of its surface. */
const SHEETS: Readonly<Record<string, (art: LabelArt, size: readonly number[]) => string>> = {
  pouch: (art) => sheet(1000, 1437, art.ground, front(art, { x: 90, y: 200, width: 820, height: 1130 })),
  tin: (art, [radius = 0.3, height = 0.74]) => sleeve(art, radius, height - 0.186),
  canister: (art, [radius = 0.27, height = 0.8]) => sleeve(art, radius, height - 0.14),
  bar: (art) => sheet(1163, 1864, art.ground, front(art, { x: 60, y: 120, width: 880, height: 1620 })),
  jar: (art) => sheet(1620, 600, PAPER, wide(art, { x: 0, y: 0, width: 1620, height: 600 })),
  bottle: (art) => sheet(1050, 1000, art.ground, front(art, { x: 165, y: 20, width: 720, height: 960 })),
  band: (art, [radius = 0.2, height = 0.4, degrees = 360]) => band(art, radius, height, degrees),
  dial: (art) => dialSvg(art, art.layout === 0),
  atlas: atlasSheet,
  board: boardSheet,
  compass: compassSheet,
  cookbook: cookbookSheet,
  crayons: crayonsSheet,
  stopwatch: stopwatchSvg,
  desktop: desktopScreen,
  form: formSheet,
  globe: globeSheet,
  jigsaw: jigsawSheet,
  keys: keysSheet,
  laptop: laptopSheet,
  nesting: nestingSheet,
  record: recordSheet,
  phone: phoneScreen,
  tablet: tabletScreen,
  television: televisionScreen,
  watch: watchScreen,
  face: (art, [width = 1, height = 1]) => face(art, width, height),
  carton: (art, [w = 1, d = 1, h = 1]) => {
    const scale = 1000 / w;
    const [side, tall] = [d * scale, h * scale];
    return sheet(
      2000 + side,
      tall,
      art.ground,
      front(art, { x: 40, y: tall * 0.04, width: 920, height: tall * 0.92 }) +
        words(
          art,
          { x: 1000 + side * 0.1, y: tall * 0.3, width: side * 0.8, height: tall * 0.36 },
          inkOn(art.ground),
          art.accent,
        ),
    );
  },
  giftbox: (art, [w = 1, d = 1]) => {
    const scale = 1000 / w;
    const left = 1000 + d * scale;
    const frameOfTop = { x: left, y: 0, width: 1000, height: 1000 };
    return sheet(left + 1000, 1000, art.ground, classic(art, frameOfTop));
  },
};

/** The label of a sheet such as `pouch`; undefined for goods without a label. */
export const labelSvg = (name: string, art: LabelArt, size: readonly number[] = []): string | undefined =>
  SHEETS[name]?.(art, size);
