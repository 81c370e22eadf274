/** `npm run build:packages [-- sdk]`: builds the packages that other projects install, each in its own `dist`. */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pinnedNode, root, run, log } from './prepare/process.mjs';

/** The packages in dependency order, with the platform types that they use in addition to those of browsers. */
const types = { 'seeded-random': [], sdk: [], mocks: ['node'], conformance: ['node'] };
const names = Object.keys(types);

/** `./src/hooks/index.ts` becomes `./hooks/index.js` with its types. */
function toBuilt(target) {
  const path = target.replace('./src/', './');
  if (!/\.tsx?$/.test(path)) return path;
  return { types: path.replace(/\.tsx?$/, '.d.ts'), default: path.replace(/\.tsx?$/, '.js') };
}

const mapValues = (paths, map) =>
  Object.fromEntries(Object.entries(paths).map(([name, target]) => [name, map(target)]));

/** Where the source is, if this clone has a remote. */
function repositoryOf(name) {
  try {
    const git = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    const url = execFileSync('git', ['remote', 'get-url', 'origin'], git).trim();
    // An address with a login or on this machine is nobody else's business.
    const [, host, path] = /^(?:https:\/\/|git@)([\w.-]+)[/:]([\w./-]+?)(?:\.git)?$/.exec(url) ?? [];
    if (!host) return {};
    const page = `https://${host}/${path}`;
    return {
      homepage: `${page}/tree/main/packages/${name}#readme`,
      repository: { type: 'git', url: `git+${page}.git`, directory: `packages/${name}` },
    };
  } catch {
    return {}; // No git, or no remote.
  }
}

function packageManifest(name, source) {
  const { exports, bin, ...rest } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  delete rest.devDependencies;
  return {
    ...rest,
    exports: { ...mapValues(exports, toBuilt), './package.json': './package.json' },
    engines: { node: '>=22' },
    ...repositoryOf(name),
    ...(bin && { bin: mapValues(bin, (target) => toBuilt(target).default) }),
  };
}

/** Renames imports in declarations from `.ts` to `.js`, because tsc keeps the extensions of the source. */
function fixDeclarationImports(dist) {
  const files = readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.d.ts'));
  for (const name of files) {
    const file = join(dist, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/((?:from |import\()['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js'));
  }
}

/**
 * Adds the source, so that "go to definition" ends in code: the maps of the compiler name `../src`, which is outside of the
 * package.
 */
function addSource(source, dist) {
  const isShipped = (path) => !/\.test(-d)?\.tsx?$|test-support|\.json$/.test(path);
  cpSync(join(source, 'src'), join(dist, 'src'), { recursive: true, filter: isShipped });
  for (const name of readdirSync(dist, { recursive: true }).filter((path) => path.endsWith('.map'))) {
    const file = join(dist, name);
    const map = JSON.parse(readFileSync(file, 'utf8'));
    const sources = map.sources.map((path) => path.replace('../src/', 'src/'));
    writeFileSync(file, JSON.stringify({ ...map, sources }));
  }
}

const pages = ['README.md', 'CHANGELOG.md', 'src/generated/operations.md'];

/** Copies exported files that need no compilation, the pages that people read, and LICENSE. */
function copyFiles(source, dist, { exports }) {
  const plain = Object.values(exports).filter((target) => typeof target === 'string');
  for (const target of plain.filter((target) => target !== './package.json')) {
    mkdirSync(dirname(join(dist, target)), { recursive: true });
    copyFileSync(join(source, 'src', target), join(dist, target));
  }
  for (const page of pages.filter((name) => existsSync(join(source, name)))) {
    mkdirSync(dirname(join(dist, page)), { recursive: true });
    copyFileSync(join(source, page), join(dist, page));
  }
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
}

/** Compiles the entry points and what they import. */
async function compile(name, source, dist) {
  const { exports, bin = {} } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const entries = Object.values({ ...exports, ...bin }).filter(
    // The modules of a pattern are imported by another entry point.
    (target) => /\.tsx?$/.test(target) && !target.includes('*'),
  );
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
  fixDeclarationImports(dist);
  const manifest = packageManifest(name, source);
  addSource(source, dist);
  copyFiles(source, dist, manifest);
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  log(`${manifest.name} built in packages/${name}/dist`);
}

const requested = process.argv.slice(2);
const unknown = requested.find((name) => !names.includes(name));
if (unknown !== undefined) {
  log(`unknown package ${unknown}; the packages are ${names.join(', ')}`);
  process.exit(2);
}
for (const name of names) if (requested.length === 0 || requested.includes(name)) await build(name);
