import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const built = ['seeded-random', 'sdk', 'mocks', 'conformance'];
const project = mkdtempSync(join(tmpdir(), 'openmall-project-'));
const installed = join(project, 'node_modules');
const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' });

/** The commands of the packages, with an option that their help names. */
const commands = [
  ['conformance', 'openmall-conformance', '--base-url'],
  ['mocks', 'openmall-mocks', '--scenario'],
] as const;

function commandOf(name: string, command: string): string {
  const folder = join(installed, '@openmall', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  return join(folder, bin[command] ?? '');
}

/** Ways to run on a Node that is too old: one that says so, and the one of the machine if it is. */
const FAKE = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });`;
const oldNodes = [
  [process.execPath, '--import', `data:text/javascript,${encodeURIComponent(FAKE)}`],
  ...['/usr/bin/node', '/usr/local/bin/node']
    .filter((path) => spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v20.'))
    .map((path) => [path]),
];

/** Installs a built package and links its dependencies. */
function install(name: string): void {
  const target = join(installed, '@openmall', name);
  cpSync(join('packages', name, 'dist'), target, { recursive: true });
  const { dependencies = {} } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const needed of Object.keys(dependencies).filter(
    (dependency) => !dependency.startsWith('@openmall/'),
  )) {
    const link = join(installed, needed);
    mkdirSync(dirname(link), { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(join(process.cwd(), 'node_modules', needed), link);
  }
}

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build-packages.mjs'], { encoding: 'utf8' });
  for (const name of built) install(name);
}, 300_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('The built packages work in a project without TypeScript', () => {
  const program = `
    import { createTransport, orderListMain } from '@openmall/sdk';
    import { createMockServer } from '@openmall/mocks/node';
    const server = createMockServer();
    server.listen();
    const getToken = () => server.mocks.session?.token;
    const transport = createTransport({ baseUrl: 'http://mall.test', getToken });
    const { pageList } = await orderListMain(transport, { status: 0 });
    console.log(pageList.length);
    server.close();`;
  writeFileSync(join(project, 'main.mjs'), program);
  expect(Number(node('main.mjs'))).toBeGreaterThan(0);
});

test.each(commands)('The command of %s runs in a project without TypeScript', (name, command, option) => {
  expect(node(commandOf(name, command), '--help')).toContain(option);
});

test.each(commands)('The command of %s says in one sentence that its Node is too old', (name, command) => {
  for (const [path = '', ...args] of oldNodes) {
    const ended = spawnSync(path, [...args, commandOf(name, command), '--help'], { encoding: 'utf8' });
    expect([ended.status, ended.stdout]).toEqual([2, '']);
    expect(ended.stderr).toMatch(
      new RegExp(`^${command} needs Node 22 or newer, and this is Node 20[^\\n]*\\n$`),
    );
  }
});

test('What may be undefined fits optional fields, also in a project with exactOptionalPropertyTypes', () => {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'dom'],
    types: [],
    skipLibCheck: true,
    noEmit: true,
  };
  const program = `
    import { createTransport, orderInfoOf, placeOrders, sellerGoodsList, type Lang } from '@openmall/sdk';
    import { createClient } from '@openmall/sdk/client';
    import * as orders from '@openmall/sdk/resources/orders';
    declare const lang: Lang | undefined, text: string | undefined, figure: number | undefined;
    const transport = createTransport({ baseUrl: '', timeoutMs: figure, fetch: undefined, validate: undefined });
    const lines = [{ sellerGoodsId: 'g_1', skuId: text, count: 1 }];
    await sellerGoodsList(transport, { pageNum: figure, categoryId: text, maxPrice: figure }, { lang });
    await orders.quote(transport, { orderInfo: orderInfoOf(lines), addressId: text, coupons: text });
    await placeOrders(transport, { lines, addressId: text, total: figure });
    const query = { orderInfo: orderInfoOf(lines), addressId: text };
    await createClient(transport).POST('/api/order!quote', { params: { query } });
    // @ts-expect-error A required field can't be undefined.
    await orders.quote(transport, { orderInfo: text });`;
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(project, 'main.ts'), program);
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.ts'] }));
  const tsc = join(process.cwd(), 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
  expect(stdout).toBe('');
});

// The README of the judge explains the sections that its report names.
test.each(['sdk', 'mocks'])('What %s tells its readers needs no document that they do not have', (name) => {
  const folder = join(installed, '@openmall', name);
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:\.d\.ts|\.md)$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((file) => readFileSync(join(folder, file), 'utf8').includes('§'))).toEqual([]);
});
