import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeOffice } from '../office/judge-office.ts';
import { officeReport } from '../office/office-report.ts';
import { officeFaults } from './faults/office.ts';
import { startServer, type TestServer } from './reference-server.ts';

const LIMIT_MS = 300_000;
const faults = Object.values(officeFaults);

/** A server with all faults at once: each is about other calls. */
const faultyFetch: typeof fetch = async (input, init) => {
  const { pathname } = new URL(String(input));
  const answer = await fetch(input, init);
  const fault = faults.find(({ path }) => path === pathname);
  return fault ? fault.change(answer) : answer;
};

describe('The judge of the back office', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ owners: 2 });
  }, LIMIT_MS);
  afterAll(() => server.stop());

  it('finds the reference server clean', { timeout: LIMIT_MS }, async () => {
    const { baseUrl, control, invitations } = server;
    const result = await judgeOffice({ baseUrl, control, invitation: invitations[0] ?? '' });
    expect(result.outcome, officeReport(result)).toBe('clean');
    expect(result.passed.get('office.right')).toBeGreaterThan(1000);
  });

  it('finds every planted fault, and nothing else', { timeout: LIMIT_MS }, async () => {
    const { baseUrl, control, invitations } = server;
    const invitation = invitations[1] ?? '';
    const result = await judgeOffice({ baseUrl, control, invitation, fetch: faultyFetch, quick: true });
    const found = new Set(result.faults.map(({ check, operation }) => `${check} ${operation}`));
    const planted = faults.map(({ caughtBy, operation }) => `${caughtBy} ${operation}`);
    expect([...found].toSorted()).toEqual(planted.toSorted());
  });
});
