/** The texts that the mock server prints at its start and shows at its root. */
import type { AnyOperationId } from '@openmall/sdk';
import { allOperations } from './all-documents.ts';
import { FAULTS } from './faults.ts';
import type { Json } from './invented-values.ts';

/** The names of the examples of each operation. */
export type ExampleNames = ReadonlyMap<AnyOperationId, readonly string[]>;

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
}

interface DocumentOperation {
  readonly operationId: AnyOperationId;
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly examples?: object } } };
  };
}

export function exampleNames(document: Json): ExampleNames {
  const { paths } = document as unknown as Document;
  const operations = Object.values(paths).flatMap((item) =>
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
    `openmall: the mock server listens on ${base} and responds with the examples of the contract.`,
    `  try             curl -X POST -H 'Authorization: Bearer anything' '${base}/api/order!listMain'`,
    `  other examples  …?__example=empty, or the header "Prefer: example=empty"; ${base}/ lists them`,
    `  faults          …?__fault=${Object.keys(FAULTS).join('|')}, or an error of the catalog`,
    `  more            npm run mock:prism -- --help (generated responses, latency, faults, seeds)`,
    `  stop            Ctrl+C`,
  ].join('\n');
}

/** Lists every operation with the names of its examples. */
export function guide(base: string, examples: ExampleNames): string {
  const rows = (Object.keys(allOperations) as AnyOperationId[]).map((id) => {
    const { method, path } = allOperations[id];
    return `${method.padEnd(4)} ${path}\n       ${examples.get(id)?.join(' ') ?? ''}`;
  });
  return `${welcome(base)}\n\n${rows.join('\n')}\n`;
}
