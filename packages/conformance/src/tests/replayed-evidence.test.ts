import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../runner/judge.ts';
import { buildReport } from '../report/build-report.ts';
import type { ReportedFault } from '../report/report-model.ts';
import { shellOf } from '../report/shell.ts';
import { changeAnswer, dataOf, grantRefused, type Send } from './faults/planted-fault.ts';
import { SECRET, startServer, type TestServer } from './reference-server.ts';

const runFile = promisify(execFile);

describe('The lines of a finding, executed by a shell against a server without the fault,', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  async function faultOf(
    check: string,
    only: readonly string[],
    plant: (send: Send) => Send,
  ): Promise<ReportedFault> {
    const { baseUrl, control } = server;
    const run = { baseUrl, control, seed: 3, quick: true, extensions: true, only: [check, ...only] };
    const report = buildReport(await judge({ ...run, fetch: plant(fetch) }));
    const fault = report.faults.find((candidate) => candidate.check === check);
    if (!fault) throw new Error(`${check} found no fault.`);
    return fault;
  }
  /** What the lines print, one answer per line. */
  async function execute(fault: ReportedFault): Promise<readonly string[]> {
    const script = shellOf(fault).map((line) => `${line}; echo`);
    const env = { ...process.env, CONTROL_SECRET: SECRET };
    const { stdout } = await runFile('sh', ['-c', script.join('\n')], { env });
    return stdout.split('\n').filter((line) => line !== '');
  }

  it('repeats the steps of a merchant with the ids of the new order', async () => {
    const plant = changeAnswer(['orderInfo'], (answer) => {
      const order = dataOf(answer)['orderInfo'] as { status?: number } | undefined;
      if (order?.status === 4) order.status = 3;
    });
    const fault = await faultOf('ord.model', ['orderReceipt', 'orderPay'], plant);
    expect(fault.message).toContain('(after: pay, ship, receive)');
    const lines = shellOf(fault).join('\n');
    expect(lines).toMatch(/^CONTROL='http:\S+\/control' /m);
    expect(lines).toContain(`"$CONTROL"'/orders/'"$ORDER"'/ship'`);
    const answers = await execute(fault);
    expect(JSON.parse(answers.at(-1) ?? '')).toMatchObject({ code: '0', data: { orderInfo: { status: 4 } } });
    for (const answer of answers) expect(answer).not.toMatch(/"code":"[1-9]|"error"/);
  });

  it('makes the calls of a race at once', async () => {
    const fault = await faultOf('race.pay', ['orderPay'], grantRefused(['orderPay']));
    // Two calls suffice to show it; a shell makes more, since two seldom meet there.
    expect(fault.message).toBe('pays one order 2 times in 2 parallel calls');
    expect(fault.calls.filter(({ race }) => race !== undefined)).toHaveLength(2);
    expect(shellOf(fault).join('\n')).toMatch(/for racer in \$\(seq 8\); do curl .* & done; wait/);
    const answers = await execute(fault);
    const codes = answers.join('').match(/"code":"\d+"/g) ?? [];
    // Eight payments of which one is granted, after a credit.
    expect(codes.filter((code) => code === '"code":"0"').length).toBeGreaterThanOrEqual(1);
    expect(codes.filter((code) => code === '"code":"1"')).toHaveLength(7);
  });

  it('reads the form token of a withdrawal again', async () => {
    const fault = await faultOf('race.withdraw', ['withdrawApply'], grantRefused(['withdrawApply']));
    const lines = shellOf(fault).join('\n');
    expect(lines).toMatch(/SESSION_TOKEN=\$\(curl .*withdraw!withdraw_open/);
    expect(lines).toContain(`session_token='"$SESSION_TOKEN"'`);
    const answers = await execute(fault);
    // The token is fresh; the withdrawal that the judge granted itself still waits.
    expect(answers.join('')).toContain('"key":"withdrawalPending"');
    expect(answers.join('')).not.toContain('duplicateSubmission');
  });
});
