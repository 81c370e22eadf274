import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const release = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/release/main.mjs', ...args], { encoding: 'utf8' });

test('A dry run packs and checks a package, and publishes nothing', { timeout: 120_000 }, () => {
  const { status, stdout } = release('seeded-random');
  expect(stdout).toContain('packed openmall-seeded-random-');
  expect(stdout).toContain('publint: ok');
  expect(stdout).toContain('attw: ok');
  expect(stdout).toContain('would run: npm publish openmall-seeded-random-');
  expect(stdout).toContain('nothing was published');
  expect(status).toBe(0);
});

test('A package that is not published is rejected by its name', () => {
  const { status, stdout } = release('web');
  expect(stdout).toContain('There is no package web to publish');
  expect(status).toBe(1);
});
