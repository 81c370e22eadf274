/**
 * `npm run contract:diff <old> [new]`: what changed between two contracts, and whether it breaks a client or a server.
 * Each is a file or a version of this repository (`v0.1.0`, `HEAD~5`); without the second the contract as it is now.
 * Ends with 1 where something breaks. `--changelog` also puts the changes on top of packages/sdk/CHANGELOG.md.
 * Redocly compares: it knows OpenAPI 3.1, query parameters and which direction a schema goes.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pinned, pinnedNode, root, run, say } from './prepare/process.mjs';

const contract = 'openapi/dist/openapi.json';
const title = '# What changed in the contract\n';

/** A file, or the contract as it was at some commit. */
function fileOf(folder, name, which) {
  const given = resolve(root, which);
  if (existsSync(given)) return given;
  const file = join(folder, `${name}.json`);
  const git = { cwd: root, maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'pipe'] };
  try {
    writeFileSync(file, execFileSync('git', ['show', `${which}:${contract}`], git));
  } catch {
    throw new Error(`${which} is neither a file nor a version of this repository that has ${contract}.`);
  }
  return file;
}

const redocly = [join(root, 'node_modules/.bin/redocly'), 'diff'];
const versionOf = (file) => JSON.parse(readFileSync(file, 'utf8')).info.version;

/** `#/paths/~1api~1seller!info/post/…` is `POST /api/seller!info`; what is deeper is told by the change itself. */
function placeOf(pointer) {
  const [, kind, name, method] = pointer
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (kind === 'paths') return `${(method ?? '').toUpperCase()} ${name}`.trim();
  return [kind, name, method].filter(Boolean).join(' ');
}

/** One line a change, what breaks first; mere wording is left out. */
function linesOf({ changes }) {
  const impacts = { major: '**breaking**', minor: 'new' };
  const lines = changes
    .filter(({ impact }) => impact in impacts)
    .toSorted((one, other) => one.impact.localeCompare(other.impact))
    .map(({ impact, kind, path, verdicts }) => {
      const said = verdicts.map(({ message }) => message).join(' ') || kind;
      return `- ${impacts[impact]}: ${placeOf(path)}: ${said}`;
    });
  return [...new Set(lines)].join('\n') || '- nothing but words';
}

/** Puts the changes under their version on top of the changelog; the same version's changes are replaced. */
async function writeChangelog(folder, before, after) {
  const output = join(folder, 'changes.json');
  const options = ['--format', 'json', '--fail-on', 'none', '-o', output];
  const code = await run(pinnedNode(), [...redocly, before, after, ...options], {
    stdio: 'ignore',
    env: pinned(),
  });
  if (code !== 0) throw new Error('The comparison failed.');
  const heading = `## ${versionOf(after)}\n`;
  const file = join(root, 'packages/sdk/CHANGELOG.md');
  const former = existsSync(file) ? readFileSync(file, 'utf8').replace(title, '') : '';
  const others = former.split(/^(?=## )/m).filter((part) => part.trim() && !part.startsWith(heading));
  const now = `${heading}\n${linesOf(JSON.parse(readFileSync(output, 'utf8')))}\n`;
  writeFileSync(file, [title, now, ...others.map((part) => `${part.trim()}\n`)].join('\n'));
  say(`the changes are in ${file}`);
}

const wantsChangelog = process.argv.includes('--changelog');
const [old, now = contract] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const folder = mkdtempSync(join(tmpdir(), 'openmall-diff-'));
try {
  if (!old) throw new Error('Usage: npm run contract:diff <old> [new] [-- --changelog]');
  const [before, after] = [fileOf(folder, 'before', old), fileOf(folder, 'after', now)];
  process.exitCode = await run(pinnedNode(), [...redocly, before, after]);
  if (wantsChangelog) await writeChangelog(folder, before, after);
} catch (error) {
  say(error.message);
  process.exitCode = 2;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
