import { expect, it } from 'vitest';
import { judge } from './judge.ts';
import { checkVerdicts } from './check-verdicts.ts';
import { createFindings } from './findings.ts';
import { outcomeOf, type RunResult } from './run-result.ts';

const runOf = (parts: Partial<RunResult>): RunResult =>
  ({
    checks: [
      {
        id: 'ord.payment',
        area: 'orders',
        requirement: 'A payment happens once.',
        source: 'spec',
        level: 'must',
      },
    ],
    operations: [],
    findings: [],
    leftOut: new Map(),
    proven: new Set(),
    isInterrupted: false,
    ...parts,
  }) as unknown as RunResult;

it('does not take a check that ended in silence for a pass', () => {
  const result = runOf({});
  expect(checkVerdicts(result)).toMatchObject([
    { check: 'ord.payment', verdict: 'inconclusive', reason: 'it ended without a verdict' },
  ]);
  expect(outcomeOf(result)).toBe('inconclusive');
});

it('names the reason of a check that was left out', () => {
  const result = runOf({ leftOut: new Map([['ord.payment', 'left out by --quick']]) });
  expect(checkVerdicts(result)).toMatchObject([{ verdict: 'skipped', reason: 'left out by --quick' }]);
  expect(outcomeOf(result)).toBe('clean');
});

it.each([
  ['first', ['skip', 'pass']],
  ['last', ['pass', 'skip']],
] as const)('keeps what a passing check could not judge (skipped %s)', (_, order) => {
  const findings = createFindings(() => false);
  for (const step of order) {
    if (step === 'pass') findings.pass('ord.payment', 'orderPay');
    else findings.skip('ord.payment', 'orderPay', 'needs a merchant');
  }
  expect(checkVerdicts(runOf({ findings: findings.all() }))).toMatchObject([
    { verdict: 'pass', leftOut: 'needs a merchant', counts: { pass: 1, skipped: 0 } },
  ]);
});

it('accounts for every check of a run', async () => {
  const answer: typeof fetch = () => Promise.resolve(Response.json({ code: '0', msg: null, data: null }));
  const result = await judge({
    baseUrl: 'http://127.0.0.1',
    seed: 1,
    quick: true,
    only: ['cat.'],
    fetch: answer,
  });
  const verdicts = checkVerdicts(result);
  expect(verdicts.map(({ check }) => check)).toEqual(result.checks.map(({ id }) => id));
  for (const { verdict, reason } of verdicts)
    if (verdict === 'skipped' || verdict === 'inconclusive') expect(reason).toBeTruthy();
});

it('keeps a fault and an inconclusive result beside a skip', () => {
  const findings = createFindings(() => false);
  findings.pass('ord.payment', 'orderPay');
  findings.skip('ord.payment', 'orderPay', 'needs a merchant');
  findings.inconclusive('ord.payment', 'orderPay', 'was answered 500');
  findings.pass('ord.payment', 'orderPay');
  expect(checkVerdicts(runOf({ findings: findings.all() }))).toMatchObject([{ verdict: 'inconclusive' }]);
});
