/**
 * `npm run contract:diff [old] [new]`: compares two versions of the contracts and reports breaking changes.
 * Each is a file or a git revision (`v0.1.0`, `HEAD~5`). `old` defaults to the last release, the latest tag `v…`; `new` to
 * the current contracts. A revision stands for its three documents: of buyers, of merchants and of the desk. A file stands
 * for one. Exits with 1 if the version of a new document is lower than its changes imply.
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

/** The documents by their names in `openapi/dist`. */
const DOCUMENTS = ['openapi', 'merchant', 'desk'];
const bundleOf = (name) => `openapi/dist/${name}.json`;
const CHANGELOG = join(root, 'packages/sdk/CHANGELOG.md');

const isFile = (version) => existsSync(resolve(root, version));
const git = { cwd: root, maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'pipe'] };

/** Whether git knows the revision and it has the document. A document of the back office may be younger than a release. */
function hasDocument(version, name) {
  if (isFile(version)) return true;
  try {
    execFileSync('git', ['cat-file', '-e', `${version}:${bundleOf(name)}`], git);
    return true;
  } catch {
    return false;
  }
}

/** Path of a contract: the given file, or the document of a git revision. */
function contractFile(folder, side, version, name) {
  if (isFile(version)) return resolve(root, version);
  if (!hasDocument(version, name))
    throw new Error(`${version} is neither a file nor a git revision that has ${bundleOf(name)}.`);
  const file = join(folder, `${name}-${side}.json`);
  writeFileSync(file, execFileSync('git', ['show', `${version}:${bundleOf(name)}`], git));
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
  if (readFileSync(before).equals(readFileSync(after))) return [];
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

/** Lines of the back office begin with their document, so that the changelog says whose contract changed. */
const ofDocument = (name, changes) =>
  name === 'openapi' ? changes : changes.map((change) => ({ ...change, place: `${name}: ${change.place}` }));

function writeChangelog(version, lines) {
  const text = existsSync(CHANGELOG) ? readFileSync(CHANGELOG, 'utf8') : '';
  writeFileSync(CHANGELOG, withChanges(text, version, lines));
  log(`changes written to ${CHANGELOG}`);
}

/** Compares one document. Returns whether its version fits its changes. */
async function compare(folder, name, old, current) {
  const before = contractFile(folder, 'before', old, name);
  const after = contractFile(folder, 'after', current, name);
  const [earlier, later] = [read(before), read(after)];
  const changes = [...(await openApiChanges(folder, before, after)), ...markChanges(earlier, later)];
  const found = linesOf(ofDocument(name, changes));
  const lines = found.length > 0 ? found : [`- ${name === 'openapi' ? '' : `${name}: `}only wording changed`];
  console.log(lines.join('\n'));
  const wanted = impliedVersion(earlier.info.version, new Set(changes.map(({ impact }) => impact)));
  const { version } = later.info;
  if (wantsChangelog) writeChangelog(version, lines);
  if (reachesVersion(version, wanted)) return true;
  log(
    `these changes imply version ${wanted}, and the contract has ${version}: set info.version in openapi/${name}.yaml`,
  );
  return false;
}

/** The documents to compare. One that the old revision does not have is new, which breaks nobody. */
function documentsOf(old, current) {
  if ([old, current].every((version) => version === undefined || isFile(version))) return ['openapi'];
  const [required, ...others] = DOCUMENTS;
  const added = others.filter((name) => !hasDocument(old, name));
  for (const name of added) console.log(`- new: ${name}: the document was added`);
  return [required, ...others.filter((name) => !added.includes(name))];
}

async function compareAll(folder, old, current) {
  const fits = [];
  for (const name of documentsOf(old, current))
    fits.push(await compare(folder, name, old, current ?? bundleOf(name)));
  return fits.every(Boolean) ? 0 : 1;
}

const wantsChangelog = process.argv.includes('--changelog');
const [old = lastRelease(), current] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const folder = mkdtempSync(join(tmpdir(), 'openmall-diff-'));
try {
  if (old) process.exitCode = await compareAll(folder, old, current);
  else log('there is no release yet (a tag such as v0.1.0), so nothing to compare with');
} catch (error) {
  log(error.message);
  process.exitCode = 2;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
