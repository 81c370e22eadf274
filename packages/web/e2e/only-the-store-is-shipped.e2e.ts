import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const built = fileURLToPath(new URL('../dist/', import.meta.url));
const require = createRequire(import.meta.url);

/** What mock servers, their invented data and developers' tools are recognised by, also when minified. */
const TRACES =
  /mockServiceWorker|\[MSW\]|x-msw-|@mswjs|faker|\*\/api\/|react-refresh|__REACT_DEVTOOLS_GLOBAL_HOOK__\.inject\(\{bundleType:1/;
const tracesIn = (text: string): boolean => TRACES.test(text);

test('The built store holds no mock, no invented data and no tool of developers', () => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|html|css|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(50);
  // Without the letters that stand for the contents, which can spell anything.
  const named = files.map((name) => name.replace(/-[\w-]{8}(?=\.\w+$)/, ''));
  expect(named.filter((name) => /mock|msw/i.test(name))).toEqual([]);
  expect(files.filter((name) => tracesIn(readFileSync(join(built, name), 'utf8')))).toEqual([]);
  // It would see them: they are in what the mocks are made of.
  const mocks = fileURLToPath(new URL('../../mocks/src/generated/goods/goods.msw.ts', import.meta.url));
  for (const file of [require.resolve('msw/mockServiceWorker.js'), mocks])
    expect(tracesIn(readFileSync(file, 'utf8'))).toBe(true);
});
