/** Draws the panels of the Grafana dashboard, with the places and units that its file gives them. */

type Points = readonly (readonly [at: number, value: number])[];

interface Target {
  readonly expr: string;
  readonly legendFormat: string;
}

interface Panel {
  readonly type: string;
  readonly title: string;
  readonly gridPos: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>;
  readonly fieldConfig: { readonly defaults: { readonly unit: string } };
  readonly targets: readonly Target[];
}

/** The parts of the dashboard's file that are drawn. */
export interface Dashboard {
  readonly panels: readonly Panel[];
}

export interface DrawnPanel extends Panel {
  readonly series: readonly { readonly name: string; readonly points: Points }[];
  /** What has no data. */
  readonly missing: readonly Target[];
}

const CELL = { width: 50, height: 34 };
const WIDTH = 24 * CELL.width;
const TOP = 56;
const GAP = 8;
const LEGEND_LINE = 14;
const MAX_LEGEND = 5;
const MAX_STEP_S = 4;
const COLORS = [
  '#2f6f4f',
  '#c2553a',
  '#3f6fb5',
  '#b58a1e',
  '#7a4fa3',
  '#2a8c99',
  '#a33f6b',
  '#6b7a2f',
  '#555',
  '#999',
];

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const write = (x: number, y: number, words: string, style = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${style}>${escape(words)}</text>`;

const scaled = (
  value: number,
  steps: readonly (readonly [above: number, divisor: number, unit: string])[],
) => {
  const [, divisor = 1, unit = ''] = steps.find(([above]) => Math.abs(value) >= above) ?? [];
  return `${Number((value / divisor).toPrecision(3))}${unit}`;
};
const SECONDS = [
  [3_600, 3_600, ' h'],
  [60, 60, ' min'],
  [1, 1, ' s'],
  [0, 1e-3, ' ms'],
] as const;
const BYTES = [
  [2 ** 30, 2 ** 30, ' GiB'],
  [2 ** 20, 2 ** 20, ' MiB'],
  [0, 1, ' B'],
] as const;
const PLAIN = [
  [1_000, 1_000, ' k'],
  [0, 1, ''],
] as const;

function format(value: number, unit: string): string {
  if (unit === 's') return value === 0 ? '0' : scaled(value, SECONDS);
  if (unit === 'bytes') return scaled(value, BYTES);
  return scaled(value, PLAIN) + (unit === 'reqps' ? '/s' : '');
}

const last = (points: Points) => points.at(-1)?.[1] ?? 0;
const peak = (points: Points) => Math.max(...points.map(([, value]) => value));

/** The time that all panels show, in seconds. */
interface Period {
  readonly start: number;
  readonly end: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawStat({ series, fieldConfig }: DrawnPanel, { x, y, width, height }: Box): string {
  const value = format(last(series[0]?.points ?? []), fieldConfig.defaults.unit);
  const style = 'text-anchor="middle" font-size="44" fill="#2f6f4f"';
  return write(x + width / 2, y + height / 2 + 26, `${value} ${series[0]?.name ?? ''}`, style);
}

/** A line that is broken where the metrics could not be read. */
const lineThrough = (points: Points, place: (point: Points[number]) => string): string =>
  points
    .map((point, at) => {
      const isAfterGap = at === 0 || point[0] - (points[at - 1]?.[0] ?? 0) > MAX_STEP_S;
      return (isAfterGap ? 'M' : 'L') + place(point);
    })
    .join('');

function drawLines(
  { series, fieldConfig }: DrawnPanel,
  { x, y, width, height }: Box,
  { start, end }: Period,
): string {
  const { unit } = fieldConfig.defaults;
  const shown = series.toSorted((one, other) => peak(other.points) - peak(one.points));
  const legend = shown.slice(0, MAX_LEGEND);
  const plot = { x: x + 56, y: y + 34, width: width - 72, height: height - 50 - legend.length * LEGEND_LINE };
  const top = Math.max(...shown.map(({ points }) => peak(points)), 0) || 1;
  const place = ([at, value]: readonly [number, number]) => {
    const across = plot.x + ((at - start) / (end - start || 1)) * plot.width;
    return `${across.toFixed(1)},${(plot.y + plot.height - (Math.max(0, value) / top) * plot.height).toFixed(1)}`;
  };
  const grid = [0, 0.5, 1].map((share) => {
    const level = plot.y + plot.height * (1 - share);
    const line = `<path d="M${plot.x} ${level.toFixed(1)}h${plot.width}" stroke="#e3e3e0"/>`;
    return line + write(plot.x - 6, level + 4, format(top * share, unit), 'text-anchor="end" fill="#666"');
  });
  const lines = shown.map(
    ({ points }, at) =>
      `<path fill="none" stroke="${COLORS[at % COLORS.length]}" stroke-width="1.5" d="${lineThrough(points, place)}"/>`,
  );
  const names = legend.map(({ name, points }, at) => {
    const level = y + height - 8 - (legend.length - 1 - at) * LEGEND_LINE;
    const mark = `<rect x="${plot.x}" y="${level - 8}" width="10" height="3" fill="${COLORS[at]}"/>`;
    const rest =
      at === MAX_LEGEND - 1 && shown.length > MAX_LEGEND ? `, ${shown.length - MAX_LEGEND} more` : '';
    const figures = `${name}: ${format(last(points), unit)}, at most ${format(peak(points), unit)}${rest}`;
    return mark + write(plot.x + 16, level, figures, 'fill="#444"');
  });
  return [...grid, ...lines.toReversed(), ...names].join('\n');
}

function drawPanel(panel: DrawnPanel, period: Period): string {
  const { x, y, w, h } = panel.gridPos;
  const box: Box = {
    x: x * CELL.width + GAP / 2,
    y: TOP + y * CELL.height + GAP / 2,
    width: w * CELL.width - GAP,
    height: h * CELL.height - GAP,
  };
  const frame = `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="4" fill="#fff" stroke="#dcdcd8"/>`;
  const title = write(box.x + 12, box.y + 20, panel.title, 'font-size="13" font-weight="600" fill="#222"');
  if (panel.series.length === 0)
    return frame + title + write(box.x + 12, box.y + box.height / 2, 'No data', 'fill="#666"');
  return frame + title + (panel.type === 'stat' ? drawStat(panel, box) : drawLines(panel, box, period));
}

/** The whole dashboard as SVG. */
export function drawDashboard(panels: readonly DrawnPanel[], subtitle: string): string {
  const times = panels.flatMap(({ series }) => series.flatMap(({ points }) => points.map(([at]) => at)));
  const period = { start: Math.min(...times), end: Math.max(...times) };
  const height = TOP + Math.max(...panels.map(({ gridPos: { y, h } }) => y + h)) * CELL.height + GAP;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#f6f6f3"/>
${write(12, 26, 'openmall', 'font-size="18" font-weight="700" fill="#222"')}
${write(12, 44, subtitle, 'fill="#666"')}
${panels.map((panel) => drawPanel(panel, period)).join('\n')}
</svg>
`;
}
