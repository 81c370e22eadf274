/** Runs the mocks as a separate process. The judge only knows their address. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../runner/judge.ts';
import type { JudgeOptions } from '../runner/judge-options.ts';
import { createControl } from '../setup/control.ts';
import { accountFaults } from './faults/accounts.ts';
import { moneyFaults } from './faults/money.ts';
import { orderFaults } from './faults/orders/orders.ts';
import { terminalReport } from '../report/terminal.ts';
import { buildReport } from '../report/build-report.ts';

/** Opens the control contract of the mocks. */
const SECRET = 'the-judge-in-its-own-tests';
const entry = fileURLToPath(new URL('../../../mocks/src/server/main.ts', import.meta.url));
let child: ChildProcess;
let baseUrl: string;

beforeAll(async () => {
  const started = spawn(process.execPath, [entry, '--port', '0', '--control', SECRET], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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

const judgeWith = (options: Partial<JudgeOptions>) =>
  judge({
    baseUrl,
    control: createControl(baseUrl, SECRET),
    seed: Date.now() % 1e6,
    extensions: true,
    quick: true,
    ...options,
  });

it(
  'finds no difference between the mocks and the contract, and skips nothing',
  { timeout: 120_000 },
  async () => {
    const report = buildReport(await judgeWith({}));
    expect(report.outcome, terminalReport(report)).toBe('clean');
    const others = { fail: 0, skipped: 0, inconclusive: 0, notBuilt: 0 };
    expect(report.counts).toEqual({ pass: report.operations.length, ...others });
    expect(report.states.flatMap(({ unseen }) => unseen)).toEqual([]);
  },
);

it.each([...moneyFaults.slice(0, 2), ...orderFaults.slice(0, 2), ...accountFaults.slice(0, 1)])(
  'finds a mall in memory that $name',
  async ({ caughtBy, operations, plant }) => {
    const only = [caughtBy, ...operations];
    const { findings } = await judgeWith({ quick: false, only, fetch: plant(fetch) });
    expect(findings.filter(({ verdict }) => verdict === 'fail').map(({ check }) => check)).toContain(
      caughtBy,
    );
  },
);
