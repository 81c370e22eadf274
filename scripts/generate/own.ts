/** Step 4: the files that our own generators make. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Machines } from './bundle-states.ts';
import type { Contract } from './contract.ts';
import { contractJson } from './contract-json.ts';
import { errors } from './errors.ts';
import { format } from './format.ts';
import { handlerRegistry } from './handler-registry.ts';
import { operationFunctions } from './operation-functions.ts';
import { operationMap } from './operation-map.ts';
import { operationTypes } from './operation-types.ts';
import { schemaTables } from './schema-tables.ts';
import { stateMachines } from './states.ts';
import { tables } from './tables.ts';
import { validators, validatorTables } from './validators.ts';

export async function generateOwn(outRoot: string, contract: Contract, machines: Machines): Promise<void> {
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
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), await format(text));
  }
  writeFileSync(join(folder, 'contract.json'), contractJson(contract));
  const server = join(outRoot, 'packages/server/src/generated');
  mkdirSync(server, { recursive: true });
  writeFileSync(join(server, 'handlers.ts'), await format(handlerRegistry(contract)));
}
