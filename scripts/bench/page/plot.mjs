/** Lines of figures over time, as SVG. */
const WIDTH = 680;
const HEIGHT = 320;
const AREA = { left: 48, right: 440, top: 40, bottom: 276 };
const MIN_GAP = 15;
const COLORS = ['#1565c0', '#c62828', '#2e7d32', '#ef6c00', '#6a1b9a', '#00838f', '#5d4037', '#546e7a'];

/** Steps of the scale: 1, 2 or 5 times a power of ten, about five of them. */
function stepOf(highest) {
  const rough = highest / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough);
}

/** Labels at the ends of lines, moved apart where they would overlap. */
function spread(labels) {
  const sorted = labels.toSorted((a, b) => a.y - b.y);
  for (const [index, label] of sorted.entries())
    if (index > 0) label.y = Math.max(label.y, sorted[index - 1].y + MIN_GAP);
  const below = Math.max(0, (sorted.at(-1)?.y ?? 0) - AREA.bottom);
  return sorted.map(({ y, ...label }) => ({ ...label, y: y - below }));
}

/** A line for each figure of the runs, which stand side by side in their order. */
export function plotOverTime({ title, runs }) {
  const names = Object.keys(runs.at(-1).figures);
  const highest = Math.max(...runs.flatMap(({ figures }) => names.map((name) => figures[name] ?? 0)));
  const step = stepOf(highest);
  const top = Math.ceil(highest / step) * step;
  const xOf = (index) =>
    runs.length === 1 ? AREA.right : AREA.left + (index * (AREA.right - AREA.left)) / (runs.length - 1);
  const yOf = (value) => AREA.bottom - (value / top) * (AREA.bottom - AREA.top);
  const grid = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => {
    const y = yOf(index * step).toFixed(1);
    return `<line x1="${AREA.left}" y1="${y}" x2="${AREA.right}" y2="${y}" stroke="#e0e0e0"/>
<text x="${AREA.left - 8}" y="${Number(y) + 4}" text-anchor="end" fill="#616161">${Number((index * step).toPrecision(3))}</text>`;
  });
  const days = runs.map(({ at }) => at.slice(5, 10));
  const dates = days.flatMap((day, index) =>
    day === days[index - 1]
      ? []
      : [
          `<text x="${xOf(index).toFixed(1)}" y="${AREA.bottom + 20}" text-anchor="middle" fill="#616161">${day}</text>`,
        ],
  );
  const lines = names.map((name, which) => {
    const color = COLORS[which % COLORS.length];
    const points = runs.flatMap(({ figures }, index) =>
      figures[name] === undefined ? [] : [`${xOf(index).toFixed(1)},${yOf(figures[name]).toFixed(1)}`],
    );
    const dots = points.map(
      (point) => `<circle cx="${point.split(',')[0]}" cy="${point.split(',')[1]}" r="2.5" fill="${color}"/>`,
    );
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="2"/>${dots.join('')}`;
  });
  const last = runs.at(-1).figures;
  const labels = spread(
    names.map((name, which) => ({
      text: `${name} ${last[name]}`,
      color: COLORS[which % COLORS.length],
      y: yOf(last[name]) + 4,
    })),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" role="img">
<title>${title}</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>
<text x="16" y="20" font-weight="bold">${title}</text>
${[...grid, ...dates, ...lines].join('\n')}
${labels.map(({ text, color, y }) => `<text x="${AREA.right + 10}" y="${y.toFixed(1)}" fill="${color}">${text}</text>`).join('\n')}
</svg>
`;
}
