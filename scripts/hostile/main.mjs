/** `npm run hostile`: writes docs/hostile-cases.md from the list of cases; `--check` compares instead. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../prepare/process.mjs';
import { groups as hostileGroups } from './cases.mjs';
import { findMissing } from './find-missing.mjs';
import { weakPlaces } from './weak-places.mjs';

const file = join(root, 'docs', 'hostile-cases.md');

const groups = [...hostileGroups, ...weakPlaces];
const link = ([path, title]) =>
  `[${title === '' ? path.split('/').at(-1) : title.replaceAll('|', '\\|')}](../${path})`;
const row = ([number, expected, tests]) =>
  `| ${number} | ${expected} | ${tests.length === 0 ? '**open**' : tests.map(link).join('<br>')} |`;

const cases = groups.flatMap(([, list]) => list);
const open = cases.filter(([, , tests]) => tests.length === 0).length;
const text = `# Hostile cases

What a mall must survive, and the tests that prove it. The numbers are stable names. Written by \`npm run hostile\` from [cases.mjs](../scripts/hostile/cases.mjs) and [weak-places.mjs](../scripts/hostile/weak-places.mjs): do not edit. ${cases.length - open} of ${cases.length} cases have a test.

${groups
  .map(
    ([name, list]) =>
      `## ${name}\n\n| | case | tests |\n|-|-|-|\n${list
        .toSorted(([a], [b]) => a - b)
        .map(row)
        .join('\n')}`,
  )
  .join('\n\n')}
`;
const config = await resolveConfig(file);
const wanted = await format(text, { ...config, parser: 'markdown' });

const missing = findMissing(root, cases);
for (const line of missing) console.error(line);
if (process.argv.includes('--check')) {
  const isCurrent = readFileSync(file, 'utf8') === wanted;
  if (!isCurrent) console.error('docs/hostile-cases.md is not up to date: npm run hostile');
  process.exitCode = missing.length > 0 || !isCurrent ? 1 : 0;
} else {
  writeFileSync(file, wanted);
  console.log(`docs/hostile-cases.md has ${cases.length} cases, ${open} of them without a test.`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
