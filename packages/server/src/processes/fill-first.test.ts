import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, sellerGoodsList } from '@openmall/sdk';
import { expect, it, onTestFinished } from 'vitest';
import { START_LIMIT_MS, startProcessOk } from '../test-support/servers/server-process.ts';

it('A new demo is filled by a process that ends', { timeout: 2 * START_LIMIT_MS }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openmall-demo-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = await startProcessOk({ OPENMALL_DATA: folder, AUTOPILOT: '1' });
  const lines = server.output().split('\n');
  const [filling, starting] = lines.filter((line) => line.startsWith('opening the database'));
  expect(filling).toContain('the first time');
  expect(starting).not.toContain('the first time');
  const { pageList } = await sellerGoodsList(createTransport({ baseUrl: server.url }), {});
  expect(pageList).not.toEqual([]);
  expect(await server.stop()).toBe(0);
});
