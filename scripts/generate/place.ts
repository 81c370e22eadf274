/** Where things are, and how the tools of the workspace are run. */
import { execFileSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const bin = join(root, 'node_modules/.bin');

/** Runs a tool of the workspace under the Node that runs this script; its output is shown only when it fails. */
export function runTool(name: string, args: readonly string[]): void {
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`, FORCE_COLOR: '0' };
  try {
    execFileSync(process.execPath, [join(bin, name), ...args], { cwd: root, env, stdio: 'pipe' });
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: Buffer | string; stderr?: Buffer | string };
    throw new Error(`${name} failed:\n${String(stdout)}${String(stderr)}`, { cause });
  }
}
