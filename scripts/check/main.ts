/** `npm run check`: all checks that do not run the product. Prints each finding with its fix. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAllLanguages } from '../i18n/check-language.ts';
import { root } from '../workspace.ts';
import { checkFolderSizes } from './folder-size.ts';
import { checkGenerated, checkImports, checkUnused, lintContract } from './linters.ts';
import { checkMessages } from './messages.ts';
import { checkPrism } from './prism.ts';
import { checkReachingSelectors } from './reaching-selectors.ts';
import { checkResourceFolders } from './resource-folders.ts';
import { checkSamples } from './samples.ts';

/** Checks that the lockfile has no download URLs: it pins packages by checksum, and each machine sets its own registry. */
function checkLockfile(): string[] {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const count = lock.match(/"resolved": "https?:/g)?.length ?? 0;
  return count === 0
    ? []
    : [`package-lock.json holds ${count} download URLs. Fix: run npm install with the project's .npmrc.`];
}

/** Checks that docs/hostile-cases.md is current and names only tests that exist. */
function checkHostileCases(): string[] {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/hostile/main.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? [] : stderr.trim().split('\n');
}

const MAX_LISTED = 20;

const checkTranslations = (): string[] =>
  checkAllLanguages().flatMap(({ code, findings }) => [
    ...findings.slice(0, MAX_LISTED).map(({ key, message }) => `${code}: ${key} ${message}`),
    ...(findings.length > MAX_LISTED
      ? [`${code}: ${findings.length - MAX_LISTED} more findings, see npm run i18n -- --lang ${code}`]
      : []),
  ]);

const checks: readonly (readonly [string, () => string[] | Promise<string[]>])[] = [
  ['generated files match the contract', checkGenerated],
  ['contract lint', lintContract],
  ['samples agree with the contract', checkSamples],
  ['Prism responds to every operation with a valid example', checkPrism],
  ['every message key has an English text', checkMessages],
  ['translations (npm run i18n shows more)', checkTranslations],
  ['import direction and circular imports', checkImports],
  ['no unused files, exports and dependencies', checkUnused],
  ['folders have at most 15 modules', checkFolderSizes],
  ['a resource lies in at most four folders of a package', checkResourceFolders],
  ['styles reach only the markup of their own file', checkReachingSelectors],
  ['lockfile holds no download URLs', checkLockfile],
  ['hostile cases name tests that exist', checkHostileCases],
];

let failures = 0;
for (const [name, check] of checks) {
  const findings = await check();
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'}  ${name}`);
  for (const finding of findings) console.log(`      ${finding}`);
  failures += findings.length;
}
process.exitCode = failures ? 1 : 0;
