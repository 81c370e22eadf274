import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Report } from '../report/report-model.ts';
import { command } from './run-command.ts';
import { startNonconformingServer } from './nonconforming-server.ts';

it('reports what was found so far when it is interrupted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openmall-interrupted-'));
  const server = await startNonconformingServer();
  const [reportFile, baseline] = [join(folder, 'report.json'), join(folder, 'known.json')];
  const files = ['--report', 'json', reportFile, '--write-baseline', baseline];
  const child = spawn(process.execPath, [command, '--base-url', server.baseUrl, '--seed', '7', ...files]);
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.once('data', () => child.kill('SIGINT'));
  const exit = await new Promise((ended) => child.once('close', ended));
  expect(exit).toBe(130);
  expect(out).toContain('the run was interrupted.');
  const report = JSON.parse(await readFile(reportFile, 'utf8')) as Report;
  expect(report).toMatchObject({ isInterrupted: true, seed: 7 });
  // An interrupted run did not find every fault.
  await expect(readFile(baseline)).rejects.toThrow('ENOENT');
  await server.stop();
  await rm(folder, { recursive: true });
});
