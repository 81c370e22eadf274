/** What the mock server says of itself: when it starts, and at its root. */
import { type OperationId, operationMap } from '@openmall/sdk';
import { FAULTS } from './faults.ts';

/** By operation. */
export type ExampleNames = ReadonlyMap<OperationId, readonly string[]>;

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
}

interface DocumentOperation {
  readonly operationId: OperationId;
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly examples?: object } } };
  };
}

export function exampleNames(document: Document): ExampleNames {
  const operations = Object.values(document.paths).flatMap((item) =>
    ['get', 'post'].flatMap((method) => item[method] ?? []),
  );
  return new Map(
    operations.map(({ operationId, responses }) => [
      operationId,
      Object.keys(responses[200].content['application/json'].examples ?? {}),
    ]),
  );
}

export function welcome(base: string): string {
  return [
    `openmall: the mock server listens on ${base} and answers every call with an example of the contract.`,
    `  try            curl -X POST -H 'Authorization: Bearer anything' '${base}/api/order!listMain'`,
    `  other answers  …?__example=empty, or the header "Prefer: example=empty"; ${base}/ lists them`,
    `  one fault      …?__fault=${Object.keys(FAULTS).join('|')}, or an error of the catalogue`,
    `  more           npm run mock:prism -- --help (dynamic answers, latency, faults, seeds)`,
    `  Ctrl+C stops it.`,
  ].join('\n');
}

/** Every operation with the names of its examples, one a line. */
export function guide(base: string, examples: ExampleNames): string {
  const rows = (Object.keys(operationMap) as OperationId[]).map((id) => {
    const { method, path } = operationMap[id];
    return `${method.padEnd(4)} ${path}\n       ${examples.get(id)?.join(' ') ?? ''}`;
  });
  return `${welcome(base)}\n\n${rows.join('\n')}\n`;
}
