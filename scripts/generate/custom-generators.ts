/** Step 4: the files that the generators of this folder write. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Machines } from '../contract/bundle-states.ts';
import type { Contract } from '../contract/contract.ts';
import { contractJson } from './sdk/contract-json.ts';
import { errors } from './sdk/errors.ts';
import { format } from './format.ts';
import { handlerRegistry } from './handler-registry.ts';
import { languageList } from './sdk/languages.ts';
import { operationFunctions } from './sdk/operation-functions.ts';
import { operationsPage } from './sdk/operations-page.ts';
import { operationMap } from './sdk/operation-map.ts';
import { operationTypes } from './sdk/operation-types.ts';
import { resources } from './sdk/resources.ts';
import { schemaTables } from './sdk/schema-tables.ts';
import { stateMachines } from './sdk/states.ts';
import { tables } from './sdk/tables.ts';
import { validators, validatorTables } from './sdk/validators.ts';

export async function runCustomGenerators(
  outRoot: string,
  contract: Contract,
  machines: Machines,
): Promise<void> {
  const folder = join(outRoot, 'packages/sdk/src/generated');
  const files: Record<string, string> = {
    'operation-types.ts': operationTypes(contract),
    'operation-map.ts': operationMap(contract),
    'operation-functions.ts': operationFunctions(contract),
    'tables.ts': tables(contract),
    'errors.ts': errors(contract),
    'states.ts': stateMachines(machines),
    'validators.ts': validators(contract),
    'validator-tables.ts': validatorTables(contract),
    'schema-tables.ts': schemaTables(contract),
    'languages.ts': languageList(contract),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), await format(text));
  }
  mkdirSync(join(folder, 'resources'), { recursive: true });
  for (const [name, text] of Object.entries(resources(contract)))
    writeFileSync(join(folder, 'resources', name), await format(text));
  writeFileSync(join(folder, 'contract.json'), contractJson(contract));
  writeFileSync(join(folder, 'operations.md'), operationsPage(contract));
  const server = join(outRoot, 'packages/server/src/generated');
  mkdirSync(server, { recursive: true });
  writeFileSync(join(server, 'handlers.ts'), await format(handlerRegistry(contract)));
}
