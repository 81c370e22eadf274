/** Child processes of tests. Parent and child communicate by messages. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Shared compile cache, so that each file is compiled once for all processes. */
const COMPILED = join(tmpdir(), 'openmall-compiled');

export function forkTestProcess(file: string, env: Readonly<Record<string, string>> = {}): ChildProcess {
  const { PATH = '' } = process.env;
  const path = fileURLToPath(new URL(file, import.meta.url));
  return fork(path, { env: { PATH, NODE_COMPILE_CACHE: COMPILED, ...env }, execArgv: [] });
}

/**
 * Waits for the first message, which carries the address.
 *
 * @throws Error if the process exits before.
 */
export async function awaitFirstMessage<Message>(child: ChildProcess): Promise<Message> {
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('A process did not start')));
  const [message] = (await Promise.race([once(child, 'message'), failed])) as [Message]; // As the process sends it.
  failed.catch(() => {}); // The process exits later, on request.
  return message;
}

export async function stopTestProcess(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.disconnect();
  await exited;
}
