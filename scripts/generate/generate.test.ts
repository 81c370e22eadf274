import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { differences, filesBelow, sync, withStaging } from './generate.ts';
import { root } from '../workspace.ts';

const TYPES = 'packages/sdk/src/generated/schema.ts';
const HOOKS = 'packages/sdk/src/generated/hooks/goods/goods.ts';
const BUNDLE = 'openapi/dist/openapi.json';

function put(base: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, file)), { recursive: true });
    writeFileSync(join(base, file), text);
  }
}

const inTwoFolders = (run: (staging: string, workspace: string) => void) =>
  withStaging((staging) => withStaging(async (workspace) => run(staging, workspace)));

test('Edited, missing and unexpected files are reported', () =>
  inTwoFolders((staging, workspace) => {
    put(staging, { [TYPES]: 'new', [HOOKS]: 'same', [BUNDLE]: '{}' });
    put(workspace, {
      [TYPES]: 'edited',
      [HOOKS]: 'same',
      'packages/mocks/src/generated/old.ts': 'old',
      'packages/sdk/src/index.ts': 'ours',
    });
    expect(differences(staging, workspace)).toEqual([
      { file: BUNDLE, change: 'missing' },
      { file: TYPES, change: 'differs' },
      { file: 'packages/mocks/src/generated/old.ts', change: 'unexpected' },
    ]);
  }));

test('Sync updates the generated files of the workspace and nothing else', () =>
  inTwoFolders((staging, workspace) => {
    put(staging, { [TYPES]: 'new', [HOOKS]: 'same' });
    put(workspace, {
      [TYPES]: 'edited',
      [HOOKS]: 'same',
      'openapi/dist/old.yaml': 'old',
      'packages/sdk/src/index.ts': 'ours',
    });
    const before = statSync(join(workspace, HOOKS)).mtimeMs;
    sync(staging, workspace);
    expect(differences(staging, workspace)).toEqual([]);
    expect(readFileSync(join(workspace, TYPES), 'utf8')).toBe('new');
    expect(existsSync(join(workspace, 'openapi/dist/old.yaml'))).toBe(false);
    expect(readFileSync(join(workspace, 'packages/sdk/src/index.ts'), 'utf8')).toBe('ours');
    expect(statSync(join(workspace, HOOKS)).mtimeMs).toBe(before);
  }));

test('Every generated file has a "Do not edit" header', () => {
  const files = filesBelow(root);
  expect(files.length).toBeGreaterThan(40);
  const withoutHeader = files.filter(
    (file) => !readFileSync(join(root, file), 'utf8').slice(0, 300).includes('Do not edit.'),
  );
  expect(withoutHeader).toEqual([]);
});
