import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../report/report-model.ts';
import { startFailingControl } from './failing-control.ts';
import { run } from './run-command.ts';
import { SECRET, startServer, type TestServer } from './reference-server.ts';

describe('A control call that fails during a check', () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await startServer();
    folder = await mkdtemp(join(tmpdir(), 'openmall-control-'));
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['server error', 'answered 500: out of order'],
    ['no answer', 'did not answer: '],
  ] as const)(
    'leaves the check inconclusive with its reason in every report (%s)',
    async (how, description) => {
      const failing = await startFailingControl(server.baseUrl, /refund\/decision/, how);
      const reports = ['json', 'junit', 'html'] as const;
      const files = reports.map((kind) => join(folder, `report.${kind}`));
      const args = reports.flatMap((kind, index) => ['--report', kind, files[index] ?? '']);
      const options = ['--base-url', failing.baseUrl, '--control', SECRET, '--seed', '7'];
      const { exit, out } = await run(...options, '--only', 'wal.refund,orderReturns', ...args);
      await failing.stop();
      const [json = '', junit = '', html = ''] = await Promise.all(
        files.map((file) => readFile(file, 'utf8')),
      );
      expect(out).toContain('? wal.refund (must, spec §4) is inconclusive');
      expect(out).toMatch(/orderReturns: control orders\/.*\/refund\/decision /);
      expect(out).toContain(description);
      expect(out).toContain('1 operations: 0 pass, 0 fail, 0 skipped, 1 inconclusive');
      const { outcome, inconclusive } = JSON.parse(json) as Report;
      expect({ outcome, checks: inconclusive.map(({ check }) => check) }).toEqual({
        outcome: 'inconclusive',
        checks: ['wal.refund'],
      });
      expect(junit).toMatch(/name="orderReturns"><error message="inconclusive: control orders/);
      expect(html).toContain('<h2>Inconclusive</h2>');
      expect(html).toContain(description);
      expect(exit).toBe(2);
    },
  );
});
