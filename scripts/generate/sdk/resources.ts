/** Step 4: the operations once more, by resource: `orders.list` is `orderListMain`. */
import { ContractError } from '../../contract/contract-error.ts';
import { type Contract, operationsOf } from '../../contract/contract.ts';
import { nameOf, resourceOf } from './resource-names.ts';

export interface Alias {
  readonly resource: string;
  readonly name: string;
  readonly id: string;
}

const controllerOf = (path: string): string => path.split('/').pop()?.split('!')[0] ?? '';

function aliasOf(id: string, path: string): Alias {
  const controller = controllerOf(path);
  const resource = resourceOf[controller];
  if (!resource)
    throw new ContractError(`resource-names.ts has no resource for ${controller}, the controller of ${id}.`);
  const rest = id.slice(controller.length);
  const name = nameOf[id] ?? rest.charAt(0).toLowerCase() + rest.slice(1);
  return { resource, id, name: name === 'del' ? 'remove' : name };
}

/**
 * The aliases by resource, in alphabetical order.
 * @throws {ContractError} if two operations have the same alias, or a controller has no resource.
 */
export function aliasesByResource(contract: Contract): readonly (readonly [string, readonly Alias[]])[] {
  const aliases = operationsOf(contract).map(({ id, path }) => aliasOf(id, path));
  for (const [alias, same] of Map.groupBy(aliases, ({ resource, name }) => `${resource}.${name}`))
    if (same.length > 1)
      throw new ContractError(`${same.map(({ id }) => id).join(' and ')} are both ${alias}.`);
  return [...Map.groupBy(aliases, ({ resource }) => resource)].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A module of aliases for each resource, by file name. Modules, not objects, so that bundlers drop unused operations. */
export function resources(contract: Contract): Record<string, string> {
  const byResource = aliasesByResource(contract);
  const files = byResource.map(([resource, own]) => [
    `${resource}.ts`,
    `export { ${own.map(({ id, name }) => (id === name ? id : `${id} as ${name}`)).join(', ')} } from '../operation-functions.ts';`,
  ]);
  const index = byResource.map(([resource]) => `export * as ${resource} from './${resource}.ts';`).join('\n');
  return { ...Object.fromEntries(files), 'index.ts': index } as Record<string, string>;
}
