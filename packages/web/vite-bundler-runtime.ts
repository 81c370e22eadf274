/** Moves the helpers of the bundler into the chunk that every other chunk needs anyway. */
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunksOf = (bundle: Bundle): readonly Chunk[] =>
  Object.values(bundle).filter((part) => part.type === 'chunk');

const NAMES = /(\w+)(?: as (\w+))?/g;
/** `a as b,c` → [['a', 'b'], ['c', 'c']]. */
const pairsOf = (list: string): readonly (readonly [string, string])[] =>
  [...list.matchAll(NAMES)].map(([, name = '', alias = name]) => [name, alias] as const);

/** Exported names of the helpers in their new chunk, which no other export of it has. */
const exportedAs = (name: string): string => `runtime_${name}`;

/**
 * Rolldown writes its helpers into a file of their own once chunks are grouped. That file is half a kilobyte, and on
 * HTTP/1.1 it occupies one of six connections for a round trip before anything else can run.
 */
export function moveRuntime(bundle: Bundle, into: string): void {
  const chunks = chunksOf(bundle);
  const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
  const target = chunks.find(({ name }) => name === into);
  if (!runtime || !target) throw new Error(`The build has no rolldown-runtime or no ${into}.`);
  const [, list = ''] = /export\s*\{([^}]*)\};?\s*$/.exec(runtime.code) ?? [];
  if (list === '') throw new Error('The helpers of the bundler export nothing that can be moved.');
  const path = runtime.fileName.replace(/^.*\//, '');
  const imported = new RegExp(
    `import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${path.replaceAll('.', '\\.')}["'];?`,
  );
  const bare = new RegExp(`import\\s*["']\\./${path.replaceAll('.', '\\.')}["'];?`);
  // In a scope of its own: its short names would collide with those of the chunk.
  const body = runtime.code.replace(/export\s*\{[^}]*\};?\s*$/, '');
  const helpers = pairsOf(list);
  const scope = `const{${helpers.map(([, name]) => `${name}:${exportedAs(name)}`).join()}}=(()=>{${body};return{${helpers.map(([local, name]) => `${name}:${local}`).join()}}})();`;
  for (const chunk of chunks) {
    if (!chunk.imports.includes(runtime.fileName)) continue;
    const own = chunk === target;
    chunk.code = chunk.code.replace(imported, (_all, names: string) =>
      own
        ? `${scope}const ${pairsOf(names)
            .map(([name, alias]) => `${alias}=${exportedAs(name)}`)
            .join()};`
        : `import{${pairsOf(names)
            .map(([name, alias]) => `${exportedAs(name)} as ${alias}`)
            .join()}}from"./${target.fileName.replace(/^.*\//, '')}";`,
    );
    // Only for its effect, which is that of the chunk it is in now.
    chunk.code = chunk.code.replace(bare, '');
    if (chunk.code.includes(path)) throw new Error(`${chunk.fileName} still imports ${path}.`);
    const others = chunk.imports.filter((file) => file !== runtime.fileName);
    chunk.imports = own || others.includes(target.fileName) ? others : [target.fileName, ...others];
  }
  target.code += `export{${helpers.map(([, name]) => exportedAs(name)).join()}};`;
  delete bundle[runtime.fileName];
}

export function bundlerRuntime(into: string): Plugin {
  return {
    name: 'openmall-bundler-runtime',
    apply: 'build',
    enforce: 'pre',
    generateBundle: { order: 'pre', handler: (_options, bundle) => moveRuntime(bundle, into) },
  };
}
