import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../report/report-model.ts';
import { run } from './run-command.ts';

const backend = fileURLToPath(new URL('../../examples/first-week.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** What is wrong in the backend: the check that finds it, the operation and what it says. */
const wrong = [
  ['env.error-key', 'localuserRegisterNoVerifcode', '"This username is taken." is not a text'],
  ['auth.wrong-password', 'userNewlogin', 'accepts a wrong password'],
  ['env.no-server-error', 'sellerGoodsList', 'answers HTTP 500'],
  ['page.figures', 'keepGoodsList', 'says a page size of 20, asked for 7'],
  ['env.data', 'keepGoodsCount', 'data must be integer'],
] as const;

describe.skipIf(!hasPython)('A backend in Python with ten operations, five of them wrong', () => {
  let [folder, report, out, exit]: [string, Report | undefined, string, number | null] = [
    '',
    undefined,
    '',
    0,
  ];
  let child: ChildProcess;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openmall-first-week-'));
    const started = spawn('python3', [backend, '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    const baseUrl = await new Promise<string>((found) => {
      started.stdout.setEncoding('utf8').on('data', (text: string) => {
        const url = /http:\/\/\S+/.exec(text)?.[0];
        if (url) found(url);
      });
    });
    const json = join(folder, 'report.json');
    ({ out, exit } = await run('--base-url', baseUrl, '--quick', '--seed', '1', '--report', 'json', json));
    report = JSON.parse(await readFile(json, 'utf8')) as Report;
  }, 120_000);
  afterAll(async () => {
    child.kill();
    await rm(folder, { recursive: true });
  });

  it.each(wrong)('is found wrong by %s in %s', (check, operation, message) => {
    const fault = report?.faults.find((item) => item.check === check && item.operation === operation);
    expect(fault?.message).toContain(message);
    expect(exit).toBe(1);
  });

  it('gets a page of steps, and one line for each operation that it lacks', () => {
    expect(report?.counts.notBuilt).toBe(73);
    expect(report?.counts.fail).toBeGreaterThanOrEqual(wrong.length);
    expect(report?.nextSteps[0]).toMatch(/^Fix env\./);
    expect(out).toContain('data.pageList.0 is missing goodsId');
    expect(out.match(/ is not built: answers HTTP 404/g)).toHaveLength(73);
  });
});
