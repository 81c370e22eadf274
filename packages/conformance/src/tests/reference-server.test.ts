import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../runner/judge.ts';
import { terminalReport } from '../report/terminal.ts';
import { tell } from '../report/report-model.ts';
import { startServer, type TestServer } from './reference-server.ts';

const databases = [
  { name: 'PGlite', url: undefined },
  ...(process.env['TEST_DATABASE_URL']
    ? [{ name: 'PostgreSQL', url: process.env['TEST_DATABASE_URL'] }]
    : []),
];

describe.each(databases)('The reference server on $name', ({ url }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(url);
  });
  afterAll(() => server.stop());

  it('keeps the whole contract', async () => {
    const { baseUrl, control } = server;
    const told = tell(
      await judge({ baseUrl, control, seed: Date.now() % 1e6, extensions: true, quick: true }),
    );
    expect(told.outcome, terminalReport(told)).toBe('clean');
    expect(told.counts).toEqual({ pass: told.operations.length, fail: 0, skipped: 0, unproven: 0 });
    expect(told.states.flatMap(({ unseen }) => unseen)).toEqual([]);
  });

  it('leaves what one buyer has alone when another calls, also where nothing else is judged', async () => {
    const { baseUrl, control } = server;
    const told = tell(await judge({ baseUrl, control, seed: 1, quick: true, only: ['sec.foreign'] }));
    expect(told.faults.map(({ operation, says }) => `${operation} ${says}`)).toEqual([]);
  });

  it.each([
    ['of its own is not accused of refusing payments', '135790', 'skipped'],
    ['of a former run is paid with again', '246813', 'pass'],
  ])('that gives an account with a fund password %s', async (_, safeword, verdict) => {
    const { baseUrl, control } = server;
    const account = { username: `amelia.${safeword}@example.com`, password: 'Sec:ret12' };
    const call = async (path: string, input: Record<string, string>) => {
      const query = new URLSearchParams(input).toString();
      const response = await fetch(`${baseUrl}/api/${path}?${query}`, { method: 'POST' });
      return ((await response.json()) as { data: { token: string } | null }).data;
    };
    const { password } = account;
    const session = await call('localuser!registerNoVerifcode', {
      ...account,
      re_password: password,
      type: '2',
    });
    const token = session?.token ?? '';
    await call('user!setSafewordReg', { token, safeword, re_safeword: safeword });
    const only = ['ord.', 'orderPay', 'orderCancel'];
    const options = { baseUrl, control, seed: 1, quick: true, only, buyers: [account] };
    const told = tell(await judge(options));
    expect(told.faults.map(({ operation, says }) => `${operation} ${says}`)).toEqual([]);
    const payment = told.operations.find(({ id }) => id === 'orderPay');
    expect(payment?.verdict).toBe(verdict);
    if (verdict === 'skipped') expect(payment?.why).toContain('needs an account without a fund password');
  });

  it('is accused of nothing when it ends in the middle, and proves nothing more', async () => {
    const { baseUrl, control } = server;
    let calls = 0;
    const ending: typeof fetch = (...call) =>
      (calls += 1) > 300 ? Promise.reject(new TypeError('fetch failed')) : fetch(...call);
    const judgement = await judge({ baseUrl, control, seed: 1, quick: true, fetch: ending });
    const told = tell(judgement);
    expect(told.faults.map(({ operation, says }) => `${operation} ${says}`)).toEqual([]);
    expect(told.outcome).toBe('unproven');
    expect(told.counts).toMatchObject({ pass: 0, fail: 0 });
    expect(judgement.stoppedAfter).toBeGreaterThanOrEqual(290);
    expect(judgement.stoppedAfter).toBeLessThanOrEqual(300);
    const { stoppedAfter } = judgement;
    const report = terminalReport(told);
    expect(report).toContain(`it stopped answering after call ${stoppedAfter}.`);
    expect(report.match(/stopped answering/g)).toHaveLength(2);
  });
});
