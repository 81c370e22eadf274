import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { noteRun } from '../jobs/job-runs.ts';
import { DATABASES } from '../test-support/database/databases.ts';
import { createMetrics } from './metrics.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../../docs/monitoring/${name}`, import.meta.url), 'utf8');

/** The labels of each series of a mall that has answered calls and run a job. */
async function readSeries(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const database = await (DATABASES[0] ?? expect.fail()).open();
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
  const { panels } = JSON.parse(read('dashboard.json')) as Dashboard;
  const { groups } = parse(read('alerts.yaml')) as Rules;
  const expressions = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ];
  const series = await readSeries();
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

it('Every alert rule says what is wrong, and its page says what to do', () => {
  const { groups } = parse(read('alerts.yaml')) as {
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
