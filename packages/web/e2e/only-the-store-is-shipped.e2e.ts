import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const built = fileURLToPath(new URL('../dist/', import.meta.url));
const require = createRequire(import.meta.url);

/** Traces of mock servers, generated data and developer tools that survive minification. */
const TRACES =
  /mockServiceWorker|\[MSW\]|x-msw-|@mswjs|faker|\*\/api\/|react-refresh|__REACT_DEVTOOLS_GLOBAL_HOOK__\.inject\(\{bundleType:1/;
const tracesIn = (text: string): boolean => TRACES.test(text);

test('The built store contains no mocks, no generated data and no developer tools', () => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|html|css|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(50);
  // Without the content hashes, which can spell anything.
  const named = files.map((name) => name.replace(/-[\w-]{8}(?=\.\w+$)/, ''));
  expect(named.filter((name) => /mock|msw/i.test(name))).toEqual([]);
  expect(files.filter((name) => tracesIn(readFileSync(join(built, name), 'utf8')))).toEqual([]);
  // The traces are in the code of the mocks, so the test would find them.
  const mocks = fileURLToPath(new URL('../../mocks/src/generated/goods/goods.msw.ts', import.meta.url));
  for (const file of [require.resolve('msw/mockServiceWorker.js'), mocks])
    expect(tracesIn(readFileSync(file, 'utf8'))).toBe(true);
});

/** The code of a build, with the paths of all calls that it makes. */
const codeOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

test('The built store contains no call of the back office', () => {
  const paths = ['desk', 'merchant'].flatMap((name) => {
    const file = fileURLToPath(new URL(`../../../openapi/dist/${name}.json`, import.meta.url));
    return Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { paths: object }).paths);
  });
  const called = (code: string) => paths.filter((path) => code.includes(path.replace('/api/', '')));
  expect(called(codeOf(built))).toEqual([]);
  // The office makes most of these calls, so the test would find them.
  const office = fileURLToPath(new URL('../../office/dist/', import.meta.url));
  expect(called(codeOf(office)).length).toBeGreaterThan(100);
});
