/** The steps of the generation, and the synchronization of its files with the workspace. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { bundle, readYaml } from '../contract/bundle.ts';
import type { Machines } from '../contract/bundle-states.ts';
import { buyerDocument, officeDocuments } from '../contract/documents.ts';
import { generateOffice } from './office.ts';
import { generateControl } from './control.ts';
import { generateHooks, writeMockIndex } from './orval-output.ts';
import { root } from '../workspace.ts';
import { runCustomGenerators } from './custom-generators.ts';
import { generateTypes } from './client-types.ts';

/** Folders that hold generated files only. */
const folders = [
  'openapi/dist',
  'packages/sdk/src/generated',
  'packages/sdk/src/merchant/generated',
  'packages/sdk/src/desk/generated',
  'packages/mocks/src/generated',
  'packages/server/src/generated',
];

export interface Options {
  readonly log?: (line: string) => void;
  readonly entry?: string;
}

/** Generates all files below `outRoot`, under the paths that they have in the workspace. */
export async function generate(
  outRoot: string,
  { log = () => {}, entry = buyerDocument.entry }: Options = {},
): Promise<void> {
  log('1/6 bundle the contract');
  const contract = bundle(outRoot, { ...buyerDocument, entry });
  log('2/6 client types');
  await generateTypes(outRoot, contract);
  log('3/6 hooks, mocks and schemas');
  await generateHooks(outRoot, buyerDocument, contract);
  await writeMockIndex(outRoot);
  log('4/6 operations, errors, states, validators, contract.json');
  await runCustomGenerators(outRoot, contract, readYaml('states.yaml') as Machines);
  log('5/6 control contract');
  await generateControl(outRoot);
  log('6/6 contracts of the back office');
  for (const document of officeDocuments) await generateOffice(outRoot, document, contract);
}

export async function withStaging<T>(run: (staging: string) => Promise<T>): Promise<T> {
  const staging = mkdtempSync(join(tmpdir(), 'openmall-generate-'));
  try {
    return await run(staging);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Paths of all generated files, relative to `base`. */
export function filesBelow(base: string): string[] {
  return folders.flatMap((folder) =>
    existsSync(join(base, folder))
      ? readdirSync(join(base, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(base, join(entry.parentPath, entry.name)))
      : [],
  );
}

export interface Difference {
  readonly file: string;
  readonly change: 'differs' | 'missing' | 'unexpected';
}

/** Differences between the generated files of the workspace and those in `staging`. */
export function differences(staging: string, workspace = root): Difference[] {
  const generated = new Set(filesBelow(staging));
  const unexpected = filesBelow(workspace).filter((file) => !generated.has(file));
  const changed = [...generated].flatMap((file): Difference[] => {
    if (!existsSync(join(workspace, file))) return [{ file, change: 'missing' }];
    const isSame = readFileSync(join(workspace, file)).equals(readFileSync(join(staging, file)));
    return isSame ? [] : [{ file, change: 'differs' }];
  });
  return [...changed, ...unexpected.map((file): Difference => ({ file, change: 'unexpected' }))];
}

/** Updates the workspace from `staging`; unchanged files are not touched. */
export function sync(staging: string, workspace = root): void {
  for (const { file, change } of differences(staging, workspace)) {
    if (change === 'unexpected') rmSync(join(workspace, file));
    else {
      mkdirSync(dirname(join(workspace, file)), { recursive: true });
      cpSync(join(staging, file), join(workspace, file));
    }
  }
}
