import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mockFixtures } from './mock-names.ts';

test('the mocks have the names and sizes of the demo (`node scripts/mock-names.ts` writes them)', () => {
  for (const [path, content] of mockFixtures()) {
    const file = new URL(`../packages/mocks/src/fixtures/${path}`, import.meta.url);
    expect({ path, content: JSON.parse(readFileSync(file, 'utf8')) as unknown }).toEqual({ path, content });
  }
});
