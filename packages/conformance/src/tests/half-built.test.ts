import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBaseline } from '../report/baseline.ts';
import type { Report } from '../report/report-model.ts';
import { startNonconformingServer } from './nonconforming-server.ts';
import { run } from './run-command.ts';

/** A backend with two operations; every other path gets the 404 of a web framework. */
const none = {
  '/api/index!home': 'Not Found',
  '/api/sellerGoods!info': 'Not Found',
  '/api/wallet!getUsdt': 'Not Found',
};
const tree = { '/api/category!tree': '{"code":"0","msg":null,"data":[]}' };

describe('A backend in the making', () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof startNonconformingServer>>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openmall-half-'));
    server = await startNonconformingServer({ ...none, ...tree }, undefined, Object.keys(none));
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const options = () => ['--base-url', server.baseUrl, '--quick', '--seed', '7'];

  it('has one line for each operation that is not built, and no findings about it', async () => {
    const json = join(folder, 'report.json');
    const { exit, out } = await run(...options(), '--report', 'json', json);
    const report = JSON.parse(await readFile(json, 'utf8')) as Report;
    expect(exit).toBe(1);
    expect(report.counts.notBuilt).toBe(report.operations.length - 2);
    expect(out.match(/ \/api\/order!submit is not built: answers HTTP 404/g)).toHaveLength(1);
    const built = new Set(['sellerGoodsList', 'categoryTree']);
    for (const { operation } of [...report.faults, ...report.verdicts]) expect(built).toContain(operation);
    expect(out).toMatch(/categories +\d of 4 pass \(.*3 not built\)/);
    expect(out).toMatch(/next:\n {2}1\. Fix /);
  });

  it('passes with a baseline, which gets shorter when an operation is built', async () => {
    const baseline = join(folder, 'known.json');
    await run(...options(), '--write-baseline', baseline);
    expect((await run(...options(), '--baseline', baseline)).exit).toBe(0);
    const entries = readBaseline(baseline);
    expect(entries).toContain('not built: indexHome');
    const next = await startNonconformingServer(
      { ...none, ...tree, '/api/syspara!getSyspara': '{"code":"0","msg":null,"data":{}}' },
      undefined,
      Object.keys(none),
    );
    const { out } = await run(
      '--base-url',
      next.baseUrl,
      ...options().slice(2),
      '--baseline',
      baseline,
      '--ratchet',
    );
    await next.stop();
    expect(out).toContain('not built: sysparaGetSyspara');
    const left = readBaseline(baseline);
    expect(left).not.toContain('not built: sysparaGetSyspara');
    for (const entry of left) expect(entries).toContain(entry);
    // What was built must not go missing again.
    const { exit, out: gone } = await run(...options(), '--baseline', baseline);
    expect(gone).toContain('shows no new fault, but');
    expect(exit).toBe(1);
  });

  it('is not failed for what is missing with --allow-missing', async () => {
    const args = [...options(), '--only', 'pos.works,indexHome,categoryTree'];
    expect((await run(...args)).exit).toBe(1);
    const { exit, out } = await run(...args, '--allow-missing');
    expect(out).toContain('1 operation not built');
    expect(exit).toBe(0);
  });
});
