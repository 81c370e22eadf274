/** Makes a module of each operation of the SDK, so that a page loads those that it calls. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** The generated modules that hold many operations: their calls, and the hooks of a resource. */
const HOLDS_OPERATIONS =
  /[\\/]sdk[\\/]src[\\/]generated[\\/](?:operation-functions|hooks[\\/](\w+)[\\/]\1)\.ts$/;
const OPERATION = '?operation=';
/** What all hooks share; every resource has a copy of it. */
const SHARED = `../index.ts${OPERATION}shared`;

const DECLARED = /^export (?:const|function|type) (\w+)/;
const CALLED = /\boperations\.(\w+)/g;
const HELPER = /^const (\w+) = [^]*?^\};$/gm;
const END_OF_IMPORT = /^(?:import .*|\}) from '[^']+';$/gm;

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The operation that a declaration is about: of `useCartListQueryOptions` it is `cartList`. */
function operationOf(name: string, operations: readonly string[]): string {
  // A module of calls exports them by their names.
  if (operations.length === 0) return name;
  const about = name.replace(/^(?:use|get)(?=[A-Z])/, '');
  const [found] = operations
    .filter((operation) => about.startsWith(capital(operation)))
    .toSorted((one, other) => other.length - one.length);
  if (found === undefined) throw new Error(`No operation is called like the start of ${name}.`);
  return found;
}

export interface Operations {
  /** What takes the place of the module: it exports the same from the modules of the operations. */
  readonly index: string;
  /** The code by operation. */
  readonly parts: ReadonlyMap<string, string>;
  /** The helpers that its declarations share. */
  readonly shared: string;
}

/** Cuts a generated module into its operations. Its declarations begin lines, and none uses one of another operation. */
export function splitOperations(code: string, file: string): Operations {
  const operations = [...new Set([...code.matchAll(CALLED)].map(([, name = '']) => name))];
  const [head = '', ...declarations] = code.split(/^(?=export )/m);
  const last = [...head.matchAll(END_OF_IMPORT)].at(-1);
  const start = last ? last.index + last[0].length : 0;
  const helpers = [...head.slice(start).matchAll(HELPER)];
  const names = helpers.map(([, name = '']) => name).join(', ');
  const imports = `${head.slice(0, start)}\n${names && `import { ${names} } from '${SHARED}';\n`}`;
  const parts = new Map<string, string>();
  const exported = new Map<string, Set<string>>();
  for (const declaration of declarations) {
    const [, name] = DECLARED.exec(declaration) ?? [];
    if (name === undefined) throw new Error(`Unknown declaration in ${file}: ${declaration.slice(0, 80)}`);
    const operation = operationOf(name, operations);
    parts.set(operation, (parts.get(operation) ?? imports) + declaration);
    if (declaration.startsWith('export type')) continue;
    exported.set(operation, (exported.get(operation) ?? new Set()).add(name));
  }
  const index = [...exported].map(
    ([operation, its]) => `export { ${[...its].join(', ')} } from './${file}${OPERATION}${operation}';\n`,
  );
  return { index: index.join(''), parts, shared: helpers.map(([text]) => `export ${text}\n`).join('') };
}

/**
 * A bundler puts a module into one file, so every page had the calls and hooks of everything that any page does with its
 * resources. In the store's build each operation is a module.
 */
export function operationModules(): Plugin {
  const splits = new Map<string, Operations>();
  let shared = '';
  const splitOf = (path: string): Operations => {
    const known = splits.get(path);
    if (known) return known;
    const split = splitOperations(readFileSync(path, 'utf8'), basename(path));
    if (split.shared && shared && split.shared !== shared) throw new Error(`${path} has helpers of its own.`);
    shared ||= split.shared;
    splits.set(path, split);
    return split;
  };
  const codeOf = (path: string, operation: string | undefined): string | undefined => {
    if (operation === 'shared') return shared;
    if (!HOLDS_OPERATIONS.test(path)) return undefined;
    const { index, parts } = splitOf(path);
    return operation === undefined ? index : parts.get(operation);
  };
  return {
    name: 'openmall-operation-modules',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [path = '', operation] = id.split(OPERATION);
      const code = codeOf(path, operation);
      return code === undefined ? undefined : { code, moduleType: 'ts', moduleSideEffects: false };
    },
  };
}
