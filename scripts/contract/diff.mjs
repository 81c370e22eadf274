/**
 * `npm run contract:diff [old] [new]`: compares two versions of the contract and reports breaking changes.
 * Each is a file or a git revision (`v0.1.0`, `HEAD~5`). `old` defaults to the last release, the latest tag `v…`; `new` to
 * the current contract. Exits with 1 if the version of the new contract is lower than its changes imply.
 * `--changelog` also adds the changes to packages/sdk/CHANGELOG.md.
 * Redocly compares OpenAPI: query parameters, request and response schemas; `diff-marks.mjs` compares our marks.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pinnedEnv, pinnedNode, root, run, log } from '../prepare/process.mjs';
import { withChanges } from './changelog.mjs';
import { impliedVersion, reachesVersion, markChanges } from './diff-marks.mjs';

const CONTRACT = 'openapi/dist/openapi.json';
const CHANGELOG = join(root, 'packages/sdk/CHANGELOG.md');

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
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** `#/paths/~1api~1seller!info/post/…` is `POST /api/seller!info`; deeper steps are part of the message. */
function locationOf(pointer) {
  const [, kind, name, method] = pointer
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (kind === 'paths') return `${(method ?? '').toUpperCase()} ${name}`.trim();
  return [kind, name, method].filter(Boolean).join(' ');
}

/** The changes of OpenAPI, without changes of wording. */
async function openApiChanges(folder, before, after) {
  const output = join(folder, 'changes.json');
  const options = ['--format', 'json', '--fail-on', 'none', '-o', output];
  const code = await run(pinnedNode(), [...redocly, before, after, ...options], {
    stdio: 'ignore',
    env: pinnedEnv(),
  });
  if (code !== 0) throw new Error('The comparison failed.');
  const impacts = { major: 'breaking', minor: 'new' };
  return read(output)
    .changes.filter(({ impact }) => impact in impacts)
    .map(({ impact, kind, path, verdicts }) => ({
      impact: impacts[impact],
      place: locationOf(path),
      message: verdicts.map(({ message }) => message).join(' ') || kind,
    }));
}

/** The tag of the last release; undefined before the first. */
function lastRelease() {
  try {
    const git = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*'], git).trim();
  } catch {
    return undefined;
  }
}

/** Breaking changes first. */
const linesOf = (changes) => [
  ...new Set(
    changes
      .toSorted((left, right) => left.impact.localeCompare(right.impact))
      .map(
        ({ impact, place, message }) =>
          `- ${impact === 'breaking' ? '**breaking**' : impact}: ${place}: ${message}`,
      ),
  ),
];

async function compare(folder, old, current) {
  const [before, after] = [contractFile(folder, 'before', old), contractFile(folder, 'after', current)];
  const [earlier, later] = [read(before), read(after)];
  const changes = [...(await openApiChanges(folder, before, after)), ...markChanges(earlier, later)];
  const lines = linesOf(changes);
  console.log(lines.join('\n') || '- only wording changed');
  const wanted = impliedVersion(earlier.info.version, new Set(changes.map(({ impact }) => impact)));
  const { version } = later.info;
  if (wantsChangelog) {
    const text = existsSync(CHANGELOG) ? readFileSync(CHANGELOG, 'utf8') : '';
    writeFileSync(
      CHANGELOG,
      withChanges(text, version, lines.length > 0 ? lines : ['- only wording changed']),
    );
    log(`changes written to ${CHANGELOG}`);
  }
  if (reachesVersion(version, wanted)) return 0;
  log(
    `these changes imply version ${wanted}, and the contract has ${version}: set info.version in openapi/openapi.yaml`,
  );
  return 1;
}

const wantsChangelog = process.argv.includes('--changelog');
const [old = lastRelease(), current = CONTRACT] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'));
const folder = mkdtempSync(join(tmpdir(), 'openmall-diff-'));
try {
  if (old) process.exitCode = await compare(folder, old, current);
  else log('there is no release yet (a tag such as v0.1.0), so nothing to compare with');
} catch (error) {
  log(error.message);
  process.exitCode = 2;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
