import { expect, it } from 'vitest';
import { run } from './run-command.ts';

it('The command for the back office explains itself', async () => {
  const { exit, out } = await run('office', '--help');
  expect(exit).toBe(0);
  expect(out).toContain('openmall-conformance office --base-url URL --invitation INVITATION');
});

it.each([
  [[], '--base-url'],
  [['--base-url', 'http://127.0.0.1:1'], '--invitation'],
  [['--base-url', 'http://mall.example', '--invitation', 'in_1'], '--allow-remote'],
  [['--invited', 'in_1'], '--invited'],
])('The command for the back office says what is wrong with %j', async (args, named) => {
  const { exit, err } = await run('office', ...args);
  expect(exit).toBe(2);
  expect(err.split('\n')[0]).toContain(named);
});

it('The command for the back office cannot judge where nothing answers', async () => {
  const { exit, err } = await run('office', '--base-url', 'http://127.0.0.1:1', '--invitation', 'in_1');
  expect(exit).toBe(2);
  expect(err).toContain('http://127.0.0.1:1');
});
