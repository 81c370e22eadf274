/** The modules that the store imports lazily, read from its code, and the files that the build makes of them. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

const folder = (path: string): string => fileURLToPath(new URL(`../../${path}/`, import.meta.url));
const IMPORT = /(?<!typeof )\bimport\((?:\s*\/\*[^*]*\*\/)?\s*([^()]+?)\s*\)/g;
const LAZY_GLOB = /\bimport\.meta\.glob(?:<[^>]*>)?\(\s*\[?\s*'([^']+)'(?![^;]*eager: true)/g;

/**
 * The key of an import: the path of a module in `src`, the name of a package, or the importing module if the URL is
 * computed.
 */
function keyOf(importer: string, specifier: string): string {
  const [, literal] = /^'(.*)'$/.exec(specifier) ?? [];
  if (literal === undefined) return `${importer} (computed)`;
  return literal.startsWith('.') ? join(dirname(importer), literal) : literal;
}

/** Returns every module behind a dynamic import in the code of the store, sorted. */
export function lazyImports(): readonly string[] {
  const modules = globSync('**/*.{ts,tsx}', { cwd: folder('src') }).filter(
    (path) => !/\.test\.|\.d\.ts$/.test(path),
  );
  const keys = modules.flatMap((path) => {
    const code = readFileSync(join(folder('src'), path), 'utf8');
    const imports = [...code.matchAll(IMPORT)].map(([, specifier = '']) => keyOf(path, specifier));
    const globs = [...code.matchAll(LAZY_GLOB)].map(([, pattern = '']) => keyOf(path, `'${pattern}'`));
    return [...imports, ...globs];
  });
  return [...new Set(keys)].toSorted();
}

const PAGE = /^routes\/(.+)\/Page\.tsx$/;

/** The route path of a page module; undefined for other modules. */
export function pageAddressOf(module: string): string | undefined {
  const [, path] = PAGE.exec(module) ?? [];
  return path && `/${path}`;
}

/** Finds the file of a page in the preload list of index.html. */
function fileOfPage(address: string): string {
  const html = readFileSync(join(folder('dist'), 'index.html'), 'utf8');
  const [, files = '[]'] = /"files":(\[[^\]]*\])/.exec(html) ?? [];
  const [, pages = '{}'] = /"pages":(\{(?:"[^"]+":\[[\d,]*\],?)+\})/.exec(html) ?? [];
  // A page follows what it imports.
  const own = (JSON.parse(pages) as Record<string, readonly number[]>)[address]?.at(-1);
  const file = own === undefined ? undefined : (JSON.parse(files) as readonly string[])[own];
  if (!file) throw new Error(`index.html names no file for ${address}.`);
  return basename(file);
}

/** A pattern for the URL of the built file of a lazy module. */
export function fileOf(module: string): RegExp {
  const address = pageAddressOf(module);
  const name = address
    ? fileOfPage(address).replaceAll('.', '\\.')
    : `${basename(module).replace(/\.tsx?$/, '')}-[\\w-]{8}\\.js`;
  return new RegExp(`/assets/${name}(\\?|$)`);
}
