/** The mocks as a process of their own: the judge knows them by their address alone. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../runner/judge.ts';
import { terminalReport } from '../report/terminal.ts';
import { tell } from '../report/report-model.ts';

const entry = fileURLToPath(new URL('../../../mocks/src/server/main.ts', import.meta.url));
let child: ChildProcess;
let baseUrl: string;

beforeAll(async () => {
  const started = spawn(process.execPath, [entry, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  baseUrl = await new Promise((found, failed) => {
    started.stdout.setEncoding('utf8').on('data', (text: string) => {
      const url = /is at (http:\/\/[^;]+);/.exec(text)?.[1];
      if (url) found(url);
    });
    started.once('exit', (code) => failed(new Error(`The mocks ended with ${code}.`)));
  });
});
afterAll(() => void child.kill('SIGTERM'));

it('finds no fault in the mocks, and tells what it could not look at', async () => {
  const told = tell(await judge({ baseUrl, seed: Date.now() % 1e6, extensions: true, quick: true }));
  expect(told.outcome, terminalReport(told)).toBe('clean');
  expect(told.counts.fail + told.counts.unproven).toBe(0);
  // Nobody ships, verifies or reads mail in the mocks; what needs them is never called passed.
  const skipped = told.operations.filter(({ verdict }) => verdict === 'skipped');
  expect(skipped.length).toBeLessThanOrEqual(19);
  expect(skipped.every(({ why }) => why?.startsWith('needs '))).toBe(true);
});
