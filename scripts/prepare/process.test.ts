import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';

/** Starts the server as `npm start` does after its build. */
const STARTER = `
  import { pinnedEnv, pinnedNode, run } from './scripts/prepare/process.mjs';
  const options = { env: pinnedEnv(), endsWithParent: true };
  process.exitCode = await run(pinnedNode(), ['packages/server/src/main.ts'], options);`;
const AS_NODE = [process.execPath, '--input-type=module', '--eval', STARTER] as const;
/** A shell between this test and the starter, as npm is: it does not pass signals on. */
const BELOW_A_SHELL = ['sh', '-c', '"$@"; exit $?', 'sh', ...AS_NODE] as const;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The data of all servers, which start one after the other: the second finds what the first has filled. */
const folder = await mkdtemp(join(tmpdir(), 'openmall-start-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the command in a process group of its own, and returns it with the process id of its server. */
async function start([command, ...args]: readonly [string, ...string[]]) {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: '0', WS_PORT: '0', AUTOPILOT: '0', OPENMALL_DATA: folder, npm_lifecycle_event: 'start' },
      NODE_COMPILE_CACHE: join(tmpdir(), 'openmall-compiled'),
    },
  });
  const ended = once(child, 'exit');
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('openmall is at')) break;
  }
  const { pid } = JSON.parse(await readFile(join(folder, 'process.json'), 'utf8')) as { pid: number };
  onTestFinished(() => void (isRunning(pid) && process.kill(pid, 'SIGKILL')));
  return { child, ended, server: pid };
}

const toBeGone = (server: number) =>
  expect.poll(() => isRunning(server), { timeout: 15_000, interval: 50 }).toBe(false);

test.each(['SIGINT', 'SIGTERM'] as const)('%s to the starter ends its server', async (signal) => {
  const { child, ended, server } = await start(AS_NODE);
  expect(isRunning(server)).toBe(true);
  child.kill(signal);
  expect(await ended).toEqual([0, null]);
  await toBeGone(server);
});

test('Closing the terminal, which signals all its processes, ends the server', async () => {
  const { child, ended, server } = await start(AS_NODE);
  process.kill(-(child.pid ?? 0), 'SIGHUP');
  expect(await ended).toEqual([0, null]);
  await toBeGone(server);
});

test('Killing the starter ends its server', async () => {
  const { child, server } = await start(AS_NODE);
  child.kill('SIGKILL');
  await toBeGone(server);
});

test('Killing npm ends the starter and the server', async () => {
  const { child, server } = await start(BELOW_A_SHELL);
  child.kill('SIGKILL');
  await toBeGone(server);
});

/** Runs a program as the scripts do, and prints how it ended. */
const RUNNER = `
  import { isStopped, run } from './scripts/prepare/process.mjs';
  const code = await run('node', ['-e', 'console.log("runs"); setInterval(() => {}, 1000)']);
  console.log(JSON.stringify({ code, isStopped: isStopped() }));`;

test('A script knows that a signal has ended its program', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', RUNNER]);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  expect(JSON.parse(printed.toString())).toEqual({ code: 0, isStopped: true });
});
