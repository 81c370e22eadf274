/** What the README shows compiles and runs, and its list of scenarios is the one that there is. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { scenarioNames, scenarios } from './scenarios/scenarios.ts';

// A snippet of many calls has no limit of its own.
vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(root, '.cache/mock-snippets');
const readme = readFileSync(join(root, 'packages/mocks/README.md'), 'utf8');

const snippets = [...readme.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code], at) => ({
  name: `readme-${at + 1}.ts`,
  text: `${code}\nexport {};\n`,
}));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { name, text } of snippets) writeFileSync(join(folder, name), text);

const table = [
  '| scenario | what one sees |',
  '| --- | --- |',
  ...scenarioNames.map((name) => `| \`${name}\` | ${scenarios[name].description} |`),
];
/** Without the spaces by which tables are lined up. */
const plain = (text: string): string => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').trim();

test('The README lists the scenarios that there are', () => {
  const [, listed = ''] = /<!-- scenarios -->\n([\s\S]*?)<!-- \/scenarios -->/.exec(readme) ?? [];
  expect(plain(listed)).toBe(plain(table.join('\n')));
});

test('All snippets compile', () => {
  const config = join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] }));
  const tsc = join(root, 'node_modules/.bin/tsc');
  let faults = '';
  try {
    execFileSync(process.execPath, [tsc, '-p', config], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    faults = (error as { stdout: string }).stdout;
  }
  expect(faults).toBe('');
});

for (const { name } of snippets)
  describe(name, async () => {
    // What a snippet tests is collected here.
    const made: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href);
    test('can be imported', () => expect(made).toBeTypeOf('object'));
  });
