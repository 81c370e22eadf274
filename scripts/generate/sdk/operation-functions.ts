/** Step 4: one function for each operation, documented from the contract. */
import { idOf } from '@openmall/sdk/codegen';
import {
  bodyOf,
  type Contract,
  type LocatedOperation,
  operationsOf,
  type Paging,
  queryParameters,
  resolve,
  type Schema,
} from '../../contract/contract.ts';
import { errorList, sharedKeys } from './error-keys.ts';
import { shapeOf } from './operation-types.ts';

/** An example value of a schema. */
export function exampleOf(contract: Contract, schema: Schema): unknown {
  const resolved = resolve(contract, schema);
  if (resolved.example !== undefined) return resolved.example;
  if (resolved.examples?.length) return resolved.examples[0];
  if (resolved.const !== undefined) return resolved.const;
  return resolved.default ?? resolved.enum?.[0];
}

function exampleInput(contract: Contract, { operation }: LocatedOperation): string {
  const body = bodyOf(contract, operation);
  if (body?.mediaType === 'multipart/form-data') return '{ file, moduleName }';
  if (body)
    return JSON.stringify(Object.values(body.media.examples ?? {})[0]?.value ?? body.media.example ?? {});
  const fields = queryParameters(contract, operation)
    .filter((parameter) => parameter.required)
    .map((parameter) => [parameter.name, parameter.example ?? exampleOf(contract, parameter.schema)]);
  return fields.length > 0 ? JSON.stringify(Object.fromEntries(fields)) : '';
}

const comment = (lines: readonly string[]): string =>
  `/**\n${lines.map((line) => ` * ${line.replaceAll('*/', '*\\/')}`.trimEnd()).join('\n')}\n */`;

/** Name of the paging shape in `packages/sdk/src/transport/paging/paging-shapes.ts`. */
function pagingOf({ page, items }: Paging): string {
  if (page === 'page_no') return 'elementsByPageNo';
  return { pageList: 'pageList', result: 'resultList', elements: 'elements' }[items] ?? items;
}

/** The call of `read` or `write` that defines the operation. */
function description(
  contract: Contract,
  { id, method, path, operation }: LocatedOperation,
  ownErrors: readonly string[],
): string {
  const mediaType = bodyOf(contract, operation)?.mediaType;
  const paging = operation['x-paging'];
  const name = path.replace(/^\/(api|public)\/|\.action$/g, '');
  const extra = [
    ...(idOf(name) === id ? [] : [`operationId: '${id}'`]),
    ...(path === `/api/${name}` ? [] : [`path: '${path}'`]),
    ...(method === 'get' ? ["method: 'GET'"] : []),
    ...(mediaType ? [`bodyOf: ${mediaType === 'application/json' ? 'jsonBody' : 'formBody'}`] : []),
    ...(paging ? [`paging: ${pagingOf(paging)}`] : []),
  ];
  const errors = errorList(contract, ownErrors);
  const rest = extra.length > 0 ? `, { ${extra.join(', ')} }` : '';
  const list = errors !== '' || rest !== '' ? `, '${errors}'` : '';
  return `${operation['x-semantics'] === 'read' ? 'read' : 'write'}('${name}'${list}${rest})`;
}

function functionSource(
  contract: Contract,
  located: LocatedOperation,
  knownErrors: readonly string[],
): string {
  const { id, operation } = located;
  const input = exampleInput(contract, located);
  const query = queryParameters(contract, operation);
  const fields = query.map(
    ({ name, description, required }) =>
      `- \`${name}\`${required ? '' : ' (optional)'}: ${description ?? ''}`,
  );
  const ownErrors = operation['x-errors'].filter((key) => !knownErrors.includes(key));
  const lines = [
    ...operation.description.trim().split('\n'),
    ...(fields.length > 0 ? ['', ...fields] : []),
    '',
    ...(ownErrors.length > 0
      ? [`@throws ApiError with the keys ${ownErrors.join(', ')}, besides the shared errors`]
      : []),
    `@example await ${id}(transport${input ? `, ${input}` : ''});`,
  ];
  const isOpen = !bodyOf(contract, operation) && !query.some(({ required }) => required);
  const shape = shapeOf(contract, located);
  const type = `${isOpen ? 'OpenCall' : 'Call'}<'${id}', ${shape.input}, ${shape.data}>`;
  return `${comment(lines)}\nexport const ${id}: ${type} = /* @__PURE__ */ ${description(contract, located, ownErrors)};`;
}

const importLine = (names: readonly string[], file: string): string =>
  names.length > 0 ? `import { ${names.join(', ')} } from '${file}';` : '';

/** An operation lists its errors, but for those that the transport knows: by default all that operations share. */
export function operationFunctions(
  contract: Contract,
  knownErrors: readonly string[] = sharedKeys(contract),
): string {
  const text = operationsOf(contract)
    .map((located) => functionSource(contract, located, knownErrors))
    .join('\n\n');
  const used = (name: string) => new RegExp(`\\b${name}\\b`).test(text);
  const types = [...new Set(text.match(/\b[A-Z]\w+(?:Params|Ok|Body)\b|(?<=', )[A-Z]\w+(?=, )/g) ?? [])];
  return `
import type { Call, OpenCall } from '../call.ts';
${importLine(['formBody', 'jsonBody'].filter(used), '../transport/request/bodies.ts')}
import { read, write } from '../transport/request/define-operation.ts';
${importLine(['elements', 'elementsByPageNo', 'pageList', 'resultList'].filter(used), '../transport/paging/paging-shapes.ts')}
import type { ${types
    .filter((name) => name !== 'NoInput')
    .sort()
    .join(', ')} } from './hooks/openmall.schemas.ts';
import type { NoInput } from './operation-types.ts';

${text}
`;
}
