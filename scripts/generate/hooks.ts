/** Step 3: what orval makes of the bundle, put into the form of this workspace. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'orval';
import { orvalConfig } from '../../orval.config.ts';
import type { Contract } from './contract.ts';
import { format } from './format.ts';
import { root } from './place.ts';

const mutators = {
  // The form of a mutator that orval takes for a hook; `callOperations` gives ours the operation.
  'use-call.ts':
    'export const useCall = <Ok>() => (request: object): Promise<Ok> => Promise.reject(request);\nexport type ErrorType<Id> = Id;\n',
  'with-paging.ts': readFileSync(join(root, 'packages/sdk/src/hooks/with-paging.ts'), 'utf8'),
};

export async function generateHooks(outRoot: string, contract: Contract): Promise<void> {
  // orval reads the functions that its output calls, at the place where that output lies.
  mkdirSync(join(outRoot, 'packages/sdk/src/hooks'), { recursive: true });
  for (const [name, text] of Object.entries(mutators))
    writeFileSync(join(outRoot, 'packages/sdk/src/hooks', name), text);
  const projects = orvalConfig(outRoot) as Record<string, Parameters<typeof generate>[0]>;
  for (const project of Object.values(projects)) await quietly(() => generate(project, outRoot));
  await Promise.all([
    tidy(join(outRoot, 'packages/sdk/src/generated/hooks'), callOperations),
    tidy(join(outRoot, 'packages/mocks/src/generated')),
    tidyFile(join(outRoot, 'packages/sdk/src/generated/zod.ts'), closeObjects(contract)),
  ]);
  await writeMockIndex(join(outRoot, 'packages/mocks/src/generated'));
}

/** orval congratulates itself on the console; its failures are thrown. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  const { log } = console;
  console.log = () => {};
  try {
    await work();
  } finally {
    console.log = log;
  }
}

/**
 * orval's hooks describe their calls; ours name the operation, which knows path, method, paging and errors, so that a
 * bundle has these once and only of the operations that it calls.
 */
function callOperations(text: string): string {
  const called = text
    .replaceAll(/const (\w+) = useCall<(\w+)>\(\)/g, 'const $1 = useCall<$2>(operations.$1)')
    .replaceAll(
      /return (\w+)\(\s*\{\s*url: `[^`]+`,\s*method: '\w+'(?:,\s*headers: \{[^}]*\})?(?:,\s*(params)|,\s*data:\s*(\w+))?,\s*signal,?\s*\},?\s*\)/g,
      (_all, id: string, params?: string, data?: string) =>
        `return ${id}(${params ?? data ?? 'undefined'}, signal)`,
    )
    // The operation makes the form itself.
    .replaceAll(
      /const formData = new FormData\(\);(?:\s*formData\.append\(`\w+`, (\w+)\.\w+\);?)+\s*return (\w+)\(formData, signal\)/g,
      'return $2($1, signal)',
    )
    .replaceAll(/\{\s*url: `[^`]+`,\s*operationId: '(\w+)',\s*operationName: '\w+',?\s*\}/g, 'operations.$1');
  if (/url: `/.test(called))
    throw new Error('orval writes its calls in a way that the generator does not know.');
  return called === text ? text : `import * as operations from '../../operation-functions.ts';\n${called}`;
}

async function tidy(folder: string, improve?: (text: string) => string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => tidyFile(join(entry.parentPath, entry.name), improve)),
  );
}

/** orval leaves open what the contract closes. */
function closeObjects(contract: Contract): (text: string) => string {
  const closed = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
    schema.additionalProperties === false ? [name] : [],
  );
  const declaration = new RegExp(`(export const (?:${closed.join('|')}) = zod\\s*)\\.object\\(`, 'g');
  return (text) => (closed.length > 0 ? text.replaceAll(declaration, '$1.strictObject(') : text);
}

async function tidyFile(file: string, improve = (text: string): string => text): Promise<void> {
  const text = improve(readFileSync(file, 'utf8'))
    // Rooms see the SDK through its exports only.
    .replaceAll(/'(?:\.\.\/)+sdk\/src\/generated\/hooks\/openmall\.schemas(?:\.ts)?'/g, "'@openmall/sdk'")
    // orval takes the length of a file for the length of a text.
    .replaceAll(/\.instanceof\(Blob\)\.max\((\w+)\)/g, '.instanceof(Blob).refine(({ size }) => size <= $1)');
  writeFileSync(file, await format(text));
}

/** The first example of each operation, by its name: what answers where the mocks have nothing better. */
async function writeMockIndex(folder: string): Promise<void> {
  const tags = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = tags.map(({ name }) => `./${name}/${name}.msw.ts`).sort();
  const made = files.map((file) => ({
    file,
    makers: [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/^export const (get\w+ResponseMock) =/gm),
    ].map(([, maker = '']) => maker),
  }));
  const entries = made
    .flatMap(({ makers }) => makers)
    .map((maker) => [maker.slice(3, -'ResponseMock'.length), maker] as const)
    .map(([name, maker]) => `${name.charAt(0).toLowerCase()}${name.slice(1)}: ${maker},`);
  const text = `
import type { DataOf, OperationId } from '@openmall/sdk';
${made.map(({ file, makers }) => `import { ${makers.join(', ')} } from '${file}';`).join('\n')}

/** Answers every operation of the contract with its first example. */
export const examples = {
${entries.join('\n')}
} satisfies { readonly [Id in OperationId]: () => { readonly data?: DataOf<Id> } };
`;
  writeFileSync(join(folder, 'examples.ts'), await format(text));
}
