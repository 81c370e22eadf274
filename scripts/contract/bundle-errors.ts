/** Adds the error catalog to the bundle: the errors of each operation, with an example of each. */
import { ContractError } from './contract-error.ts';
import { type Contract, type ErrorEntry, isGuarded, operationsOf } from './contract.ts';

export type Catalog = Record<string, Omit<ErrorEntry, 'operations'>>;

/** @throws {ContractError} if an operation has no example of its response, or names an error that the catalog lacks. */
export function addErrors(contract: Contract, catalog: Catalog): void {
  const keysAnsweredBy = (group: ErrorEntry['answeredBy']) =>
    Object.keys(catalog).filter((key) => catalog[key]?.answeredBy === group);
  const every = keysAnsweredBy('every');
  const guarded = keysAnsweredBy('guarded');
  const operations = operationsOf(contract);

  for (const { operation } of operations) {
    const unknown = operation['x-errors'].find((key) => !Object.hasOwn(catalog, key));
    if (unknown)
      throw new ContractError(
        `${operation.operationId} answers "${unknown}", which the error catalog does not define.`,
      );
    const shared = [...(isGuarded(contract, operation) ? guarded : []), ...every];
    operation['x-errors'] = [...new Set([...operation['x-errors'], ...shared])];
    const examples = operation.responses['200']?.content?.['application/json']?.examples;
    if (!examples) throw new ContractError(`${operation.operationId} has no example of its response.`);
    for (const key of operation['x-errors']) examples[key] = { $ref: `#/components/examples/${key}` };
  }

  const operationsWith = (key: string) =>
    operations.filter(({ operation }) => operation['x-errors'].includes(key));
  contract['x-error-catalogue'] = Object.fromEntries(
    Object.entries(catalog).map(([key, { code, text, answeredBy }]) => [
      key,
      { code, text, answeredBy, operations: operationsWith(key).map(({ id }) => id) },
    ]),
  );
  contract.components.examples = {
    ...contract.components.examples,
    ...Object.fromEntries(
      Object.entries(catalog)
        .filter(([key]) => operationsWith(key).length > 0)
        .map(([key, { code, text }]) => [
          key,
          { summary: text, value: { code, msg: text, key, data: null } },
        ]),
    ),
  };
}
