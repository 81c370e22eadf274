/** A made-up verdict, for the tests of the reports. */
import type { Verdict } from '../runner/check.ts';
import type { Told, ToldFault, ToldInconclusive, ToldOperation } from './report-model.ts';

export const exampleOperation = (id: string, verdict: Verdict, path = `/api/${id}`): ToldOperation => ({
  id,
  path,
  method: 'POST',
  origin: 'spec',
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

export const exampleFault = (parts: Partial<ToldFault> = {}): ToldFault => ({
  check: 'ord.payment',
  operation: 'orderPay',
  level: 'must',
  law: 'A payment happens once.',
  source: 'spec §4',
  says: 'pays one order twice',
  logins: [],
  calls: [{ curl: "curl -s 'http://localhost/api/order!pay'", status: 200, answer: '{"code":"0"}', ms: 4 }],
  isKnown: false,
  entries: ['ord.payment orderPay: pays one order twice'],
  ...parts,
});

export const exampleInconclusive = (parts: Partial<ToldInconclusive> = {}): ToldInconclusive => ({
  check: 'ord.payment',
  level: 'must',
  law: 'A payment happens once.',
  source: 'spec §4',
  why: 'control accounts/a/credit answered 500: oops',
  operations: ['orderPay'],
  ...parts,
});

/** One operation that passes, judged by one check; `parts` says what differs. */
export const exampleTold = (parts: Partial<Told> = {}): Told => ({
  contract: '1.0.0',
  baseUrl: 'http://localhost',
  seed: 7,
  startedAt: '2026-01-01T00:00:00.000Z',
  seconds: 1,
  outcome: 'clean',
  asked: { quick: false, extensions: false, control: true, only: [], buyers: [] },
  baseline: false,
  gone: [],
  isBrokenOff: false,
  calls: 3,
  checks: [
    {
      id: 'ord.payment',
      area: 'orders',
      level: 'must',
      says: 'A payment happens once.',
      source: 'spec §4',
    },
  ],
  counts: { pass: 1, fail: 0, skipped: 0, unproven: 0 },
  operations: [exampleOperation('orderPay', 'pass', '/api/order!pay')],
  states: [],
  faults: [],
  inconclusive: [],
  verdicts: [{ check: 'ord.payment', operation: 'orderPay', verdict: 'pass' }],
  ...parts,
});
