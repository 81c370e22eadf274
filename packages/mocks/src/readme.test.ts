/** Compiles and runs the snippets of the README, and compares its list of scenarios with the code. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { controlRoutes } from './control/control-routes.ts';
import { answeredByExample } from './handlers/all-handlers.ts';
import { scenarioNames, scenarios } from './scenarios/scenarios.ts';

// Snippets with many calls take longer than the default limit.
vi.setConfig({ testTimeout: 120_000 });

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(root, '.cache/mock-snippets');
const readme = readFileSync(join(root, 'packages/mocks/README.md'), 'utf8');

const snippets = [...readme.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code], index) => ({
  name: `readme-${index + 1}.ts`,
  text: `${code}\nexport {};\n`,
}));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { name, text } of snippets) writeFileSync(join(folder, name), text);

const table = [
  '| scenario | situation |',
  '| --- | --- |',
  ...scenarioNames.map((name) => `| \`${name}\` | ${scenarios[name].description} |`),
];
/** Removes the padding of aligned tables. */
const plain = (text: string): string => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').trim();

test('The README lists the scenarios', () => {
  const [, listed = ''] = /<!-- scenarios -->\n([\s\S]*?)<!-- \/scenarios -->/.exec(readme) ?? [];
  expect(plain(listed)).toBe(plain(table.join('\n')));
});

/** The names in code between two marks of the README. */
function namesBetween(mark: string): readonly string[] {
  const [, text = ''] = new RegExp(`<!-- ${mark} -->(.*?)<!-- /${mark} -->`, 's').exec(readme) ?? [];
  return [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
}

test('The README lists the operations that return the example of the contract', () => {
  expect(namesBetween('by-example')).toEqual(answeredByExample);
});

interface ControlContract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
}

test('The README lists the calls of the control contract that are left out', () => {
  const { paths } = parse(readFileSync(join(root, 'openapi/control.yaml'), 'utf8')) as ControlContract;
  const answered = new Set(controlRoutes.map(({ method, pattern }) => `${method} ${pattern}`));
  const leftOut = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId }]) => {
      const pattern = path.replace('/control/', '').replaceAll(/\{\w+\}/g, '{}');
      return operationId === undefined || answered.has(`${method.toUpperCase()} ${pattern}`)
        ? []
        : [operationId];
    }),
  );
  expect(namesBetween('left-out')).toEqual(leftOut);
});

test('The environment of the README is the one of our own tests', () => {
  const [, environment = ''] = /^```ts environment\n\/\/ .*\n([\s\S]*?)^```/m.exec(readme) ?? [];
  const [, own = ''] = /^\/\*\* .*\n([\s\S]*)/.exec(readFileSync(join(root, 'test/dom.ts'), 'utf8')) ?? [];
  expect(environment).toBe(own);
});

test('All snippets compile', () => {
  const config = join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] }));
  const tsc = join(root, 'node_modules/.bin/tsc');
  let output = '';
  try {
    execFileSync(process.execPath, [tsc, '-p', config, '--checkers', '1'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  expect(output).toBe('');
});

for (const { name } of snippets)
  describe(name, async () => {
    // Collects the tests of the snippet.
    const module: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href);
    test('can be imported', () => expect(module).toBeTypeOf('object'));
  });
