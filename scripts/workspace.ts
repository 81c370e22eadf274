/** Paths of the workspace, and functions that run its command-line tools. */
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));
const bin = join(root, 'node_modules/.bin');

export interface ToolResult {
  readonly ok: boolean;
  /** The non-empty lines of its output. */
  readonly lines: readonly string[];
}

/** Runs a tool of the workspace with the Node that runs this script, and captures its output. */
export function runTool(name: string, args: readonly string[]): ToolResult {
  const PATH = `${bin}${delimiter}${process.env['PATH'] ?? ''}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(bin, name), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH, NO_COLOR: '1', FORCE_COLOR: '0' },
    maxBuffer: 1e8,
  });
  const lines = `${stdout ?? ''}\n${stderr ?? ''}`.split('\n').filter((line) => line.trim() !== '');
  return { ok: status === 0, lines };
}
