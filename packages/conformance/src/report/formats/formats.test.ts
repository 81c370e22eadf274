import { expect, it } from 'vitest';
import { exampleFault, exampleOperation, exampleReport } from '../example-report.ts';
import { badgeReport } from './badge.ts';
import { githubAnnotations } from './github.ts';
import { markdownReport } from './markdown.ts';
import { sarifReport } from './sarif.ts';
import { trendReport } from './trend.ts';

const known = exampleFault({ isBaselined: true, message: 'refuses it' });
const report = exampleReport({ outcome: 'faults', faults: [exampleFault(), known] });

it('SARIF names the rule and the path, and suppresses what is in the baseline', () => {
  const { runs } = JSON.parse(sarifReport(report)) as { runs: { results: Record<string, unknown>[] }[] };
  const [fresh, old] = runs[0]?.results ?? [];
  expect(fresh).toMatchObject({ ruleId: 'ord.payment', ruleIndex: 0, level: 'error' });
  expect(JSON.stringify(fresh)).toContain('"uri":"api/order!pay"');
  expect(fresh).not.toHaveProperty('suppressions');
  expect(old).toMatchObject({ level: 'note', suppressions: [{ kind: 'external' }] });
});

it('annotations cannot break out of their command', () => {
  const fault = exampleFault({ message: 'answers 100 %\n::error::nonsense' });
  expect(githubAnnotations(exampleReport({ faults: [fault] }))).toBe(
    '::error title=ord.payment orderPay::orderPay answers 100 %25%0A::error::nonsense%0AA payment happens once.',
  );
});

it('the summary shows progress and faults, and no markup of a backend', () => {
  const fault = exampleFault({ message: 'answers <img src=x> | *x*' });
  const areas = [
    { name: 'orders', operations: 9, counts: { pass: 3, fail: 1, skipped: 0, inconclusive: 0, notBuilt: 5 } },
  ];
  const text = markdownReport(
    exampleReport({ outcome: 'faults', faults: [fault], areas, nextSteps: ['Fix it.'] }),
  );
  expect(text).toContain('## openmall: the backend violates the contract');
  expect(text).toContain('| orders | 3 of 9 | 1 fail, 5 not built |');
  expect(text).toContain('1. Fix it.');
  expect(text).not.toContain('<img');
});

it('the badge shows how many operations pass', () => {
  const operations = [exampleOperation('orderPay', 'pass'), exampleOperation('orderCancel', 'fail')];
  const badge = badgeReport(exampleReport({ outcome: 'faults', operations }));
  expect(badge).toContain('>1 / 2</text>');
  expect(badge).toContain('#b3261e');
});

it('a trend lists kept reports from the oldest to the newest with the change', () => {
  const of = (day: number, pass: number) =>
    exampleReport({
      startedAt: `2026-01-0${day}T00:00:00.000Z`,
      counts: { pass, fail: 0, skipped: 0, inconclusive: 0, notBuilt: 0 },
      operations: Array.from({ length: 10 }, () => exampleOperation('orderPay', 'pass')),
    });
  const lines = trendReport([of(3, 7), of(1, 5), of(2, 8)]).split('\n');
  expect(lines.map((line) => line.replaceAll(/[█░]+/g, '').replaceAll(/ +/g, ' '))).toEqual([
    '2026-01-01 00:00 5/10 pass 0 faults, 0 not built, clean',
    '2026-01-02 00:00 8/10 pass +3 0 faults, 0 not built, clean',
    '2026-01-03 00:00 7/10 pass −1 0 faults, 0 not built, clean',
  ]);
});
