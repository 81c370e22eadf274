import { globSync, readFileSync } from 'node:fs';
import { errorCatalog } from '@openmall/sdk';
import { expect, it } from 'vitest';

const root = new URL('../../packages/', import.meta.url);
const files = globSync('{sdk,web}/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => /generated|\.test\./.test(name),
});
const code = files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n');
const clientKeys = Object.entries(errorCatalog).flatMap(([key, { answeredBy }]) =>
  answeredBy === 'client' ? [key] : [],
);

it.each(clientKeys)('The error %s, which only clients make, is made by the SDK or the store', (key) => {
  expect(code).toMatch(new RegExp(`['"\`]${key}['"\`]|\\b${key}:`));
});
