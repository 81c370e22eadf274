/** Step 4: one function an operation, with what the contract says of it as its documentation. */
import {
  bodyOf,
  type Contract,
  type Located,
  operationsOf,
  queryOf,
  resolve,
  type Schema,
} from './contract.ts';

/** An example of a value, from the schema or made of the examples of its parts. */
export function exampleOf(contract: Contract, schema: Schema): unknown {
  const resolved = resolve(contract, schema);
  if (resolved.example !== undefined) return resolved.example;
  if (resolved.examples?.length) return resolved.examples[0];
  if (resolved.const !== undefined) return resolved.const;
  return resolved.default ?? resolved.enum?.[0];
}

function exampleInput(contract: Contract, { operation }: Located): string {
  const body = bodyOf(contract, operation);
  if (body?.mediaType === 'multipart/form-data') return '{ file, moduleName }';
  if (body)
    return JSON.stringify(Object.values(body.media.examples ?? {})[0]?.value ?? body.media.example ?? {});
  const fields = queryOf(contract, operation)
    .filter((parameter) => parameter.required)
    .map((parameter) => [parameter.name, parameter.example ?? exampleOf(contract, parameter.schema)]);
  return fields.length > 0 ? JSON.stringify(Object.fromEntries(fields)) : '';
}

const comment = (lines: readonly string[]): string =>
  `/**\n${lines.map((line) => ` * ${line.replaceAll('*/', '*\\/')}`.trimEnd()).join('\n')}\n */`;

function documented(contract: Contract, located: Located): string {
  const { id, operation } = located;
  const input = exampleInput(contract, located);
  const fields = queryOf(contract, operation).map(
    ({ name, description, required }) =>
      `- \`${name}\`${required ? '' : ' (optional)'}: ${description ?? ''}`,
  );
  const own = operation['x-errors'].filter(
    (key) => contract['x-error-catalogue']?.[key]?.answeredBy === 'listed',
  );
  const lines = [
    ...operation.description.trim().split('\n'),
    ...(fields.length > 0 ? ['', ...fields] : []),
    '',
    ...(own.length > 0 ? [`@throws ApiError, of its own with key ${own.join(', ')}`] : []),
    `@example await ${id}(transport${input ? `, ${input}` : ''});`,
  ];
  return `${comment(lines)}\nexport const ${id}: OperationFunction<'${id}'> = (transport, ...args) => transport.call('${id}', ...args);`;
}

export const operationFunctions = (contract: Contract): string => `
import type { OperationFunction } from '../operation.ts';

${operationsOf(contract)
  .map((located) => documented(contract, located))
  .join('\n\n')}
`;
