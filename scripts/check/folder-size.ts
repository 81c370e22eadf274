/** Checks that folders have at most 15 modules. `crowded-folders.json` lists the exceptions with their reasons. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../workspace.ts';

const MAX_MODULES = 15;
const LIST = 'scripts/check/crowded-folders.json';

export const isModule = (file: string): boolean =>
  /\.(ts|tsx|mjs|js)$/.test(file) &&
  !/\.(test|test-d|e2e|d)\.tsx?$/.test(file) &&
  !/(^|\/)(generated|dist)\//.test(file);

/** Counts the modules of each folder, without tests and generated files. */
export function countModules(files: readonly string[]): ReadonlyMap<string, number> {
  const byFolder = Map.groupBy(files.filter(isModule), (file) => dirname(file));
  return new Map([...byFolder].map(([folder, modules]) => [folder, modules.length]));
}

export function findCrowdedFolders(
  counts: ReadonlyMap<string, number>,
  exceptions: Readonly<Record<string, string>>,
): string[] {
  const crowded = [...counts].filter(([folder, count]) => count > MAX_MODULES && !(folder in exceptions));
  const outdated = Object.keys(exceptions).filter((folder) => (counts.get(folder) ?? 0) <= MAX_MODULES);
  return [
    ...crowded.map(
      ([folder, count]) =>
        `${folder} has ${count} modules, the maximum is ${MAX_MODULES}. Fix: group them in folders by topic.`,
    ),
    ...outdated.map(
      (folder) => `${folder} has at most ${MAX_MODULES} modules now. Fix: delete its line in ${LIST}.`,
    ),
  ];
}

/** The committed and new files of packages and scripts. */
export function listFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', ['ls-files', ...args], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).split('\n');
  const deleted = new Set(git('--deleted'));
  return git('--cached', '--others', '--exclude-standard', 'packages', 'scripts').filter(
    (file) => !deleted.has(file),
  );
}

export function checkFolderSizes(): string[] {
  const exceptions = JSON.parse(readFileSync(`${root}${LIST}`, 'utf8')) as Record<string, string>;
  return findCrowdedFolders(countModules(listFiles()), exceptions);
}
