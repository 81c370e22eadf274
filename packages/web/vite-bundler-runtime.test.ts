import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { moveRuntime } from './vite-bundler-runtime.ts';

const chunk = (name: string, code: string, imports: readonly string[] = []) =>
  ({ type: 'chunk', name, fileName: `assets/${name}-12345678.js`, code, imports }) as Rolldown.OutputChunk;

const bundleOf = (...chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputBundle =>
  Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));

const runtime = chunk('rolldown-runtime', 'var e=1,o=x=>x+e;export{o as n,e as t};');
const RUNTIME = runtime.fileName;

it('moves the helpers into the chunk that has the libraries, and every import with them', () => {
  const libraries = chunk(
    'libraries',
    `import{n as e}from"./rolldown-runtime-12345678.js";var r=e(1);export{r as t};`,
    [RUNTIME],
  );
  const page = chunk(
    'Page',
    `import{n as a,t}from"./rolldown-runtime-12345678.js";import{t as r}from"./libraries-12345678.js";a(t+r);`,
    [RUNTIME, libraries.fileName],
  );
  const bundle = bundleOf(runtime, libraries, page);

  moveRuntime(bundle, 'libraries');

  expect(Object.keys(bundle)).toEqual([libraries.fileName, page.fileName]);
  expect(page.code).toContain('import{runtime_n as a,runtime_t as t}from"./libraries-12345678.js"');
  expect(page.imports).toEqual([libraries.fileName]);
  expect(libraries.imports).toEqual([]);
  const body = libraries.code.replace(/export\{.*?\};/g, '');
  // The moved helpers still work under their new names.
  expect(new Function(`${body};return [r, runtime_n(5), runtime_t]`)()).toEqual([2, 6, 1]);
});

it('throws for an import that it does not understand, because the file would be missing', () => {
  const libraries = chunk('libraries', `import*as e from"./rolldown-runtime-12345678.js";`, [RUNTIME]);
  expect(() => moveRuntime(bundleOf(runtime, libraries), 'libraries')).toThrow('still imports');
});

it('drops an import of the helpers for their effect', () => {
  const libraries = chunk('libraries', 'var r=1;export{r as t};', [RUNTIME]);
  const page = chunk('Page', 'import"./rolldown-runtime-12345678.js";work();', [RUNTIME]);
  const bundle = bundleOf(runtime, libraries, page);

  moveRuntime(bundle, 'libraries');

  expect(page.code).toBe('work();');
  expect(page.imports).toEqual([libraries.fileName]);
});
