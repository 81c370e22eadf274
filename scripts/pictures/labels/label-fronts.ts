/** Layouts of a label: where words and drawings are on the printed front. */
import { shade } from '../../../packages/server/src/demo/pictures/colour.ts';
import { DARK, PAPER, icon, inkOn, words } from './label-words.ts';
import type { Area, LabelArt } from './label-words.ts';

export function panel(art: LabelArt, { x, y, width, height }: Area): string {
  const { ground, accent } = art;
  const radius = Math.min(width * 0.3, height * 0.2);
  const top = y + height * 0.47;
  return `<circle cx="${x + width / 2}" cy="${y + height * 0.25}" r="${radius}" fill="${accent}"/>${icon(art.icon, { x: x + width / 2, y: y + height * 0.25, width: radius * 1.45 })}
    <rect x="${x + width * 0.08}" y="${top}" width="${width * 0.84}" height="${height * 0.47}" rx="${width * 0.02}" fill="${PAPER}"/>
    ${words(art, { x: x + width * 0.11, y: top + height * 0.02, width: width * 0.78, height: height * 0.43 }, DARK, shade(ground, -0.05))}`;
}

export function pattern(art: LabelArt, { x, y, width, height }: Area): string {
  const step = width / 4;
  const spots = Array.from({ length: Math.ceil(height / step) * 5 }, (_, i) => {
    const row = Math.floor(i / 5);
    return icon(art.icon, {
      x: x + ((i % 5) - (row % 2) * 0.5) * step,
      y: y + (row + 0.5) * step,
      width: step * 0.55,
    });
  });
  const top = y + height * 0.3;
  return `<g opacity=".9">${spots.join('')}</g>
    <rect x="${x + width * 0.07}" y="${top}" width="${width * 0.86}" height="${height * 0.44}" fill="${art.ground}"/>
    <rect x="${x + width * 0.1}" y="${top + width * 0.03}" width="${width * 0.8}" height="${height * 0.44 - width * 0.06}" fill="${PAPER}"/>
    ${words(art, { x: x + width * 0.13, y: top + height * 0.03, width: width * 0.74, height: height * 0.38 }, DARK, shade(art.ground, -0.05))}`;
}

export function classic(art: LabelArt, { x, y, width, height }: Area): string {
  const ink = inkOn(art.ground);
  const frame = (inset: number, thick: number): string =>
    `<rect x="${x + inset}" y="${y + inset}" width="${width - inset * 2}" height="${height - inset * 2}" fill="none" stroke="${art.accent}" stroke-width="${thick}"/>`;
  const size = Math.min(width * 0.5, height * 0.36);
  return `${frame(width * 0.05, width * 0.012)}${frame(width * 0.075, width * 0.004)}
    ${words(art, { x: x + width * 0.13, y: y + height * 0.08, width: width * 0.74, height: height * 0.44 }, ink, art.accent)}
    ${icon(art.icon, { x: x + width / 2, y: y + height * 0.74, width: size })}`;
}

/** A low, wide label: words in the middle, a drawing on each side. */
export function wide(art: LabelArt, { x, y, width, height }: Area): string {
  const inner = Math.min(width * 0.44, height * 1.45);
  const side = inner / 2 + height * 0.24;
  const colour = inkOn(PAPER);
  const edge = height * 0.05;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${PAPER}"/>
    <rect x="${x}" y="${y}" width="${width}" height="${edge}" fill="${art.ground}"/><rect x="${x}" y="${y + height - edge}" width="${width}" height="${edge}" fill="${art.ground}"/>
    ${words(art, { x: x + width / 2 - inner / 2, y: y + height * 0.1, width: inner, height: height * 0.8 }, colour, art.accent)}
    ${[-side, side].map((by) => icon(art.icon, { x: x + width / 2 + by, y: y + height / 2, width: height * 0.36 })).join('')}`;
}

/** A front that is wider than tall: words on the left, a drawing on the right. */
export function landscape(art: LabelArt, { x, y, width, height }: Area): string {
  const frame = height * 0.06;
  return `<rect x="${x + frame}" y="${y + frame}" width="${width - frame * 2}" height="${height - frame * 2}" fill="none" stroke="${art.accent}" stroke-width="${height * 0.012}"/>
    ${words(art, { x: x + width * 0.07, y: y + height * 0.14, width: width * 0.5, height: height * 0.74 }, inkOn(art.ground), art.accent)}
    ${icon(art.icon, { x: x + width * 0.76, y: y + height * 0.52, width: Math.min(width * 0.36, height * 0.62) })}`;
}

/** Words alone with much space, as on cosmetics. */
export function quiet(art: LabelArt, { x, y, width, height }: Area): string {
  const ink = inkOn(art.ground);
  const inset = width * 0.04;
  const inner = { x: x + inset, y: y + height * 0.1, width: width - inset * 2, height: height * 0.78 };
  return words(art, inner, ink, ink);
}
