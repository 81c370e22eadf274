import { operationMap, type OperationId } from '@openmall/sdk';
import contract from '@openmall/sdk/contract.json' with { type: 'json' };

/** Whether an operation takes POST: a GET with a secret field does too, so that the secret stays out of the URL. */
export const acceptsPost = (id: OperationId): boolean => {
  const { secrets } = contract.operations[id] as { readonly secrets?: readonly string[] };
  return operationMap[id].method === 'POST' || (secrets ?? []).length > 0;
};
