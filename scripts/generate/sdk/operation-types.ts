/** Step 4: input, data and error types of each operation. */
import { ContractError } from '../../contract/contract-error.ts';
import {
  bodyOf,
  capitalize,
  type Contract,
  isGuarded,
  type LocatedOperation,
  lookUpRef,
  operationsOf,
  queryParameters,
  type Schema,
} from '../../contract/contract.ts';

const union = (keys: readonly string[]): string => keys.map((key) => `'${key}'`).join(' | ') || 'never';

export interface Shape {
  readonly input: string;
  readonly data: string;
}

function inputType(name: string, body: Schema | undefined, hasQuery: boolean): string {
  if (body) return body.$ref?.split('/').pop() ?? `${name}Body`;
  return hasQuery ? `${name}Params` : 'NoInput';
}

/** `data` that may be absent in a response is null for callers. */
function dataType(contract: Contract, name: string): string {
  const { required = [], properties = {} } = lookUpRef(contract, `#/components/schemas/${name}Ok`) as Schema;
  if (required.includes('data')) return `${name}Ok['data']`;
  const { data } = properties;
  return !data || data.$ref?.endsWith('/NoData') ? 'null' : `NonNullable<${name}Ok['data']> | null`;
}

/**
 * orval's names of an operation's input and data.
 * @throws {ContractError} if the operation has both a body and query fields.
 */
export function shapeOf(contract: Contract, { id, operation }: LocatedOperation): Shape {
  const query = queryParameters(contract, operation);
  const body = bodyOf(contract, operation)?.media.schema;
  if (body && query.length > 0)
    throw new ContractError(`${id} has both a body and query fields; the SDK supports only one of them.`);
  return {
    input: inputType(capitalize(id), body, query.length > 0),
    data: dataType(contract, capitalize(id)),
  };
}

function errorsOf(contract: Contract, { operation }: LocatedOperation): string {
  const answeredBy = (key: string) => contract['x-error-catalogue']?.[key]?.answeredBy;
  const ownErrors = operation['x-errors'].filter((key) => answeredBy(key) === 'listed');
  const shared = isGuarded(contract, operation) ? ['SharedError', 'GuardedError'] : ['SharedError'];
  return [...ownErrors.map((key) => `'${key}'`), ...shared].join(' | ');
}

export function operationTypes(contract: Contract): string {
  const operations = operationsOf(contract);
  const shapes = new Map(operations.map((located) => [located.id, shapeOf(contract, located)]));
  const names = [...shapes.values()].flatMap(({ input, data }) => [input, ...(data.match(/\w+Ok/g) ?? [])]);
  const imported = [...new Set(names)].filter((name) => name !== 'NoInput').sort();
  const keysAnsweredBy = (group: string) =>
    Object.entries(contract['x-error-catalogue'] ?? {}).flatMap(([key, entry]) =>
      entry.answeredBy === group ? [key] : [],
    );
  const members = operations.map((located) => {
    const shape = shapes.get(located.id);
    return `/** ${located.operation.summary}. */\n${located.id}: { input: ${shape?.input}; data: ${shape?.data}; errors: ${errorsOf(contract, located)} };`;
  });
  const paged = operations.flatMap(({ id, operation }) =>
    operation['x-paging'] ? [`readonly ${id}: '${operation['x-paging'].items}';`] : [],
  );
  return `
import type { ${imported.join(', ')} } from './hooks/openmall.schemas.ts';

/** The input of operations without fields. */
export type NoInput = { readonly [field: string]: never };
/** The errors of every operation. */
export type SharedError = ${union(keysAnsweredBy('every'))};
/** The errors of every operation that requires a token. */
export type GuardedError = ${union(keysAnsweredBy('guarded'))};
/** The errors that clients raise. */
export type ClientError = ${union(keysAnsweredBy('client'))};
/** Every key of the error catalog. */
export type ErrorKey = ${union(Object.keys(contract['x-error-catalogue'] ?? {}))};

/** Input, data and errors of every operation. Inputs have no \`lang\` and \`token\`: the transport adds them. */
export interface Operations {
${members.join('\n')}
}

/** The path of the rows in the data of each paged read. */
export interface PagingOf {
${paged.join('\n')}
}
/** The paged reads. */
export type PagedId = keyof PagingOf;
`;
}
