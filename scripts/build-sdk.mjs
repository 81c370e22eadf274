/** `npm run build:sdk`: the SDK as a package that can be published, in packages/sdk/dist. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, root, run, say } from './prepare/process.mjs';

const source = join(root, 'packages/sdk');
const dist = join(source, 'dist');

/** `./src/hooks/index.ts` is `./hooks/index.js` beside its types. */
function built(target) {
  const path = target.replace('./src/', './');
  if (!/\.tsx?$/.test(path)) return path;
  return { types: path.replace(/\.tsx?$/, '.d.ts'), default: path.replace(/\.tsx?$/, '.js') };
}

function manifest() {
  const { exports, ...rest } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  delete rest.devDependencies;
  const paths = Object.entries(exports).map(([name, target]) => [name, built(target)]);
  return { ...rest, exports: { ...Object.fromEntries(paths), './package.json': './package.json' } };
}

/** The compiler leaves the endings of imports in declarations as they are in the source. */
function nameBuiltFiles() {
  const files = readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.d.ts'));
  for (const name of files) {
    const file = join(dist, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/((?:from |import\()['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js'));
  }
}

rmSync(dist, { recursive: true, force: true });
mkdirSync(join(dist, 'generated'), { recursive: true });
const tsc = join(root, 'node_modules/.bin/tsc');
const code = await run(pinnedNode(), [tsc, '-p', join(source, 'tsconfig.build.json')]);
if (code !== 0) process.exit(code);
nameBuiltFiles();
copyFileSync(join(source, 'src/generated/contract.json'), join(dist, 'generated/contract.json'));
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
for (const [from, name] of [
  [join(source, 'README.md'), 'README.md'],
  [join(source, 'CHANGELOG.md'), 'CHANGELOG.md'],
  [join(root, 'LICENSE'), 'LICENSE'],
])
  if (existsSync(from)) copyFileSync(from, join(dist, name));
say('The SDK is in packages/sdk/dist.');
