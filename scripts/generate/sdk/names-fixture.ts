/** A contract with some operations, for the tests of names. */
import { smallContract } from '../../contract/contract-fixture.ts';
import type { Contract, Operation } from '../../contract/contract.ts';

export function contractOf(paths: Readonly<Record<string, string>>): Contract {
  const contract = smallContract({ read: { description: 'Does it.', 'x-errors': ['broke'] } });
  const operation = contract.paths['/api/thing!info']?.post as Operation;
  return {
    ...contract,
    paths: Object.fromEntries(
      Object.entries(paths).map(([operationId, path]) => [path, { post: { ...operation, operationId } }]),
    ),
    'x-error-catalogue': {
      broke: { code: '1', text: 'No money.', answeredBy: 'listed', operations: [] },
    },
  };
}
