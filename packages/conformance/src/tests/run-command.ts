import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const command = fileURLToPath(new URL('../cli/main.ts', import.meta.url));

export interface Outcome {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as a shell does. */
export function run(...args: readonly string[]): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [command, ...args]);
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.once('close', (exit) => done({ exit, out, err }));
  });
}
