import { expect, test } from 'vitest';
import { countModules, findCrowdedFolders } from './folder-size.ts';

const files = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/module-${index}.ts`);

test('Does not count tests, declarations and generated files', () => {
  const counts = countModules([
    'a/b.ts',
    'a/b.test.ts',
    'a/c.tsx',
    'a/d.d.ts',
    'a/e.json',
    'a/generated/f.ts',
  ]);
  expect([...counts]).toEqual([['a', 2]]);
});

test('A folder with more than 15 modules is reported unless it is listed', () => {
  const counts = countModules([...files('full', 15), ...files('crowded', 16), ...files('listed', 20)]);
  expect(findCrowdedFolders(counts, { listed: 'to be split' })).toEqual([
    'crowded has 16 modules, the maximum is 15. Fix: group them in folders by topic.',
  ]);
});

test('An exception that is no longer needed is reported', () => {
  expect(findCrowdedFolders(countModules(files('small', 3)), { small: 'to be split' })).toHaveLength(1);
  expect(findCrowdedFolders(countModules([]), { gone: 'to be split' })[0]).toContain('delete its line');
});
