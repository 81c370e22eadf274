import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { DATABASES } from '../test-support/database/databases.ts';
import { createMetrics } from './metrics.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../../docs/monitoring/${name}`, import.meta.url), 'utf8');

/** The names of metrics in an expression, without the suffixes of histograms and counters. */
const metricsIn = (text: string) =>
  [...text.matchAll(/openmall_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|count|sum|total)$/, ''));

it('Dashboard and alert rules name only metrics that a server has', async () => {
  const database = await (DATABASES[0] ?? expect.fail()).open();
  const known = new Set(metricsIn(await createMetrics(database).render()));
  const used = new Set(metricsIn(read('dashboard.json') + read('alerts.yaml')));
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !known.has(name))).toEqual([]);
  await database.close();
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
