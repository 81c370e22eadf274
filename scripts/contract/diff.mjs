/**
 * `npm run contract:diff <old> [new]`: compares two versions of the contract and reports breaking changes.
 * Each is a file or a git revision (`v0.1.0`, `HEAD~5`); `new` defaults to the current contract.
 * Exits with 1 if a change is breaking. `--changelog` also adds the changes to packages/sdk/CHANGELOG.md.
 * Redocly does the comparison: it knows OpenAPI 3.1, query parameters, and request and response schemas.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pinnedEnv, pinnedNode, root, run, log } from '../prepare/process.mjs';

const CONTRACT = 'openapi/dist/openapi.json';
const TITLE = '# What changed in the contract\n';

/** Path of a contract: the given file, or the contract of a git revision. */
function contractFile(folder, name, version) {
  const path = resolve(root, version);
  if (existsSync(path)) return path;
  const file = join(folder, `${name}.json`);
  const git = { cwd: root, maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'pipe'] };
  try {
    writeFileSync(file, execFileSync('git', ['show', `${version}:${CONTRACT}`], git));
  } catch {
    throw new Error(`${version} is neither a file nor a git revision that has ${CONTRACT}.`);
  }
  return file;
}

const redocly = [join(root, 'node_modules/.bin/redocly'), 'diff'];
const versionOf = (file) => JSON.parse(readFileSync(file, 'utf8')).info.version;

/** `#/paths/~1api~1seller!info/post/…` is `POST /api/seller!info`; deeper steps are part of the message. */
function locationOf(pointer) {
  const [, kind, name, method] = pointer
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (kind === 'paths') return `${(method ?? '').toUpperCase()} ${name}`.trim();
  return [kind, name, method].filter(Boolean).join(' ');
}

/** Lists the changes, breaking changes first, without changes of wording. */
function linesOf({ changes }) {
  const impacts = { major: '**breaking**', minor: 'new' };
  const lines = changes
    .filter(({ impact }) => impact in impacts)
    .toSorted((left, right) => left.impact.localeCompare(right.impact))
    .map(({ impact, kind, path, verdicts }) => {
      const message = verdicts.map(({ message }) => message).join(' ') || kind;
      return `- ${impacts[impact]}: ${locationOf(path)}: ${message}`;
    });
  return [...new Set(lines)].join('\n') || '- only wording changed';
}

/** Adds the changes to the top of the changelog under their version. Replaces an existing entry of that version. */
async function writeChangelog(folder, before, after) {
  const output = join(folder, 'changes.json');
  const options = ['--format', 'json', '--fail-on', 'none', '-o', output];
  const code = await run(pinnedNode(), [...redocly, before, after, ...options], {
    stdio: 'ignore',
    env: pinnedEnv(),
  });
  if (code !== 0) throw new Error('The comparison failed.');
  const heading = `## ${versionOf(after)}\n`;
  const file = join(root, 'packages/sdk/CHANGELOG.md');
  const oldSections = existsSync(file) ? readFileSync(file, 'utf8').replace(TITLE, '') : '';
  const otherSections = oldSections
    .split(/^(?=## )/m)
    .filter((part) => part.trim() && !part.startsWith(heading));
  const section = `${heading}\n${linesOf(JSON.parse(readFileSync(output, 'utf8')))}\n`;
  writeFileSync(file, [TITLE, section, ...otherSections.map((part) => `${part.trim()}\n`)].join('\n'));
  log(`changes written to ${file}`);
}

const wantsChangelog = process.argv.includes('--changelog');
const [old, current = CONTRACT] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const folder = mkdtempSync(join(tmpdir(), 'openmall-diff-'));
try {
  if (!old) throw new Error('Usage: npm run contract:diff <old> [new] [-- --changelog]');
  const [before, after] = [contractFile(folder, 'before', old), contractFile(folder, 'after', current)];
  process.exitCode = await run(pinnedNode(), [...redocly, before, after]);
  if (wantsChangelog) await writeChangelog(folder, before, after);
} catch (error) {
  log(error.message);
  process.exitCode = 2;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
