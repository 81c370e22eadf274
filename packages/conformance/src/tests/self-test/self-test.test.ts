/** Judges the judge: no check is green on a mall that grants everything or refuses everything. */
import { describe, expect, it } from 'vitest';
import { activeChecks, passiveChecks } from '../../checks/all-checks.ts';
import type { Verdict } from '../../runner/finding.ts';
import { judge } from '../../runner/judge.ts';
import { plantedFaults } from '../faults/all-faults.ts';
import { expectedOfGrants, expectedOfRefusals, neverFails } from './expected-verdicts.ts';
import { grantAll, idleControl, refuseAll } from './fake-mall.ts';

const checks = [...passiveChecks, ...activeChecks].map(({ id }) => id);
const ranked = ['fail', 'inconclusive', 'pass', 'skipped'] as const;

/** The verdict of each check on a mall, over all operations. */
async function verdictsOn(mall: typeof fetch): Promise<ReadonlyMap<string, Verdict | undefined>> {
  const { findings } = await judge({
    baseUrl: 'http://127.0.0.1:1',
    control: idleControl,
    seed: 1,
    extensions: true,
    fetch: mall,
  });
  const verdictOf = (id: string): Verdict | undefined => {
    const verdicts = findings.filter(({ check }) => check === id).map(({ verdict }) => verdict);
    return ranked.find((verdict) => verdicts.includes(verdict));
  };
  return new Map(checks.map((id) => [id, verdictOf(id)]));
}

/** A busy machine needs long for all checks. */
const WHOLE_RUN_MS = 180_000;

describe('Every check', () => {
  it(
    'fails on a mall that grants everything, unless a conforming mall grants it too',
    async () => {
      const verdicts = await verdictsOn(grantAll);
      const expected = checks.map((id) => [id, expectedOfGrants[id] ?? 'fail']);
      expect([...verdicts]).toEqual(expected);
    },
    WHOLE_RUN_MS,
  );

  it('is inconclusive or skipped on a mall that refuses everything for another reason', async () => {
    const verdicts = await verdictsOn(refuseAll('accountFrozen'));
    const isOpen = (verdict: Verdict | undefined): boolean =>
      verdict === 'inconclusive' || verdict === 'skipped';
    const others = [...verdicts].filter(([, verdict]) => !isOpen(verdict));
    expect(Object.fromEntries(others)).toEqual(expectedOfRefusals);
  });

  it('has a planted fault of its own', () => {
    const caught = new Set(plantedFaults.map(({ caughtBy }) => caughtBy));
    expect(checks.filter((id) => !caught.has(id))).toEqual(neverFails);
    expect([...caught].filter((id) => !checks.includes(id))).toEqual([]);
  });

  it('has a name of its own for each planted fault', () => {
    const names = plantedFaults.map(({ name, caughtBy }) => `${name} ${caughtBy}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
