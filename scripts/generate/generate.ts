/** The steps from the contract to the files made of it, and how these come into the workspace. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { bundle, readYaml } from './bundle.ts';
import type { Machines } from './bundle-states.ts';
import { generateControl } from './control.ts';
import { generateHooks } from './hooks.ts';
import { root } from './place.ts';
import { generateOwn } from './own.ts';
import { generateTypes } from './types.ts';

/** Folders that hold generated files and nothing else. */
const folders = [
  'openapi/dist',
  'packages/sdk/src/generated',
  'packages/mocks/src/generated',
  'packages/server/src/generated',
];

export interface Options {
  readonly log?: (line: string) => void;
  readonly entry?: string;
}

/** Generates everything below `outRoot`, in the places it has in the workspace. */
export async function generate(
  outRoot: string,
  { log = () => {}, entry = 'openapi/openapi.yaml' }: Options = {},
): Promise<void> {
  log('1/5 bundle the contract');
  const contract = bundle(outRoot, { entry });
  log('2/5 types of the client');
  await generateTypes(outRoot, contract);
  log('3/5 hooks, mocks and schemas');
  await generateHooks(outRoot, contract);
  log('4/5 operations, errors, states, validators, contract.json');
  await generateOwn(outRoot, contract, readYaml('states.yaml') as Machines);
  log('5/5 the control contract of malls under test');
  await generateControl(outRoot);
}

export async function withStaging<T>(work: (staging: string) => Promise<T>): Promise<T> {
  const staging = mkdtempSync(join(tmpdir(), 'openmall-generate-'));
  try {
    return await work(staging);
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
  readonly how: 'differs' | 'missing' | 'left over';
}

/** How the workspace's generated files differ from the ones in `staging`. */
export function differences(staging: string, workspace = root): Difference[] {
  const made = new Set(filesBelow(staging));
  const leftOver = filesBelow(workspace).filter((file) => !made.has(file));
  const changed = [...made].flatMap((file): Difference[] => {
    if (!existsSync(join(workspace, file))) return [{ file, how: 'missing' }];
    const isSame = readFileSync(join(workspace, file)).equals(readFileSync(join(staging, file)));
    return isSame ? [] : [{ file, how: 'differs' }];
  });
  return [...changed, ...leftOver.map((file): Difference => ({ file, how: 'left over' }))];
}

/** Brings the workspace to what is in `staging`, touching only what differs. */
export function sync(staging: string, workspace = root): void {
  for (const { file, how } of differences(staging, workspace)) {
    if (how === 'left over') rmSync(join(workspace, file));
    else {
      mkdirSync(dirname(join(workspace, file)), { recursive: true });
      cpSync(join(staging, file), join(workspace, file));
    }
  }
}
