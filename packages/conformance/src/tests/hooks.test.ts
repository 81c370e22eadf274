import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../runner/judge.ts';
import { buildReport } from '../report/build-report.ts';
import { describeConclusion } from '../report/conclusion.ts';
import { shellOf } from '../report/shell.ts';
import { createHookControl, type Hooks } from '../setup/hook-control.ts';
import { grantRefused } from './faults/planted-fault.ts';
import { SECRET, startServer, type TestServer } from './reference-server.ts';
import { run } from './run-command.ts';

describe('Without the control contract, hooks of the team', () => {
  let server: TestServer;
  let hooks: Hooks;
  beforeAll(async () => {
    server = await startServer();
    const call = (path: string, body: string) =>
      `curl -sf -X POST ${server.baseUrl}/control/${path} -H 'authorization: Bearer ${SECRET}' -H 'content-type: application/json' -d '${body}'`;
    hooks = {
      ship: call('orders/\'"$ORDER"\'/ship', '{"carrier":"Parcel","trackingNumber":"T1"}').replaceAll(
        '\'"$ORDER"\'',
        '$ORDER',
      ),
      credit: call('accounts/$ACCOUNT/credit', `{"amount":"'"$AMOUNT"'"}`),
    };
  });
  afterAll(() => server.stop());

  const judgeWith = async (given: Hooks, only: readonly string[], send: typeof fetch = fetch) => {
    const control = createHookControl({ hooks: given, ask: () => Promise.resolve() });
    const options = {
      baseUrl: server.baseUrl,
      control,
      hooks: given,
      seed: 2,
      quick: true,
      only,
      fetch: send,
    };
    return buildReport(await judge(options));
  };

  it('reach the states of a merchant', async () => {
    const report = await judgeWith(hooks, ['race.receipt', 'orderReceipt']);
    expect(report.verdicts).toContainEqual({
      check: 'race.receipt',
      operation: 'orderReceipt',
      verdict: 'pass',
    });
    expect(describeConclusion(report)).toContain('hooks for ship, credit only');
  });

  it('are named where one is missing', async () => {
    const report = await judgeWith({ credit: hooks.credit ?? '' }, ['race.receipt', 'orderReceipt']);
    const reasons = report.verdicts.map(({ reason }) => reason);
    expect(reasons).toContain('needs `--on ship=…` or `--control`');
  });

  it('are inconclusive with their error if they fail', async () => {
    const report = await judgeWith({ ...hooks, ship: 'echo no parcel >&2; exit 3' }, [
      'race.receipt',
      'orderReceipt',
    ]);
    expect(report.inconclusive.map(({ reason }) => reason)).toContain('--on ship ended with 3: no parcel');
    expect(report.outcome).toBe('inconclusive');
  });

  it('stand in the lines that repeat a fault', async () => {
    const plant = grantRefused(['orderReceipt']);
    const report = await judgeWith(hooks, ['race.receipt', 'orderReceipt'], plant(fetch));
    expect(report.verdicts.filter(({ check }) => check === 'race.receipt')).toMatchObject([
      { verdict: 'fail' },
    ]);
    const lines = report.faults.flatMap((fault) => shellOf(fault)).join('\n');
    expect(lines).toMatch(/ORDER=''"\$ORDER"'' sh -c 'curl/);
    expect(lines).not.toContain('$CONTROL');
  });

  it('are checked before the run', async () => {
    const args = ['--base-url', server.baseUrl, '--on'];
    expect((await run(...args, 'fly=x')).err).toContain('--on knows confirm, ship');
    expect((await run(...args, 'ship')).err).toContain('--on takes NAME=COMMAND');
    expect((await run(...args, 'ship=x', '--control', SECRET)).err).toContain('leave out --control or --on');
  });
});
