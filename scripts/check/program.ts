import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Outcome {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

/** Runs one of the project's tools and keeps what it says. */
export function runTool(tool: string, args: readonly string[]): Outcome {
  const PATH = `${root}node_modules/.bin${delimiter}${process.env.PATH ?? ''}`;
  const done = spawnSync(tool, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH, NO_COLOR: '1' },
    maxBuffer: 1e8,
  });
  const lines = `${done.stdout ?? ''}\n${done.stderr ?? ''}`.split('\n').filter((line) => line.trim() !== '');
  return { ok: done.status === 0, lines };
}
