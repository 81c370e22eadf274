/** Builds a request for every operation from the examples of the contract. */
import { bodyOf, type Contract, type LocatedOperation, operationsOf, resolve } from '../contract/contract.ts';
import { exampleOf } from '../generate/sdk/operation-functions.ts';

export interface ExampleCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string | FormData | undefined;
}

function bodyExample(contract: Contract, { operation }: LocatedOperation): string | FormData | undefined {
  const body = bodyOf(contract, operation);
  if (!body) return undefined;
  const example = Object.values(body.media.examples ?? {})[0]?.value ?? body.media.example;
  if (body.mediaType === 'application/json') return JSON.stringify(example);
  const form = new FormData();
  const { properties = {} } = resolve(contract, body.media.schema);
  for (const [name, value] of Object.entries(example as Record<string, string>)) {
    const isFile = resolve(contract, properties[name] ?? {}).format === 'binary';
    if (isFile) form.append(name, new Blob([value], { type: 'image/png' }), 'picture.png');
    else form.append(name, value);
  }
  return form;
}

function exampleCall(contract: Contract, located: LocatedOperation): ExampleCall {
  const { id, method, path, operation } = located;
  const fields = (operation.parameters ?? []).map((parameter) => {
    const { name, schema, example } = resolve(contract, parameter);
    return [name, String(example ?? exampleOf(contract, schema))];
  });
  return {
    id,
    method: method.toUpperCase(),
    path,
    query: new URLSearchParams([...fields, ['token', 'an-example-token']]).toString(),
    body: bodyExample(contract, located),
  };
}

export const exampleCalls = (contract: Contract): ExampleCall[] =>
  operationsOf(contract).map((located) => exampleCall(contract, located));
