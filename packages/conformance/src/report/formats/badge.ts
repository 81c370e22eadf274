/** A badge for a README: how many operations pass. */
import type { Report } from '../report-model.ts';

const LABEL = 'openmall contract';
const colours: Readonly<Record<Report['outcome'], string>> = {
  clean: '#136c43',
  faults: '#b3261e',
  inconclusive: '#8a5a00',
};
/** About the width of a digit or letter at 11 pixels. */
const CHARACTER = 6.6;
const PADDING = 8;

const widthOf = (text: string): number => Math.round(text.length * CHARACTER) + 2 * PADDING;

export function badgeReport({ counts, operations, outcome }: Report): string {
  const figure = `${counts.pass} / ${operations.length}`;
  const [left, right] = [widthOf(LABEL), widthOf(figure)];
  const text = (x: number, content: string): string =>
    `<text x="${x}" y="14" text-anchor="middle">${content}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${LABEL}: ${figure} operations pass">
<title>${LABEL}: ${figure} operations pass</title>
<clipPath id="r"><rect width="${left + right}" height="20" rx="4"/></clipPath>
<g clip-path="url(#r)"><rect width="${left}" height="20" fill="#3b4540"/><rect x="${left}" width="${right}" height="20" fill="${colours[outcome]}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${text(left / 2, LABEL)}${text(left + right / 2, figure)}</g>
</svg>
`;
}
