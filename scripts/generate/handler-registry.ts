/** Step 4: the server's handlers by operation. A missing or unused handler does not compile. */
import { ContractError } from '../contract/contract-error.ts';
import { type Contract, operationsOf } from '../contract/contract.ts';

/**
 * The controller of a path: `order` of `/api/order!submit`.
 * @throws {ContractError} if the path has another form.
 */
export function controllerOf(path: string): string {
  const controller = /([^/!]+)![^/]+$/.exec(path)?.[1];
  if (!controller) throw new ContractError(`${path}: a path ends in <controller>!<operation>`);
  return controller;
}

interface Registry {
  /** The folder of the controllers, relative to the generated file. */
  readonly controllers: string;
  /** The type of the registry. */
  readonly type: string;
}

const buyerRegistry: Registry = { controllers: '../api/controllers', type: 'Handlers' };

export function handlerRegistry(
  contract: Contract,
  { controllers: folder, type }: Registry = buyerRegistry,
): string {
  const operations = operationsOf(contract);
  const controllers = Map.groupBy(operations, ({ path }) => controllerOf(path));
  const imports = [...controllers].map(
    ([controller, located]) =>
      `import { ${located.map(({ id }) => id).join(', ')} } from '${folder}/${controller}.ts';`,
  );
  return `
import type { ${type} } from '../api/handler.ts';
${imports.join('\n')}

/** The handler of each operation. */
export const handlers: ${type} = { ${operations.map(({ id }) => id).join(', ')} };
`;
}
