/** The contract as the input of orval: the transport adds `lang` and throws errors, so both are removed for hooks and mocks. */
import { ContractError } from './contract-error.ts';
import { type Contract, type Operation, resolve, type Schema } from './contract.ts';
import { addIdTypes } from './typed-ids.ts';

function keepSuccess(contract: Contract, operation: Operation): void {
  const media = operation.responses['200']?.content?.['application/json'];
  const answer = media?.schema.$ref?.split('/').pop();
  const union: Schema | undefined =
    answer === undefined ? media?.schema : contract.components.schemas[answer];
  const [success] = union?.oneOf ?? [];
  if (!media || !success) throw new ContractError(`The response of ${operation.operationId} is not a union.`);
  media.schema = success;
  media.examples = Object.fromEntries(
    Object.entries(media.examples ?? {}).filter(
      ([, example]) => !example.$ref?.startsWith('#/components/examples/'),
    ),
  );
  // Makes the error type of a hook `ErrorType<'orderSubmit'>`.
  operation.responses['default'] = {
    description: 'A failure',
    content: { 'application/json': { schema: { type: 'string', const: operation.operationId } } },
  };
}

/** For orval's `input.override.transformer`. */
export function toOrvalInput(input: unknown): never {
  const contract = structuredClone(input) as Contract;
  // orval names the file of the types after the title, and generated code imports it.
  contract.info['title'] = 'openmall';
  for (const item of Object.values(contract.paths)) {
    for (const operation of [item.get, item.post]) {
      if (!operation) continue;
      // Inlines shared parameters: `pageSize` and `page_size` would become two types with the same name.
      operation.parameters = (operation.parameters ?? [])
        .map((parameter) => resolve(contract, parameter))
        .filter(({ name }) => name !== 'lang');
      keepSuccess(contract, operation);
    }
  }
  contract.components.parameters = {};
  addIdTypes(contract);
  // orval's type of a document has no x- extensions.
  return contract as never;
}
