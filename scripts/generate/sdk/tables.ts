/** Step 4: small lookup tables of transport and hooks, one export each so that bundlers drop the unused ones. */
import { ContractError } from '../../contract/contract-error.ts';
import {
  type Contract,
  operationsOf,
  queryParameters,
  resolve,
  type Schema,
} from '../../contract/contract.ts';
import { sharedErrorList } from './error-keys.ts';

const record = (entries: readonly (readonly [string, unknown])[]): string =>
  JSON.stringify(Object.fromEntries(entries));

const secretIn =
  (contract: Contract) =>
  (schema: Schema): boolean =>
    resolve(contract, schema)['x-secret'] === true;

/** Names of all fields that are secret in some operation. */
export function secretNamesOf(contract: Contract): string[] {
  const names = new Set(['token']);
  const isSecret = secretIn(contract);
  for (const { operation } of operationsOf(contract)) {
    for (const parameter of queryParameters(contract, operation))
      if (isSecret(parameter.schema)) names.add(parameter.name);
  }
  for (const schema of Object.values(contract.components.schemas)) {
    for (const [name, property] of Object.entries(schema.properties ?? {}))
      if (isSecret(property)) names.add(name);
  }
  return [...names].sort();
}

/** The input of a read becomes a cache key, so it must not hold secrets. */
function assertNoSecretReads(contract: Contract): void {
  const isSecret = secretIn(contract);
  for (const { id, operation } of operationsOf(contract)) {
    const secret = queryParameters(contract, operation).find(({ schema }) => isSecret(schema));
    if (operation['x-semantics'] === 'read' && secret) {
      throw new ContractError(
        `${id} is a read with the secret field ${secret.name}, which would become part of a cache key.`,
      );
    }
  }
}

/** @throws {ContractError} if the input of a read has a secret: it would become a cache key. */
export function tables(contract: Contract): string {
  const operations = operationsOf(contract);
  const secrets = secretNamesOf(contract);
  assertNoSecretReads(contract);
  const entriesOf = <T>(pick: (operation: (typeof operations)[number]['operation']) => T | undefined) =>
    operations.flatMap(({ id, operation }) => {
      const value = pick(operation);
      return value === undefined ? [] : [[id, value] as const];
    });
  return `
import type { OperationId } from '../types.ts';

/** The errors of every operation, in the format of \`error-key.ts\`. */
export const sharedErrors: string = ${JSON.stringify(sharedErrorList(contract))};
/** The reads that a successful write makes stale. */
export const invalidations: Readonly<Partial<Record<OperationId, readonly OperationId[]>>> = ${record(
    entriesOf((operation) => operation['x-invalidates']),
  )};
/** What successful writes change in the reads that they make stale, where the contract says it. */
export const effects = ${record(entriesOf((operation) => operation['x-effect']))} as const;
/** The polling intervals of polled reads, in milliseconds. */
export const pollEveryMs = ${record(entriesOf((operation) => operation['x-poll']?.everyMs))} as const;
/** Fields that must not appear in a log, an error or a cache. */
export const secretNames: readonly string[] = ${JSON.stringify(secrets)};
`;
}
