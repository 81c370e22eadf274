/** Step 1: one file of the many, with what the catalogue and the state machines know written in. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { addErrors, type Catalogue } from './bundle-errors.ts';
import { addStates, type Machines } from './bundle-states.ts';
import { type Contract, readContract } from './contract.ts';
import { root, runTool } from './place.ts';

const note = 'Generated from openapi/ by `npm run generate`. Do not edit.';

export interface Sources {
  /** The contract's first file; another one in tests. */
  readonly entry: string;
}

export const readYaml = (name: string): unknown => parse(readFileSync(join(root, 'openapi', name), 'utf8'));

export function bundle(outRoot: string, { entry }: Sources): Contract {
  const folder = mkdtempSync(join(tmpdir(), 'openmall-bundle-'));
  try {
    const file = join(folder, 'bundle.json');
    runTool('redocly', ['bundle', '--config', 'openapi/redocly.yaml', entry, '-o', file]);
    const contract = readContract(file);
    addErrors(contract, (readYaml('errors.yaml') as { errors: Catalogue }).errors);
    addStates(contract, readYaml('states.yaml') as Machines);
    write(outRoot, contract);
    return contract;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(outRoot: string, contract: Contract): void {
  const dist = join(outRoot, 'openapi/dist');
  mkdirSync(dist, { recursive: true });
  const { openapi, ...rest } = contract;
  const marked = { openapi, 'x-generated': note, ...rest };
  writeFileSync(join(dist, 'openapi.json'), `${JSON.stringify(marked, null, 2)}\n`);
  // Aliases would save lines, but not every reader of YAML understands them.
  const yaml = stringify(marked, { aliasDuplicateObjects: false, lineWidth: 0 });
  writeFileSync(join(dist, 'openapi.yaml'), `# ${note}\n${yaml}`);
}
