import { expect, it } from 'vitest';
import { conclusionOf, optionsOf } from './conclusion.ts';
import { exampleFault, exampleTold } from './example-report.ts';
import { htmlReport } from './html.ts';
import { terminalReport } from './terminal.ts';
import type { Told } from './report-model.ts';

const asked = exampleTold().asked;
const known = exampleFault({ isKnown: true });
const weak = exampleFault({ level: 'should' });

it.each<[Partial<Told>, string]>([
  [{}, 'keeps the contract'],
  [{ outcome: 'faults', faults: [exampleFault(), known] }, 'breaks the contract'],
  [{ faults: [known, known] }, 'shows no new fault (2 known)'],
  [{ faults: [weak] }, 'shows no fault that fails the run (1 of laws that should hold)'],
  [{ faults: [known, weak] }, 'shows no fault that fails the run (1 known, 1 of laws that should hold)'],
  [{ asked: { ...asked, only: ['orderPay'] } }, 'shows no fault in what was judged: --only orderPay'],
  [
    {
      asked: { ...asked, quick: true, control: false },
      counts: { pass: 1, fail: 0, skipped: 6, unproven: 0 },
    },
    'shows no fault in what was judged: --quick, no control, 6 skipped',
  ],
  [{ outcome: 'unproven' }, 'shows no fault, but some checks are inconclusive'],
  [{ outcome: 'unproven', stoppedAfter: 299 }, 'shows no fault so far; it stopped answering after call 299'],
  [{ outcome: 'faults', stoppedAfter: 299 }, 'breaks the contract; it stopped answering after call 299'],
  [{ outcome: 'unproven', isBrokenOff: true }, 'shows no fault so far; the run was broken off'],
  [{ outcome: 'faults', isBrokenOff: true }, 'breaks the contract; the run was broken off'],
])('of %j it says no more than is true', (parts, words) => {
  const told = exampleTold(parts);
  expect(conclusionOf(told)).toBe(words);
  expect(terminalReport(told)).toContain(`The backend ${words}.`);
  expect(htmlReport(told)).toContain(`http://localhost ${words}<`);
});

it('tells how the backend was judged, without what is secret', () => {
  const told = exampleTold({
    baseline: true,
    asked: {
      ...asked,
      quick: true,
      only: ['neg.', 'orderPay'],
      buyers: ['amelia'],
      tokenTransport: 'header',
    },
  });
  const words =
    '--quick --control … --only neg.,orderPay --buyer amelia:… --token-transport header --baseline …';
  expect(optionsOf(told)).toBe(words);
  expect(terminalReport(told)).toContain(`options: ${words}\n`);
  expect(htmlReport(told)).toContain(`options: ${words}<`);
});
