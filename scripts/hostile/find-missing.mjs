import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tests of the cases that do not exist: a file is gone, or has no test of this title. */
export function findMissing(root, cases) {
  const missing = [];
  for (const [number, , tests] of cases) {
    for (const [path, title] of tests) {
      const file = join(root, path);
      if (!existsSync(file)) missing.push(`Case ${number}: ${path} does not exist.`);
      else if (!readFileSync(file, 'utf8').includes(title))
        missing.push(`Case ${number}: ${path} has no test "${title}".`);
    }
  }
  return missing;
}
