/** Step 4: the server's handlers by operation. A missing or unused handler does not compile. */
import { type Contract, operationsOf } from '../contract/contract.ts';

/**
 * The controller of a path: `order` of `/api/order!submit`.
 * @throws {Error} if the path has another form.
 */
export function controllerOf(path: string): string {
  const controller = /([^/!]+)![^/]+$/.exec(path)?.[1];
  if (!controller) throw new Error(`${path}: a path ends in <controller>!<operation>`);
  return controller;
}

export function handlerRegistry(contract: Contract): string {
  const operations = operationsOf(contract);
  const controllers = Map.groupBy(operations, ({ path }) => controllerOf(path));
  const imports = [...controllers].map(
    ([controller, located]) =>
      `import { ${located.map(({ id }) => id).join(', ')} } from '../api/controllers/${controller}.ts';`,
  );
  return `
import type { Handlers } from '../api/handler.ts';
${imports.join('\n')}

/** The handler of each operation. */
export const handlers: Handlers = { ${operations.map(({ id }) => id).join(', ')} };
`;
}
