import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';

const RUN = new URL('./prepare/process.mjs', import.meta.url).href;
/** What `npm start` does: runs a program until it ends. The program prints its process id. */
const SERVER = 'console.log(process.pid); setInterval(() => {}, 1000)';
const SCRIPT = `node --input-type=module -e "import { run } from '${RUN}'; await run('node', ['-e', process.env.SERVER])"`;
/** Stands in for npm, which runs a script by a shell. The second command keeps the shell from replacing itself. */
const NPM =
  "require('node:child_process').spawn('sh', ['-c', process.env.npm_lifecycle_script], { stdio: 'inherit' })";

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each([
  { between: 'that replaces itself by the script', script: SCRIPT },
  { between: 'that stays', script: `${SCRIPT}; true` },
])('A killed npm ends the server, with a shell $between', async ({ script }) => {
  const env = { ...process.env, npm_lifecycle_event: 'start', npm_lifecycle_script: script, SERVER };
  const npm = spawn(process.execPath, ['-e', NPM], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(npm.stdout, 'data')) as [Buffer];
  const server = Number(line.toString());
  expect(isRunning(server)).toBe(true);
  npm.kill('SIGKILL');
  for (let left = 60; left > 0 && isRunning(server); left -= 1) await pause(250);
  expect(isRunning(server)).toBe(false);
});
