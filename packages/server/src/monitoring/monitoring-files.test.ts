import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { noteRun } from '../jobs/job-runs.ts';
import { ONE_DATABASE } from '../test-support/database/databases.ts';
import { createMetrics } from './metrics.ts';

const pathOf = (name: string) =>
  fileURLToPath(new URL(`../../../../docs/monitoring/${name}`, import.meta.url));
const readText = (name: string) => readFileSync(pathOf(name), 'utf8');

/** The labels of each series of a mall that has answered calls and run a job. */
async function readSeries(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const database = await ONE_DATABASE.open();
  const poolFigures = () => ({ open: 1, idle: 1, waiting: 0 });
  const { countRequest, render } = createMetrics({ ...database, poolFigures });
  const call = { requestId: 'r', method: 'POST', path: '/api/order!pay', status: 200, durationMs: 1 };
  countRequest({ ...call, key: undefined });
  countRequest({ ...call, key: 'wrongFundPassword' });
  noteRun('expireOrders', true, 1);
  const series = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of (await render()).matchAll(/^(\w+)(?:\{(.*)\})? /gm)) {
    const known = series.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    series.set(name, known);
  }
  await database.close();
  return series;
}

const seriesRead = readSeries();

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}
interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly expr: string }[] }[];
}

it('Dashboard and alert rules ask only for series and labels that a server has', async () => {
  const { panels } = JSON.parse(readText('dashboard.json')) as Dashboard;
  const { groups } = parse(readText('alerts.yaml')) as Rules;
  const expressions = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ];
  const series = await seriesRead;
  expect(expressions.length).toBeGreaterThan(20);
  for (const expression of expressions) {
    const names = [...expression.matchAll(/openmall_\w+/g)].map(([name]) => name);
    expect(names.length, expression).toBeGreaterThan(0);
    expect(names.filter((name) => !series.has(name))).toEqual([]);
    const labels = [...expression.matchAll(/by \(([^)]*)\)|(\w+)="/g)].flatMap(([, list, one]) =>
      (list ?? one ?? '').split(/, ?/),
    );
    expect(labels.filter((label) => !names.some((name) => series.get(name)?.has(label)))).toEqual([]);
  }
});

it('No series has a label that Prometheus sets itself, which would replace it', async () => {
  const series = await seriesRead;
  const taken = [...series].filter(([, labels]) => labels.has('job') || labels.has('instance'));
  expect(taken).toEqual([]);
});

it.runIf(spawnSync('promtool', ['--version']).status === 0)(
  'Each alert fires when it should, and a healthy mall is silent',
  () => {
    const { stdout, stderr } = spawnSync('promtool', ['test', 'rules', pathOf('alerts.test.yaml')], {
      encoding: 'utf8',
    });
    expect(stdout + stderr).toContain('SUCCESS');
    expect(stdout + stderr).not.toContain('FAILED');
    const tested = readText('alerts.test.yaml');
    for (const [, alert = ''] of readText('alerts.yaml').matchAll(/- alert: (\w+)/g))
      expect(tested).toMatch(new RegExp(`alertname: ${alert}\\n\\s+exp_alerts`));
  },
);

it('Every alert rule says what is wrong, and its page says what to do', () => {
  const { groups } = parse(readText('alerts.yaml')) as {
    readonly groups: readonly {
      readonly rules: readonly {
        readonly alert: string;
        readonly annotations: { readonly summary: string };
      }[];
    }[];
  };
  const page = readFileSync(new URL('../../../../docs/monitoring.md', import.meta.url), 'utf8');
  const rules = groups.flatMap(({ rules: own }) => own);
  expect(rules.length).toBeGreaterThan(8);
  for (const { alert, annotations } of rules) {
    expect(annotations.summary).toMatch(/\.$/);
    expect(page).toContain(`**${alert}**`);
  }
});
