import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildReport } from '../report/build-report.ts';
import { judge } from '../runner/judge.ts';
import { startServer, type TestServer } from './reference-server.ts';
import { createRoundCounter } from './round-counter.ts';

/** Behind a delay of 200 ms, 180 rounds take 36 s. They were 211, and are 146 on a quiet machine. */
const MAX_ROUNDS = 180;
/** The survey takes these rounds, and their delay tells the judge that the network is slow. */
const SURVEY_ROUNDS = 12;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it('makes few calls that wait for each other behind a slow network', { timeout: 300_000 }, async () => {
  const counter = createRoundCounter(fetch, (round) => (round < SURVEY_ROUNDS ? 70 : 0));
  const options = { baseUrl: server.baseUrl, seed: 1, quick: true, fetch: counter.fetch };
  const report = buildReport(await judge(options));
  const faults = report.faults.filter(({ level }) => level === 'must');
  expect(faults.map(({ check, message }) => `${check} ${message}`)).toEqual([]);
  expect(counter.calls()).toBeGreaterThan(1_000);
  expect(counter.rounds()).toBeLessThanOrEqual(MAX_ROUNDS);
});
