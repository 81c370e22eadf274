import { expect, it } from 'vitest';
import { judge } from '../../runner/judge.ts';
import { buildReport } from '../build-report.ts';
import { harReport } from './har.ts';

it('is an archive with one page per fault, and variables for tokens', async () => {
  const answer: typeof fetch = () =>
    Promise.resolve(Response.json({ code: 0, msg: null, data: { token: crypto.randomUUID(), money: 1 } }));
  const run = {
    baseUrl: 'http://127.0.0.1',
    seed: 1,
    quick: true,
    only: ['env.', 'walletGetUsdt'],
    fetch: answer,
  };
  const report = buildReport(await judge(run));
  const { log } = JSON.parse(harReport(report)) as {
    log: {
      version: string;
      pages: { id: string }[];
      entries: { pageref: string; request: { url: string } }[];
    };
  };
  expect(log.version).toBe('1.2');
  expect(log.pages).toHaveLength(report.faults.length);
  expect(new Set(log.entries.map(({ pageref }) => pageref))).toEqual(new Set(log.pages.map(({ id }) => id)));
  expect(log.entries.map(({ request }) => request.url).join()).toContain('wallet!getUsdt');
  expect(log.entries.map(({ request }) => request.url)).toContainEqual(
    expect.stringMatching(/token=\$TOKEN_A$/),
  );
});
