/** `npm run build:packages [-- sdk]`: the packages that a project elsewhere installs, each in its own `dist`. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pinnedNode, root, run, say } from './prepare/process.mjs';

/** Each after those that it is built on, with the machines beside browsers whose types it may use. */
const types = { 'seeded-random': [], sdk: [], mocks: ['node'], conformance: ['node'] };
const names = Object.keys(types);

/** `./src/hooks/index.ts` is `./hooks/index.js` beside its types. */
function built(target) {
  const path = target.replace('./src/', './');
  if (!/\.tsx?$/.test(path)) return path;
  return { types: path.replace(/\.tsx?$/, '.d.ts'), default: path.replace(/\.tsx?$/, '.js') };
}

const mapped = (paths, map) =>
  Object.fromEntries(Object.entries(paths).map(([name, target]) => [name, map(target)]));

function manifestOf(name, source) {
  const { exports, bin, ...rest } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  delete rest.devDependencies;
  return {
    ...rest,
    exports: { ...mapped(exports, built), './package.json': './package.json' },
    ...(types[name].includes('node') && { engines: { node: '>=22' } }),
    ...(bin && { bin: mapped(bin, (target) => built(target).default) }),
  };
}

/** The compiler leaves the endings of imports in declarations as they are in the source. */
function nameBuiltFiles(dist) {
  const files = readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.d.ts'));
  for (const name of files) {
    const file = join(dist, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/((?:from |import\()['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js'));
  }
}

/** What is exported as it is, and what every package brings along. */
function copyFiles(source, dist, { exports }) {
  const plain = Object.values(exports).filter((target) => typeof target === 'string');
  for (const target of plain.filter((one) => one !== './package.json')) {
    mkdirSync(dirname(join(dist, target)), { recursive: true });
    copyFileSync(join(source, 'src', target), join(dist, target));
  }
  for (const file of [join(source, 'README.md'), join(source, 'CHANGELOG.md'), join(root, 'LICENSE')])
    if (existsSync(file)) copyFileSync(file, join(dist, basename(file)));
}

/** Compiles what one can import or run, and what that needs. */
async function compile(name, source, dist) {
  const { exports, bin = {} } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const entries = Object.values({ ...exports, ...bin }).filter((target) => /\.tsx?$/.test(target));
  const config = {
    extends: '../../../tsconfig.build.json',
    compilerOptions: { rootDir: '../src', outDir: '.', types: types[name] },
    files: entries.map((target) => join('..', target)),
    include: [],
  };
  const file = join(dist, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(config));
  const code = await run(pinnedNode(), [join(root, 'node_modules/.bin/tsc'), '-p', file]);
  rmSync(file);
  if (code !== 0) process.exit(code);
}

async function build(name) {
  const source = join(root, 'packages', name);
  const dist = join(source, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  await compile(name, source, dist);
  nameBuiltFiles(dist);
  const manifest = manifestOf(name, source);
  copyFiles(source, dist, manifest);
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  say(`${manifest.name} is in packages/${name}/dist.`);
}

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !names.includes(name));
if (unknown !== undefined) {
  say(`there is no package ${unknown} to build: ${names.join(', ')}.`);
  process.exit(2);
}
for (const name of names) if (asked.length === 0 || asked.includes(name)) await build(name);
