import { expect, it } from 'vitest';
import { describeConclusion, describeOptions } from './conclusion.ts';
import { exampleFault, exampleReport } from './example-report.ts';
import { htmlReport } from './html/html.ts';
import { terminalReport } from './terminal.ts';
import type { Report } from './report-model.ts';

const options = exampleReport().options;
const known = exampleFault({ isBaselined: true });
const weak = exampleFault({ level: 'should' });

it.each<[Partial<Report>, string]>([
  [{}, 'conforms to the contract'],
  [{ outcome: 'faults', faults: [exampleFault(), known] }, 'violates the contract'],
  [{ faults: [known, known] }, 'shows no new fault (2 in the baseline)'],
  [{ faults: [weak] }, 'shows no failing fault (1 in checks marked should)'],
  [{ faults: [known, weak] }, 'shows no failing fault (1 in the baseline, 1 in checks marked should)'],
  [
    { options: { ...options, only: ['orderPay'] } },
    'shows no fault within the limits of this run: --only orderPay',
  ],
  [
    {
      options: { ...options, quick: true, control: false },
      counts: { pass: 1, fail: 0, skipped: 6, inconclusive: 0, notBuilt: 0 },
      checkCounts: { pass: 1, fail: 0, skipped: 1, inconclusive: 0 },
    },
    'shows no fault within the limits of this run: --quick, no control, 6 operations skipped, 1 check skipped',
  ],
  [{ outcome: 'inconclusive' }, 'shows no fault, but some checks are inconclusive'],
  [
    { outcome: 'inconclusive', stoppedAfter: 299 },
    'shows no fault so far; it stopped answering after call 299',
  ],
  [{ outcome: 'faults', stoppedAfter: 299 }, 'violates the contract; it stopped answering after call 299'],
  [{ outcome: 'inconclusive', isInterrupted: true }, 'shows no fault so far; the run was interrupted'],
  [{ outcome: 'faults', isInterrupted: true }, 'violates the contract; the run was interrupted'],
])('claims no more than the run covered: %j', (parts, description) => {
  const report = exampleReport(parts);
  expect(describeConclusion(report)).toBe(description);
  expect(terminalReport(report)).toContain(`The backend ${description}.`);
  expect(htmlReport(report)).toContain(`http://localhost ${description}<`);
});

it('shows the options of the run without secrets', () => {
  const report = exampleReport({
    baseline: true,
    options: {
      ...options,
      quick: true,
      only: ['neg.', 'orderPay'],
      buyers: ['amelia'],
      tokenTransport: 'header',
    },
  });
  const description =
    '--quick --control … --only neg.,orderPay --buyer amelia:… --token-transport header --baseline …';
  expect(describeOptions(report)).toBe(description);
  expect(terminalReport(report)).toContain(`options: ${description}\n`);
  expect(htmlReport(report)).toContain(`options: ${description}<`);
});
