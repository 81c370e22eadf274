import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Told } from '../report/report-model.ts';
import { run } from './run-command.ts';
import { startTinyServer } from './nonconforming-server.ts';

describe('On the command line', () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof startTinyServer>>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openmall-report-'));
    server = await startTinyServer();
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it('a server that keeps little of the contract is told what is wrong, in words and by calls', async () => {
    const reports = ['json', 'junit', 'html'] as const;
    const files = reports.map((kind) => join(folder, `report.${kind}`));
    const args = reports.flatMap((kind, index) => ['--report', kind, files[index] ?? '']);
    const { exit, out } = await run('--base-url', server.baseUrl, '--quick', '--seed', '7', ...args);
    expect(exit).toBe(1);
    expect(out).toContain('sellerGoodsList code is the number 0, not the text "0"');
    expect(out).toContain('answers HTTP 404');
    expect(out).toContain('is no JSON object: <h1>Hello</h1>');
    expect(out).toContain('data lacks pageInfo');
    expect(out).toContain(`curl -s -X POST '${server.baseUrl}/api/wallet!getUsdt'`);
    expect(out).toContain('The backend breaks the contract.');
    const [json = '', junit = '', html = ''] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    const told = JSON.parse(json) as Told;
    expect(told).toMatchObject({ outcome: 'faults', seed: 7 });
    const open = told.faults.find(
      ({ check, operation }) => check === 'auth.none' && operation === 'walletGetUsdt',
    );
    expect(open?.says).toBe('answers code 0 to no token, not code 403');
    expect(junit).toMatch(/<testsuite name="auth\.none: .*failures="[1-9]/);
    expect(html).toContain('breaks the contract');
    expect(html).toMatch(/Every call of the contract answers HTTP 200.*\d+ operations/);
    expect(html).not.toMatch(/(src|href)="https?:/);
  });

  it('a team gates on new faults only, by a baseline', async () => {
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
    expect(out).toContain('(known)');
    expect(out).not.toContain('gone');
    expect(exit).toBe(0);
    const other = await startTinyServer({ '/api/sellerGoods!list': '{"code":"77","msg":""}' });
    const changed = await run('--base-url', other.baseUrl, ...only.slice(2), '--baseline', baseline);
    await other.stop();
    expect(changed.exit).toBe(1);
    expect(changed.out).not.toContain('(known)');
    expect(changed.out).toMatch(/known faults are gone: strike them out by --write-baseline\n {4}env\.code /);
  });

  it('nobody who answers is no verdict', async () => {
    const { exit, err } = await run('--base-url', 'http://127.0.0.1:9');
    expect(exit).toBe(2);
    expect(err).toContain('Nothing answers at http://127.0.0.1:9');
  });

  it('something else that answers is told once, and not operation by operation', async () => {
    const page = await startTinyServer({}, '<!doctype html><title>Shop</title>');
    const { exit, err } = await run('--base-url', page.baseUrl);
    await page.stop();
    expect(exit).toBe(2);
    expect(err).toContain('This does not look like an openmall backend');
    expect(err).toContain('/api/index!home answers HTTP 200 <!doctype html><title>Shop</title>');
  });

  it.each([
    ['<!doctype html><title>Shop</title>', 'answered no JSON object: <!doctype html><title>Shop</title>'],
    ['{"code":"0","msg":null,"data":null}', 'answered no time'],
  ])('%s is no answer of the control contract', async (answer, words) => {
    const mall = await startTinyServer({ '/control/clock': answer });
    const { exit, err } = await run('--base-url', mall.baseUrl, '--control', 'a-secret');
    await mall.stop();
    expect(exit).toBe(2);
    expect(err).toContain(`control clock ${words}`);
    expect(err).not.toContain('SyntaxError');
  });

  it('another machine is judged only where that is meant', async () => {
    const { exit, err } = await run('--base-url', 'https://mall.example');
    expect(exit).toBe(2);
    expect(err).toContain('--allow-remote');
  });

  it('a mistake on the command line is explained, with all that could be said', async () => {
    const { exit, err } = await run('--base-url', 'http://127.0.0.1:9', '--report', 'pdf', 'x');
    expect(exit).toBe(2);
    expect(err).toContain('--report takes json, junit, html');
    expect(err).toContain('openmall-conformance --base-url URL');
  });

  it.each([
    [['--only', 'oderPay'], 'Near: orderPay'],
    [['--report', 'html', '/nonexistent/report.html'], '/nonexistent/report.html could not be written'],
    [['--baseline', '/nonexistent/known.json'], '--baseline /nonexistent/known.json could not be read'],
  ])('%j is a mistake that is told before anything is judged', async (args, words) => {
    const { exit, out, err } = await run('--base-url', server.baseUrl, ...args);
    expect(exit).toBe(2);
    expect(err).toContain(words);
    expect(err).not.toContain('pos.works');
    expect(out).toBe('');
  });

  it('help tells every option', async () => {
    const { exit, out } = await run('--help');
    expect(exit).toBe(0);
    for (const option of ['--buyer', '--only', '--quick', '--seed', '--compare', '--baseline', '--control'])
      expect(out).toContain(option);
  });
});
