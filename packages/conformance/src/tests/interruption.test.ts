import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Told } from '../report/report-model.ts';
import { command } from './run-command.ts';
import { startTinyServer } from './nonconforming-server.ts';

it('writes what was found so far when it is interrupted, and says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openmall-interrupted-'));
  const server = await startTinyServer();
  const [report, baseline] = [join(folder, 'report.json'), join(folder, 'known.json')];
  const files = ['--report', 'json', report, '--write-baseline', baseline];
  const child = spawn(process.execPath, [command, '--base-url', server.baseUrl, '--seed', '7', ...files]);
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.once('data', () => child.kill('SIGINT'));
  const exit = await new Promise((ended) => child.once('close', ended));
  expect(exit).toBe(130);
  expect(out).toContain('the run was broken off.');
  const told = JSON.parse(await readFile(report, 'utf8')) as Told;
  expect(told).toMatchObject({ isBrokenOff: true, seed: 7 });
  // Half a run knows half of the faults.
  await expect(readFile(baseline)).rejects.toThrow('ENOENT');
  await server.stop();
  await rm(folder, { recursive: true });
});
