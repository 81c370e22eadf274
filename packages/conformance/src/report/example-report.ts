/** An example report for tests. */
import type { OperationVerdict } from '../runner/finding.ts';
import type { Report, ReportedFault, ReportedOperation } from './report-model.ts';

export const exampleOperation = (
  id: string,
  verdict: OperationVerdict,
  path = `/api/${id}`,
): ReportedOperation => ({
  id,
  path,
  method: 'POST',
  origin: 'spec',
  area: 'orders',
  verdict,
  calls: 3,
  successes: 1,
  errorsSeen: [],
  errorsUnseen: [],
  fieldsSeen: [],
  fieldsUnseen: [],
  medianMs: 2,
  p95Ms: 9,
});

export const exampleFault = (parts: Partial<ReportedFault> = {}): ReportedFault => ({
  check: 'ord.payment',
  operation: 'orderPay',
  level: 'must',
  requirement: 'A payment happens once.',
  source: 'spec §4',
  message: 'pays one order twice',
  logins: [],
  calls: [{ curl: "curl -s 'http://localhost/api/order!pay'", status: 200, answer: '{"code":"0"}', ms: 4 }],
  isBaselined: false,
  entries: ['ord.payment orderPay: pays one order twice'],
  ...parts,
});

/** One operation that passes one check. `parts` replaces fields. */
export const exampleReport = (parts: Partial<Report> = {}): Report => ({
  contract: '1.0.0',
  baseUrl: 'http://localhost',
  seed: 7,
  startedAt: '2026-01-01T00:00:00.000Z',
  seconds: 1,
  outcome: 'clean',
  options: { quick: false, extensions: false, control: true, only: [], buyers: [] },
  baseline: false,
  fixed: [],
  isInterrupted: false,
  calls: 3,
  checks: [
    {
      id: 'ord.payment',
      area: 'orders',
      level: 'must',
      requirement: 'A payment happens once.',
      source: 'spec §4',
      verdict: 'pass',
      operations: { pass: 1, fail: 0, skipped: 0, inconclusive: 0 },
    },
  ],
  checkCounts: { pass: 1, fail: 0, skipped: 0, inconclusive: 0 },
  counts: { pass: 1, fail: 0, skipped: 0, inconclusive: 0, notBuilt: 0 },
  areas: [],
  nextSteps: [],
  openEntries: [],
  operations: [exampleOperation('orderPay', 'pass', '/api/order!pay')],
  states: [],
  faults: [],
  inconclusive: [],
  verdicts: [{ check: 'ord.payment', operation: 'orderPay', verdict: 'pass' }],
  ...parts,
});
