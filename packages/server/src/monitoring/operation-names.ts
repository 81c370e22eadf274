import { contract, deskContract, merchantContract } from '../http/app/contract.ts';

const byPath = new Map(
  [contract, merchantContract, deskContract].flatMap(({ operations }) =>
    Object.entries(operations).map(([id, { path }]) => [path.replace(/\.action$/, ''), id] as const),
  ),
);

/** The operation at a path. Anything else is `other`, so that callers can not invent names. */
export const operationAt = (path: string): string => byPath.get(path) ?? 'other';
