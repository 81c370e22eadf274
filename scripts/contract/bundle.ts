/** Step 1: bundles the contract into one file and adds the error catalog and the state machines. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { addErrors, type Catalog } from './bundle-errors.ts';
import { addParameterExamples } from './bundle-examples.ts';
import { addStates, type Machines } from './bundle-states.ts';
import { type Contract, readContract } from './contract.ts';
import type { ContractDocument } from './documents.ts';
import { root, runTool } from '../workspace.ts';
import { ContractError } from './contract-error.ts';

const NOTE = 'Generated from openapi/ by `npm run generate`. Do not edit.';

export const readYaml = (name: string): unknown => parse(readFileSync(join(root, 'openapi', name), 'utf8'));

const readErrors = (files: readonly string[]): Catalog =>
  Object.assign({}, ...files.map((file) => (readYaml(file) as { errors: Catalog }).errors)) as Catalog;

/** Writes a document with all files that it refers to into one file. @throws {ContractError} if one is missing. */
export function bundleFile(config: string, entry: string, file: string): void {
  const { ok, lines } = runTool('redocly', ['bundle', '--config', config, entry, '-o', file]);
  if (!ok) throw new ContractError(`${entry} cannot be bundled:\n${lines.join('\n')}`);
}

/** @throws {ContractError} if the contract cannot be bundled. */
export function bundle(outRoot: string, { entry, name, errors }: ContractDocument): Contract {
  const folder = mkdtempSync(join(tmpdir(), 'openmall-bundle-'));
  try {
    const file = join(folder, 'bundle.json');
    const { ok, lines } = runTool('redocly', [
      'bundle',
      '--config',
      'openapi/redocly.yaml',
      entry,
      '-o',
      file,
    ]);
    if (!ok) throw new ContractError(`${entry} cannot be bundled:\n${lines.join('\n')}`);
    const contract = readContract(file);
    addErrors(contract, readErrors(errors));
    addStates(contract, readYaml('states.yaml') as Machines);
    addParameterExamples(contract);
    write(outRoot, name, contract);
    return contract;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(outRoot: string, name: string, contract: Contract): void {
  const dist = join(outRoot, 'openapi/dist');
  mkdirSync(dist, { recursive: true });
  const { openapi, ...rest } = contract;
  const marked = { openapi, 'x-generated': NOTE, ...rest };
  writeFileSync(join(dist, `${name}.json`), `${JSON.stringify(marked, null, 2)}\n`);
  // Not every YAML parser supports aliases.
  const yaml = stringify(marked, { aliasDuplicateObjects: false, lineWidth: 0 });
  writeFileSync(join(dist, `${name}.yaml`), `# ${NOTE}\n${yaml}`);
}
