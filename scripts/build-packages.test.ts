import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const built = ['seeded-random', 'sdk', 'mocks', 'conformance'];
const project = mkdtempSync(join(tmpdir(), 'openmall-project-'));
const installed = join(project, 'node_modules');
const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' });

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
}, 120_000);
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

test.each([
  ['conformance', 'openmall-conformance', '--base-url'],
  ['mocks', 'openmall-mocks', '--scenario'],
])('The command of %s runs in a project without TypeScript', (name, command, option) => {
  const folder = join(installed, '@openmall', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  expect(node(join(folder, bin[command] ?? ''), '--help')).toContain(option);
});
