/** Step 3: runs orval on the bundle and post-processes its output. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { generate } from 'orval';
import { orvalConfig } from '../../orval.config.ts';
import type { Contract } from '../contract/contract.ts';
import type { ContractDocument } from '../contract/documents.ts';
import { idTypesIn } from '../contract/typed-ids.ts';
import { format } from './format.ts';
import { readableHooks } from './readable-hooks.ts';
import { readableTypes } from './readable-types.ts';
import { root } from '../workspace.ts';

const mutators = {
  // The mutator signature that orval expects. `useOperations` rewrites the calls to pass the operation.
  'use-call.ts':
    'export const useCall = <Ok>() => (request: object): Promise<Ok> => Promise.reject(request);\nexport type ErrorType<Id> = Id;\n',
  'with-paging.ts': readFileSync(join(root, 'packages/sdk/src/hooks/with-paging.ts'), 'utf8'),
};

export async function generateHooks(
  outRoot: string,
  document: ContractDocument,
  contract: Contract,
): Promise<void> {
  // orval reads the mutators relative to its output.
  mkdirSync(join(outRoot, 'packages/sdk/src/hooks'), { recursive: true });
  for (const [name, text] of Object.entries(mutators))
    writeFileSync(join(outRoot, 'packages/sdk/src/hooks', name), text);
  const projects = orvalConfig(outRoot, document) as Record<string, Parameters<typeof generate>[0]>;
  for (const project of Object.values(projects)) await withoutConsoleLog(() => generate(project, outRoot));
  const generated = join(outRoot, document.sdk, 'generated');
  const readable = readableHooks(contract);
  const typeIds = idTypes(contract, generated);
  const types = readableTypes(contract);
  await postProcessFolder(join(generated, 'hooks'), (text) => types(typeIds(readable(useOperations(text)))));
  if (document.audience === 'buyer')
    writeFileSync(join(generated, 'hooks/index.ts'), await format(hookIndex(join(generated, 'hooks'))));
  await postProcessFile(join(generated, 'zod.ts'), strictObjects(contract));
}

/** Hides orval's success messages. Its errors are thrown. */
async function withoutConsoleLog(run: () => Promise<unknown>): Promise<void> {
  const { log } = console;
  console.log = () => {};
  try {
    await run();
  } finally {
    console.log = log;
  }
}

/**
 * Makes hooks pass the operation instead of describing the request as orval does. The operation has path, method, paging
 * and errors, so a bundle contains these once, and only for the operations that it uses.
 */
function useOperations(text: string): string {
  const rewritten = text
    .replaceAll(/const (\w+) = useCall<(\w+)>\(\)/g, 'const $1 = useCall<$2>(operations.$1)')
    .replaceAll(
      /return (\w+)\(\s*\{\s*url: `[^`]+`,\s*method: '\w+'(?:,\s*headers: \{[^}]*\})?(?:,\s*(params)|,\s*data:\s*(\w+))?,\s*signal,?\s*\},?\s*\)/g,
      (_all, id: string, params?: string, data?: string) =>
        `return ${id}(${params ?? data ?? 'undefined'}, signal)`,
    )
    // The operation builds the FormData itself.
    .replaceAll(
      /const formData = new FormData\(\);(?:\s*formData\.append\(`\w+`, (\w+)\.\w+\);?)+\s*return (\w+)\(formData, signal\)/g,
      'return $2($1, signal)',
    )
    .replaceAll(/\{\s*url: `[^`]+`,\s*operationId: '(\w+)',\s*operationName: '\w+',?\s*\}/g, 'operations.$1');
  if (/url: `/.test(rewritten))
    throw new Error('orval generates requests in an unknown format: adapt scripts/generate/orval-output.ts.');
  return rewritten === text
    ? text
    : `import * as operations from '../../operation-functions.ts';\n${rewritten}`;
}

/** Makes ids of different kinds different types. orval knows them as strings. */
function idTypes(contract: Contract, generated: string): (text: string) => string {
  const kinds = idTypesIn(contract);
  const ids = relative(join(generated, 'hooks'), join(generated.split('/src/')[0] ?? '', 'src/ids.ts'));
  return (text) => {
    const typed = text.replaceAll(/export type (\w+Id) = string;/g, (declaration, name: string) => {
      const kind = kinds.get(name);
      return kind === undefined ? declaration : `export type ${name} = IdOf<'${kind}'>;`;
    });
    return typed === text ? text : `import type { IdOf } from '${ids.replaceAll('\\', '/')}';\n${typed}`;
  };
}

/** Exports what people use: the hooks. The functions and types around them are parts of the hooks. */
function hookIndex(folder: string): string {
  const tags = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const lines = tags
    .map(({ name }) => `${name}/${name}.ts`)
    .sort()
    .map((file) => {
      const names = [
        ...readFileSync(join(folder, file), 'utf8').matchAll(/^export (?:const|function) (use\w+)/gm),
      ]
        .map(([, name = '']) => name)
        .filter((name) => !/(?:Hook|Options)$/.test(name));
      return `export { ${[...new Set(names)].join(', ')} } from './${file}';`;
    });
  return lines.join('\n');
}

async function postProcessFolder(folder: string, improve?: (text: string) => string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => postProcessFile(join(entry.parentPath, entry.name), improve)),
  );
}

/** orval ignores `additionalProperties: false`. */
function strictObjects(contract: Contract): (text: string) => string {
  const closed = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
    schema.additionalProperties === false ? [name] : [],
  );
  const declaration = new RegExp(`(export const (?:${closed.join('|')}) = zod\\s*)\\.object\\(`, 'g');
  return (text) => (closed.length > 0 ? text.replaceAll(declaration, '$1.strictObject(') : text);
}

async function postProcessFile(file: string, improve = (text: string): string => text): Promise<void> {
  const text = improve(readFileSync(file, 'utf8'))
    // Packages import the SDK through its exports.
    .replaceAll(/'(?:\.\.\/)+sdk\/src\/generated\/hooks\/openmall\.schemas(?:\.ts)?'/g, "'@openmall/sdk'")
    // orval writes the maximum size of a file as the maximum length of a string.
    .replaceAll(/\.instanceof\(Blob\)\.max\((\w+)\)/g, '.instanceof(Blob).refine(({ size }) => size <= $1)');
  writeFileSync(file, await format(text));
}

/** Improves the mocks and writes the first example of each operation, by its id. */
export async function writeMockIndex(outRoot: string): Promise<void> {
  const folder = join(outRoot, 'packages/mocks/src/generated');
  await postProcessFolder(folder);
  const tags = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = tags.map(({ name }) => `./${name}/${name}.msw.ts`).sort();
  const modules = files.map((file) => ({
    file,
    makers: [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/^export const (get\w+ResponseMock) =/gm),
    ].map(([, maker = '']) => maker),
  }));
  const entries = modules
    .flatMap(({ makers }) => makers)
    .map((maker) => [maker.slice(3, -'ResponseMock'.length), maker] as const)
    .map(([name, maker]) => `${name.charAt(0).toLowerCase()}${name.slice(1)}: ${maker},`);
  const text = `
import type { DataOf, OperationId } from '@openmall/sdk';
${modules.map(({ file, makers }) => `import { ${makers.join(', ')} } from '${file}';`).join('\n')}

/** The first example of every operation of the contract. */
export const examples = {
${entries.join('\n')}
} satisfies { readonly [Id in OperationId]: () => { readonly data?: DataOf<Id> } };
`;
  writeFileSync(join(folder, 'examples.ts'), await format(text));
}
