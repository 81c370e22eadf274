import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../runner/judge.ts';
import { buildReport } from '../report/build-report.ts';
import { describeConclusion } from '../report/conclusion.ts';
import { shellOf } from '../report/shell.ts';
import { createApiClient } from '../setup/api-client.ts';
import { createSetup } from '../setup/setup.ts';
import { createTarget } from '../target/target.ts';
import { createHookControl, type Hooks } from '../setup/hook-control.ts';
import { grantRefused } from './faults/planted-fault.ts';
import { SECRET, startServer, type TestServer } from './reference-server.ts';
import { run } from './run-command.ts';

/** Orders of a buyer that are on their way. */
async function shipOrders(
  { baseUrl, control }: TestServer,
  count: number,
): Promise<{ orders: string[]; account: { username: string; password: string } }> {
  const { accounts, orders } = createSetup(
    createApiClient(createTarget({ baseUrl }), () => undefined, control),
    { given: [], seed: 1, control },
  );
  const first = await accounts.first();
  const ids: string[] = [];
  for (let order = 0; order < count; order += 1) ids.push((await orders.shipped(first)).orderId);
  return { orders: ids, account: { username: first.username, password: first.password } };
}

describe('Without the control contract, hooks of the team', () => {
  let server: TestServer;
  let hooks: Hooks;
  beforeAll(async () => {
    // With PostgreSQL newcomers solve a slider, which needs a hook of its own.
    server = await startServer({ postgresUrl: null });
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

  it('are read from a file, with ids of objects that are in a state already', async () => {
    const { orders, account } = await shipOrders(server, 2);
    const file = join(await mkdtemp(join(tmpdir(), 'openmall-states-')), 'states.yaml');
    await writeFile(file, `objects:\n  shippedOrders: [${orders.join(', ')}]\n`);
    const args = [
      '--base-url',
      server.baseUrl,
      '--only',
      'race.receipt,orderReceipt',
      '--quick',
      '--seed',
      '1',
    ];
    const buyer = ['--buyer', `${account.username}:${account.password}`];
    const { exit, out, err } = await run(...args, ...buyer, '--states', file);
    expect(exit, out + err).toBe(0);
    expect(out).toContain('given shippedOrders');
    const { err: orphaned } = await run(...args, '--states', file);
    expect(orphaned).toContain('give the account, --buyer user:password');
    await writeFile(file, 'objects:\n  sailedOrders: [x]\n');
    expect((await run(...args, ...buyer, '--states', file)).err).toContain(
      'lists of ids as text: shippedOrders',
    );
  });

  it('are checked before the run', async () => {
    const args = ['--base-url', server.baseUrl, '--on'];
    expect((await run(...args, 'fly=x')).err).toContain('--on knows confirm, ship');
    expect((await run(...args, 'ship')).err).toContain('--on takes NAME=COMMAND');
    expect((await run(...args, 'ship=x', '--control', SECRET)).err).toContain('leave out --control or --on');
  });
});
