import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const COMMANDS = [
  'scripts/torture.mjs',
  'scripts/bench/server/main.mjs',
  'scripts/bench/bytes/main.mjs',
  'scripts/cluster/main.mjs',
  'scripts/cluster/run-drills.mjs',
];
const runCommand = (file: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL(`../../${file}`, import.meta.url)), ...args], {
    encoding: 'utf8',
  });

it.each(COMMANDS)('%s explains its options, and refuses others', (file) => {
  const helped = runCommand(file, '--help');
  expect(helped.stdout).toMatch(/^npm run /);
  expect(helped.status).toBe(0);
  const refused = runCommand(file, '--fast');
  expect(refused.stderr).toContain("Unknown option '--fast'");
  expect(refused.stderr).toContain(helped.stdout.trim());
  expect(refused.status).toBe(2);
});

it.each([
  ['scripts/torture.mjs', '--minutes', 'ten', '--minutes must be a number above 0, not "ten".'],
  ['scripts/bench/server/main.mjs', '--only', 'lists', '--only: no call is named lists.'],
  ['scripts/bench/bytes/main.mjs', '--orders', '0', '--orders must be a whole number above 0, not "0".'],
  ['scripts/cluster/main.mjs', '--servers', '17', '--servers must be a whole number from 1 to 16.'],
  ['scripts/cluster/run-drills.mjs', '--only', 'flood', '--only: no drill is named "flood".'],
])('%s refuses %s %s', (file, option, value, message) => {
  const { status, stderr } = runCommand(file, option, value);
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});
