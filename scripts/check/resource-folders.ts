/**
 * Checks that the modules of a resource lie in at most four folders of a package, so that a reader finds them.
 * `resource-folders.json` lists folders that hold a module of every resource; they do not count.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../workspace.ts';
import { isModule, listFiles } from './folder-size.ts';

const MAX_FOLDERS = 4;
const LIST = 'scripts/check/resource-folders.json';

/** The resources by the words of their files and folders, including the names on the wire. */
const RESOURCES: Readonly<Record<string, RegExp>> = {
  order: /\borders?\b/,
  address: /(?<!crypto-|withdraw-|recharge-)\baddress(es)?\b/,
  loan: /\b(loans?|credit)\b/,
  review: /\b(reviews?|evaluation)\b/,
  favourite: /\bfavourites?\b/,
  cart: /\bcart\b/,
  chat: /\bchats?\b/,
};

/** Migrations are history and keep the names of their time. */
const NOT_COUNTED = /\/(migrations|stories|tests|test-support)\//;

const kebab = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** The folder that counts for a file: one named after the resource counts with all its subfolders. */
function folderOf(file: string, resource: RegExp): string | undefined {
  const folders = file.split('/').slice(0, -1);
  const named = folders.findIndex((folder) => resource.test(kebab(folder)));
  if (named >= 0) return folders.slice(0, named + 1).join('/');
  return resource.test(kebab(basename(file))) ? folders.join('/') : undefined;
}

const isWithin = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);

export function findScatteredResources(
  files: readonly string[],
  exceptions: Readonly<Record<string, string>>,
): string[] {
  const counted = files.filter(
    (file) =>
      isModule(file) &&
      !NOT_COUNTED.test(file) &&
      !Object.keys(exceptions).some((folder) => isWithin(file, folder)),
  );
  const byPackage = Map.groupBy(counted, (file) => /^packages\/[^/]+\/src(?=\/)/.exec(file)?.[0]);
  byPackage.delete(undefined);
  const scattered = [...byPackage].flatMap(([source, modules]) =>
    Object.entries(RESOURCES).flatMap(([name, resource]) => {
      const folders = [...new Set(modules.flatMap((file) => folderOf(file, resource) ?? []))];
      return folders.length <= MAX_FOLDERS
        ? []
        : [
            `${source}: ${name} lies in ${folders.length} folders, the maximum is ${MAX_FOLDERS}: ${folders.join(', ')}. Fix: move its modules together, or rename those of another meaning.`,
          ];
    }),
  );
  const outdated = Object.keys(exceptions)
    .filter((folder) => !files.some((file) => isWithin(file, folder)))
    .map((folder) => `${folder} does not exist. Fix: delete its line in ${LIST}.`);
  return [...scattered, ...outdated];
}

export function checkResourceFolders(): string[] {
  const exceptions = JSON.parse(readFileSync(`${root}${LIST}`, 'utf8')) as Record<string, string>;
  return findScatteredResources(listFiles(), exceptions);
}
