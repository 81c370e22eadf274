/** Installs the packages of the lockfile when they are missing or of another lockfile. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say } from './process.mjs';

const lockfile = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules', '.openmall-lockfile');

export async function ensureDependencies() {
  const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('installing the packages of the lockfile (once; one to three minutes) …');
  // npm warns about its own Node being older than what some tools ask for; they run on the pinned one.
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env: process.env });
  if (code !== 0) throw new Error(`npm ci failed with exit code ${code}.`);
  writeFileSync(stamp, wanted);
}
