/** Processes of stories, which are told what to do over the channel between parent and child. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Starting many processes should not mean compiling many times. */
const COMPILED = join(tmpdir(), 'openmall-compiled');

export function forkStory(file: string, env: Readonly<Record<string, string>> = {}): ChildProcess {
  const { PATH = '' } = process.env;
  const path = fileURLToPath(new URL(file, import.meta.url));
  return fork(path, { env: { PATH, NODE_COMPILE_CACHE: COMPILED, ...env }, execArgv: [] });
}

/** Its first word, which says where it is. */
export async function awaitStory<Word>(child: ChildProcess): Promise<Word> {
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('A process did not start')));
  const [word] = (await Promise.race([once(child, 'message'), failed])) as [Word]; // As the process sends it.
  failed.catch(() => {}); // It ends when it is told to.
  return word;
}

export async function endStory(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}
