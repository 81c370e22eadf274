/** How the score of a backend moved, from the JSON reports that a team kept. */
import type { Report } from '../report-model.ts';

interface Point {
  readonly at: string;
  readonly pass: number;
  readonly of: number;
  readonly faults: number;
  readonly notBuilt: number;
  readonly outcome: string;
}

const pointOf = ({ startedAt, counts, operations, faults, outcome }: Report): Point => ({
  at: startedAt.slice(0, 16).replace('T', ' '),
  pass: counts.pass,
  of: operations.length,
  faults: faults.filter(({ level }) => level === 'must').length,
  // Reports of older versions have no such verdict.
  notBuilt: (counts as Partial<Report['counts']>).notBuilt ?? 0,
  outcome,
});

const BAR = 20;
const bar = ({ pass, of }: Point): string => {
  const filled = of === 0 ? 0 : Math.round((BAR * pass) / of);
  return '█'.repeat(filled) + '░'.repeat(BAR - filled);
};

function change(point: Point, before: Point | undefined): string {
  const difference = before === undefined ? 0 : point.pass - before.pass;
  if (difference === 0) return '';
  return difference > 0 ? ` +${difference}` : ` −${-difference}`;
}

/** One line per report, the oldest first. */
export function trendReport(reports: readonly Report[]): string {
  const points = reports.map(pointOf).sort((a, b) => a.at.localeCompare(b.at));
  return points
    .map((point, index) => {
      const { at, pass, of, faults, notBuilt, outcome } = point;
      const score = `${pass}/${of}`.padStart(7);
      return `${at}  ${bar(point)} ${score} pass${change(point, points[index - 1]).padEnd(5)} ${faults} faults, ${notBuilt} not built, ${outcome}`;
    })
    .join('\n');
}
