/**
 * `npm run dashboard [-- --seconds 90]`: runs a mall under load, lets Prometheus read its metrics and evaluate each expression of the
 * Grafana dashboard, fails if one has no data, and draws the panels into docs/images/dashboard.svg.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drawDashboard, type Dashboard, type DrawnPanel } from './draw.ts';
import { runLoadedMall } from './loaded-mall.ts';
import { startPrometheus, type Prometheus } from './prometheus.ts';

/** Prometheus reads the metrics every two seconds, and a rate needs several values. */
const RATE_INTERVAL = '12s';
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '90' } } });
const seconds = Number(values.seconds);
if (!(seconds >= 30)) throw new Error(`--seconds must be a number from 30, not "${values.seconds}".`);

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
const { panels } = JSON.parse(readFileSync(join(docs, 'monitoring/dashboard.json'), 'utf8')) as Dashboard;

/** Each panel with the series that its expressions have. */
async function evaluate({ query }: Prometheus, from: number): Promise<readonly DrawnPanel[]> {
  const drawn: DrawnPanel[] = [];
  for (const panel of panels) {
    const series = await Promise.all(
      panel.targets.map(async ({ expr, legendFormat }) => {
        const found = await query(expr.replaceAll('$__rate_interval', RATE_INTERVAL), from);
        return found.map(({ labels, points }) => ({
          name: legendFormat.replaceAll(/\{\{(\w+)\}\}/g, (_, label: string) => labels[label] ?? ''),
          points,
        }));
      }),
    );
    drawn.push({
      ...panel,
      series: series.flat(),
      missing: panel.targets.filter((_, at) => !series[at]?.length),
    });
  }
  return drawn;
}

const started = Date.now();
let prometheus: Prometheus | undefined;
try {
  const { payments } = await runLoadedMall(seconds, async (metricsUrl) => {
    prometheus = await startPrometheus(metricsUrl);
  });
  if (!prometheus) throw new Error('Prometheus did not start.');
  const drawn = await evaluate(prometheus, started);
  const missing = drawn.flatMap(({ title, missing: targets }) =>
    targets.map(({ expr }) => `${title}: ${expr}`),
  );
  const targets = panels.flatMap((panel) => panel.targets);
  const subtitle = `${seconds} seconds of load, ${payments} orders paid, PostgreSQL away for a moment`;
  writeFileSync(join(docs, 'images/dashboard.svg'), drawDashboard(drawn, subtitle));
  console.log(
    `${targets.length - missing.length} of ${targets.length} expressions of ${panels.length} panels have data.`,
  );
  for (const line of missing) console.log(`no data  ${line}`);
  process.exitCode = missing.length > 0 ? 1 : 0;
} finally {
  await prometheus?.stop();
}
