/** `npm run licences`: lists the licences of all packages that are shipped, and fails for one that is not allowed. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare/process.mjs';

/** Licences that let anyone use, change and sell the mall. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);
/** Weaker duties, for programs that are used as they are: libvips, which sharp loads, and the CSS compiler of the build. */
const exceptions = [/^@img\/sharp-/, /^lightningcss/];

/** True if one side of an `OR`, or both sides of an `AND`, are allowed. */
const isAllowed = (licence) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.has(part.trim())));

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const shipped = Object.entries(packages)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  .map(([path, { version, license }]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    licence: typeof license === 'string' ? license : 'unknown',
  }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

const byLicence = Map.groupBy(shipped, ({ licence }) => licence);
for (const [licence, list] of [...byLicence].toSorted((a, b) => b[1].length - a[1].length))
  console.log(`${licence} (${list.length}): ${[...new Set(list.map(({ name }) => name))].join(', ')}`);

const refused = shipped.filter(
  ({ name, licence }) => !isAllowed(licence) && !exceptions.some((exception) => exception.test(name)),
);
for (const { name, version, licence } of refused)
  console.error(`${name} ${version} has the licence ${licence}`);
console.log(`${shipped.length} packages, ${refused.length} with a licence that is not allowed.`);
process.exitCode = refused.length > 0 ? 1 : 0;

const AUDIT_MS = 60_000;

/** What the registry knows about our packages; undefined if it does not serve that or cannot be reached. */
function askRegistry() {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=1'];
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', timeout: AUDIT_MS });
  try {
    const { vulnerabilities, metadata } = JSON.parse(stdout);
    return metadata?.vulnerabilities && Object.values(vulnerabilities);
  } catch {
    return undefined;
  }
}

if (process.argv.includes('--audit')) {
  const known = askRegistry();
  const severe = known?.filter(({ severity }) => ['high', 'critical'].includes(severity)) ?? [];
  for (const { name, severity, range } of severe)
    console.error(
      `${name} ${range} has a known weakness (${severity}). \`npm audit\` says which version is mended.`,
    );
  console.log(
    known
      ? `${known.length} packages with known weaknesses, ${severe.length} of them severe.`
      : 'This registry does not serve the list of known weaknesses.',
  );
  if (severe.length > 0) process.exitCode = 1;
}
