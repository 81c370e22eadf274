import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';

/** State, parent and command of a process; undefined if it is gone. */
function readProcess(pid: number) {
  try {
    // The name, which may contain anything, ends at the last bracket.
    const [state = '', parent = ''] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { state, parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') };
  } catch {
    return undefined;
  }
}

const isRunning = (pid: number): boolean => (readProcess(pid)?.state ?? 'Z') !== 'Z';

/** All processes below one. */
function below(root: number): readonly number[] {
  const all = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0);
  const children = all.filter((pid) => readProcess(pid)?.parent === root);
  return children.flatMap((pid) => [pid, ...below(pid)]);
}

/** Whether tests run: Vitest has started its worker. */
const isTesting = (pids: readonly number[]) =>
  pids.filter((pid) => readProcess(pid)?.command.includes('vitest')).length > 2;

/** Without what Vitest tells its own workers. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^VITEST|^TEST$/.test(name)));

test.runIf(process.platform === 'linux').each(['SIGINT', 'SIGTERM'] as const)(
  'npm run torture that gets %s ends its tests, and says that they were stopped',
  async (signal) => {
    const args = ['scripts/torture.mjs', '--only', 'races in one process'];
    const torture = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    torture.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = once(torture, 'exit');
    const root = torture.pid ?? 0;
    let started: readonly number[] = [];
    onTestFinished(() => {
      for (const pid of [root, ...started]) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
    });
    await expect
      .poll(() => isTesting((started = below(root))), { timeout: 60_000, interval: 100 })
      .toBe(true);
    torture.kill(signal);
    expect(await ended).toEqual([1, null]);
    expect(output).toContain('left  races in one process: stopped after');
    expect(started.filter(isRunning)).toEqual([]);
  },
  120_000,
);
