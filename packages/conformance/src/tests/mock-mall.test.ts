/** Runs the mocks as a separate process. The judge only knows their address. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../runner/judge.ts';
import { terminalReport } from '../report/terminal.ts';
import { buildReport } from '../report/build-report.ts';

const entry = fileURLToPath(new URL('../../../mocks/src/server/main.ts', import.meta.url));
let child: ChildProcess;
let baseUrl: string;

beforeAll(async () => {
  const started = spawn(process.execPath, [entry, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  baseUrl = await new Promise((found, failed) => {
    started.stdout.setEncoding('utf8').on('data', (text: string) => {
      const url = / is at (http:\/\/\S+)/.exec(text)?.[1];
      if (url) found(url);
    });
    started.once('exit', (code) => failed(new Error(`The mocks ended with ${code}.`)));
  });
});
afterAll(() => void child.kill('SIGTERM'));

it('finds no fault in the mocks and lists what it could not judge', async () => {
  const report = buildReport(await judge({ baseUrl, seed: Date.now() % 1e6, extensions: true, quick: true }));
  expect(report.outcome, terminalReport(report)).toBe('clean');
  expect(report.counts.fail + report.counts.inconclusive).toBe(0);
  // The mocks have no merchants, operators or mail. What needs them is skipped, not passed.
  const skipped = report.operations.filter(({ verdict }) => verdict === 'skipped');
  expect(skipped.length).toBeLessThanOrEqual(26);
  expect(skipped.every(({ reason }) => reason?.startsWith('needs '))).toBe(true);
});
