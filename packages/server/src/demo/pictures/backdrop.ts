import { tone } from './colour.ts';

export const BACKDROPS = [
  'studio',
  'sweep',
  'podium',
  'halo',
  'arch',
  'window',
  'corner',
  'steps',
  'badge',
  'stage',
] as const;
export type BackdropName = (typeof BACKDROPS)[number];

export interface Backdrop {
  readonly name: BackdropName;
  /** Only the hue is used, in pale tones. */
  readonly tint: string;
}

/** Height of the ground by backdrop, from 0 (top) to 1 (bottom). Things float in front of the other backdrops. */
export const standingLine: Readonly<Partial<Record<BackdropName, number>>> = {
  sweep: 0.82,
  podium: 0.76,
  window: 0.83,
  corner: 0.82,
  steps: 0.8,
  stage: 0.84,
};

interface Tones {
  readonly pale: string;
  readonly soft: string;
  readonly mid: string;
  readonly deep: string;
}

const tonesOf = (tint: string): Tones => ({
  pale: tone(tint, 0.965, 0.016),
  soft: tone(tint, 0.925, 0.036),
  mid: tone(tint, 0.875, 0.056),
  deep: tone(tint, 0.8, 0.075),
});

const wall = ({ pale, soft, mid }: Tones, w: number, h: number): string =>
  `<radialGradient id="w" cx=".4" cy=".3" r=".95"><stop offset="0" stop-color="${pale}"/><stop offset=".6" stop-color="${soft}"/><stop offset="1" stop-color="${mid}"/></radialGradient><rect width="${w}" height="${h}" fill="url(#w)"/>`;

const floor = ({ pale, soft, mid }: Tones, w: number, h: number, from: number): string =>
  `<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mid}"/><stop offset=".35" stop-color="${soft}"/><stop offset="1" stop-color="${pale}"/></linearGradient><rect y="${h * from}" width="${w}" height="${h * (1 - from)}" fill="url(#f)"/>`;

interface Drum {
  readonly id: string;
  readonly cx: number;
  readonly top: number;
  readonly rx: number;
  readonly height: number;
}

const drum = (t: Tones, { id, cx, top, rx, height }: Drum): string =>
  `<linearGradient id="${id}"><stop offset="0" stop-color="${t.mid}"/><stop offset=".3" stop-color="${t.pale}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>
  <ellipse cx="${cx}" cy="${top + height}" rx="${rx * 1.04}" ry="${rx * 0.2}" fill="${t.deep}" opacity=".55"/>
  <path d="M${cx - rx} ${top}v${height}a${rx} ${rx * 0.18} 0 0 0 ${rx * 2} 0v${-height}z" fill="url(#${id})"/><ellipse cx="${cx}" cy="${top}" rx="${rx}" ry="${rx * 0.18}" fill="${t.pale}"/>`;

type Painter = (tones: Tones, w: number, h: number) => string;

const PAINTERS: Readonly<Record<BackdropName, Painter>> = {
  studio: (t, w, h) => wall(t, w, h),
  sweep: (t, w, h) => wall(t, w, h) + floor(t, w, h, 0.66),
  podium: (t, w, h) =>
    wall(t, w, h) +
    floor(t, w, h, 0.7) +
    drum(t, { id: 'd', cx: w / 2, top: h * 0.765, rx: h * 0.36, height: h * 0.13 }),
  halo: (t, w, h) =>
    wall(t, w, h) +
    `<circle cx="${w / 2}" cy="${h / 2}" r="${h * 0.385}" fill="${t.mid}"/><circle cx="${w / 2}" cy="${h / 2}" r="${h * 0.385}" fill="none" stroke="#fff" stroke-width="${h * 0.012}" opacity=".7"/>`,
  arch: (t, w, h) =>
    wall(t, w, h) +
    `<path d="M${w / 2 - h * 0.34} ${h}V${h * 0.46}a${h * 0.34} ${h * 0.34} 0 0 1 ${h * 0.68} 0V${h}z" fill="${t.mid}"/><path d="M${w / 2 - h * 0.27} ${h}V${h * 0.48}a${h * 0.27} ${h * 0.27} 0 0 1 ${h * 0.54} 0V${h}z" fill="${t.soft}"/>`,
  window: (t, w, h) =>
    wall(t, w, h) +
    floor(t, w, h, 0.7) +
    [0.08, 0.3]
      .map(
        (x) => `<path d="M${w * x} 0h${w * 0.16}l${h * 0.62} ${h}h${-w * 0.16}z" fill="#fff" opacity=".32"/>`,
      )
      .join(''),
  corner: (t, w, h) =>
    wall(t, w, h) +
    `<path d="M${w * 0.58} 0h${w * 0.42}v${h * 0.68}H${w * 0.58}z" fill="${t.mid}" opacity=".55"/>` +
    floor(t, w, h, 0.68),
  // A uniform color for logos and portraits.
  badge: (t, w, h) =>
    `<radialGradient id="w" cx=".35" cy=".25" r="1"><stop offset="0" stop-color="${t.soft}"/><stop offset=".55" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.deep}"/></radialGradient><rect width="${w}" height="${h}" fill="url(#w)"/><circle cx="${w / 2}" cy="${h / 2}" r="${h * 0.36}" fill="#fff" opacity=".5"/>`,
  // Wide: empty at the start for text, a low platform at the end.
  stage: (t, w, h) =>
    `<linearGradient id="w"><stop offset="0" stop-color="${t.pale}"/><stop offset=".45" stop-color="${t.soft}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient><rect width="${w}" height="${h}" fill="url(#w)"/>
    <circle cx="${w / 2 + Math.min(h * 0.95, w * 0.25)}" cy="${h * 0.5}" r="${h * 0.46}" fill="#fff" opacity=".38"/>
    <path d="M${w * 0.36} ${h}Q${w * 0.5} ${h * 0.62} ${w} ${h * 0.7}V${h}z" fill="${t.deep}" opacity=".45"/><path d="M${w * 0.42} ${h}Q${w * 0.58} ${h * 0.72} ${w} ${h * 0.78}V${h}z" fill="${t.pale}" opacity=".7"/>`,
  steps: (t, w, h) =>
    wall(t, w, h) +
    floor(t, w, h, 0.66) +
    drum(t, { id: 'e', cx: w / 2 + h * 0.3, top: h * 0.66, rx: h * 0.2, height: h * 0.2 }) +
    drum(t, { id: 'd', cx: w / 2 - h * 0.1, top: h * 0.805, rx: h * 0.3, height: h * 0.1 }),
};

export const backdropSvg = ({ name, tint }: Backdrop, w: number, h: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${PAINTERS[name](tonesOf(tint), w, h)}</svg>`,
  );
