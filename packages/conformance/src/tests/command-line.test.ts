import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../report/report-model.ts';
import { run } from './run-command.ts';
import { startNonconformingServer } from './nonconforming-server.ts';

describe('On the command line', () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof startNonconformingServer>>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openmall-report-'));
    server = await startNonconformingServer();
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it('reports what is wrong with a nonconforming server, with the calls', async () => {
    const reports = ['json', 'junit', 'html'] as const;
    const files = reports.map((kind) => join(folder, `report.${kind}`));
    const args = reports.flatMap((kind, index) => ['--report', kind, files[index] ?? '']);
    const { exit, out } = await run('--base-url', server.baseUrl, '--quick', '--seed', '7', ...args);
    expect(exit).toBe(1);
    expect(out).toContain('sellerGoodsList code is the number 0, not the text "0"');
    expect(out).toContain('answers HTTP 404');
    expect(out).toContain('is not a JSON object: <h1>Hello</h1>');
    expect(out).toContain('data is missing pageInfo');
    expect(out).toContain(`curl -s -X POST '${server.baseUrl}/api/wallet!getUsdt'`);
    expect(out).toContain('The backend violates the contract.');
    const [json = '', junit = '', html = ''] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    const report = JSON.parse(json) as Report;
    expect(report).toMatchObject({ outcome: 'faults', seed: 7 });
    const open = report.faults.find(
      ({ check, operation }) => check === 'auth.none' && operation === 'walletGetUsdt',
    );
    expect(open?.message).toBe('answers code 0 to no token, not code 403');
    expect(junit).toMatch(/<testsuite name="auth\.none: .*failures="[1-9]/);
    expect(html).toContain('violates the contract');
    expect(html).toMatch(/Every call of the contract answers HTTP 200.*\d+ operations?/);
    expect(html).not.toMatch(/(src|href)="https?:/);
  });

  it('fails on new faults only with a baseline', async () => {
    const baseline = join(folder, 'known.json');
    const only = [
      '--base-url',
      server.baseUrl,
      '--quick',
      '--seed',
      '7',
      '--only',
      'env.code,sellerGoodsList',
    ];
    expect((await run(...only, '--write-baseline', baseline)).exit).toBe(1);
    const { exit, out } = await run(...only, '--baseline', baseline);
    expect(out).toContain('(baseline)');
    expect(out).not.toContain('fixed');
    expect(exit).toBe(0);
    const other = await startNonconformingServer({ '/api/sellerGoods!list': '{"code":"77","msg":""}' });
    const changed = await run('--base-url', other.baseUrl, ...only.slice(2), '--baseline', baseline);
    await other.stop();
    expect(changed.exit).toBe(1);
    expect(changed.out).not.toContain('(baseline)');
    expect(changed.out).toMatch(
      /baseline faults fixed: remove them with --write-baseline or --ratchet\n {4}env\.code /,
    );
  });

  it('looks for one fault of a report again', async () => {
    const json = join(folder, 'replayed.json');
    const first = [
      '--base-url',
      server.baseUrl,
      '--quick',
      '--seed',
      '7',
      '--only',
      'env.code,sellerGoodsList',
    ];
    const { out } = await run(...first, '--report', 'json', json);
    const { faults } = JSON.parse(await readFile(json, 'utf8')) as Report;
    const number = faults.findIndex(({ check }) => check === 'env.code') + 1;
    expect(out).toContain(`#${number} sellerGoodsList code is the number 0`);
    const again = await run('--replay', `${json}#${number}`);
    expect(again.out).toContain(`#${number} env.code sellerGoodsList is still there`);
    expect(again.exit).toBe(1);
    const mended = await startNonconformingServer({
      '/api/sellerGoods!list': '{"code":"0","msg":null,"data":{}}',
    });
    const gone = await run('--replay', `${json}#${number}`, '--base-url', mended.baseUrl);
    await mended.stop();
    expect(gone.out).toContain('env.code sellerGoodsList is gone');
    expect(gone.exit).toBe(0);
    expect((await run('--replay', `${json}#99`)).err).toContain('so there is no #99');
  });

  it('cannot judge an address where nothing answers', async () => {
    const { exit, err } = await run('--base-url', 'http://127.0.0.1:9');
    expect(exit).toBe(2);
    expect(err).toContain('Nothing answers at http://127.0.0.1:9');
  });

  it('says once that the address is not an openmall backend', async () => {
    const page = await startNonconformingServer({}, '<!doctype html><title>Shop</title>');
    const { exit, err } = await run('--base-url', page.baseUrl);
    await page.stop();
    expect(exit).toBe(2);
    expect(err).toContain('This does not look like an openmall backend');
    expect(err).toContain('/api/index!home answers HTTP 200 <!doctype html><title>Shop</title>');
  });

  it.each([
    ['<!doctype html><title>Shop</title>', 'answered no JSON object: <!doctype html><title>Shop</title>'],
    ['{"code":"0","msg":null,"data":null}', 'returned no time'],
  ])('rejects %s as an answer of the control contract', async (answer, description) => {
    const mall = await startNonconformingServer({ '/control/clock': answer });
    const { exit, err } = await run('--base-url', mall.baseUrl, '--control', 'a-secret');
    await mall.stop();
    expect(exit).toBe(2);
    expect(err).toContain(`control clock ${description}`);
    expect(err).not.toContain('SyntaxError');
  });

  it('judges another machine only with --allow-remote', async () => {
    const { exit, err } = await run('--base-url', 'https://mall.example');
    expect(exit).toBe(2);
    expect(err).toContain('--allow-remote');
  });

  it('explains a mistake on the command line and shows the help', async () => {
    const { exit, err } = await run('--base-url', 'http://127.0.0.1:9', '--report', 'pdf', 'x');
    expect(exit).toBe(2);
    expect(err).toContain('--report takes json, junit, html, har, sarif, markdown, badge');
    expect(err).toContain('openmall-conformance --base-url URL');
  });

  it.each([
    [['--only', 'oderPay'], 'Did you mean orderPay'],
    [['--report', 'html', '/nonexistent/report.html'], '/nonexistent/report.html cannot be written'],
    [['--baseline', '/nonexistent/known.json'], '--baseline /nonexistent/known.json cannot be read'],
  ])('rejects %j before anything is judged', async (args, description) => {
    const { exit, out, err } = await run('--base-url', server.baseUrl, ...args);
    expect(exit).toBe(2);
    expect(err).toContain(description);
    expect(err).not.toContain('pos.works');
    expect(out).toBe('');
  });

  it('lists every option in the help', async () => {
    const { exit, out } = await run('--help');
    expect(exit).toBe(0);
    for (const option of ['--buyer', '--only', '--quick', '--seed', '--compare', '--baseline', '--control'])
      expect(out).toContain(option);
  });
});
