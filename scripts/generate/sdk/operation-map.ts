/** Step 4: the metadata of all operations. */
import { type Contract, isGuarded, type LocatedOperation, operationsOf } from '../../contract/contract.ts';

function entry(contract: Contract, { method, path, operation }: LocatedOperation) {
  return {
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0],
    origin: operation['x-origin'],
    semantics: operation['x-semantics'],
    guarded: isGuarded(contract, operation),
    since: operation['x-since'],
    errors: operation['x-errors'],
    ...(operation['x-paging'] && { paging: operation['x-paging'] }),
    ...(operation['x-invalidates'] && { invalidates: operation['x-invalidates'] }),
    ...(operation['x-scope'] && { scope: operation['x-scope'] }),
    ...(operation['x-permission'] && { permission: operation['x-permission'] }),
    ...(operation['x-audit'] && { audit: operation['x-audit'] }),
    ...(operation['x-poll'] && { everyMs: operation['x-poll'].everyMs }),
  };
}

export function operationMap(contract: Contract): string {
  const entries = operationsOf(contract).map((located) => [located.id, entry(contract, located)] as const);
  return `
import type { OperationMap } from '../types.ts';

/** The metadata of every operation. */
export const operationMap = ${JSON.stringify(Object.fromEntries(entries))} as const satisfies OperationMap;
`;
}
