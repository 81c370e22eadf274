import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Set in the process that fills a new demo and ends. */
const FILLS = 'OPENMALL_FILLS_DEMO';
const EMBEDDED = 'pglite';

export const isFilling = (): boolean => process.env[FILLS] === '1';

/** Whether a data folder holds an embedded database. */
export const hasDatabase = (dataFolder: string): boolean => existsSync(join(dataFolder, EMBEDDED));

/**
 * Fills a new demo in another process, by the program of this one: an embedded database keeps the memory that it has
 * once taken. If that fails, nothing is said: this process tries it again, and says why.
 */
export async function fillFirst(program: string, dataFolder: string): Promise<void> {
  if (isFilling() || hasDatabase(dataFolder)) return;
  const env = { ...process.env, [FILLS]: '1', PORT: '0', WS_PORT: '0', METRICS_PORT: '' };
  const child = fork(program, { env, execArgv: [], stdio: ['ignore', 'inherit', 'ignore', 'ipc'] });
  await once(child, 'exit');
}
