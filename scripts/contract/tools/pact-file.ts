/** A Pact of a client that makes one call of each operation, from the examples of the contract. */
import { readFileSync } from 'node:fs';

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
  readonly schema?: { readonly $ref?: string; readonly examples?: readonly unknown[] };
}
type Content = Readonly<
  Record<string, { readonly examples?: Readonly<Record<string, { readonly value?: unknown }>> }>
>;
interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly parameters?: readonly Parameter[];
  readonly security?: readonly object[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly 200: { readonly content: Content } };
}
interface Bundle {
  /** Of operations that name none. */
  readonly security: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly parameters?: Readonly<Record<string, Parameter>>;
    readonly schemas: Readonly<Record<string, Parameter['schema']>>;
  };
}

const last = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** The first example of a parameter or of its schema. */
function exampleOf({ components }: Bundle, { example, examples = {}, schema = {} }: Parameter): unknown {
  const [named] = Object.values(examples);
  const own = schema.$ref === undefined ? schema : components.schemas[last(schema.$ref)];
  return example ?? named?.value ?? own?.examples?.[0];
}

/** The query as text: the tool takes a comma in a value of a list for the end of a value. */
function queryOf(bundle: Bundle, { parameters = [], security = bundle.security }: Operation): string {
  const all = parameters.map((item) =>
    item.$ref === undefined ? item : bundle.components.parameters?.[last(item.$ref)],
  );
  const required = all.filter((item) => item?.in === 'query' && item.required === true);
  const query = new URLSearchParams(
    required.map((item) => [item?.name ?? '', String(item && exampleOf(bundle, item))]),
  );
  if (security.some((scheme) => Object.keys(scheme).length > 0)) query.set('token', 'tk_7f3a9c');
  return query.toString();
}

const firstExample = (content: Content): unknown => {
  const [media] = Object.values(content);
  const [example] = Object.values(media?.examples ?? {});
  return example?.value;
};

function interactionOf(bundle: Bundle, path: string, method: string, operation: Operation) {
  const json = operation.requestBody?.content['application/json'];
  return {
    description: operation.operationId,
    request: {
      method: method.toUpperCase(),
      path,
      query: queryOf(bundle, operation),
      headers: { Accept: 'application/json', ...(json && { 'Content-Type': 'application/json' }) },
      ...(json && { body: firstExample({ json }) }),
    },
    response: {
      status: 200,
      headers: { 'Content-Type': 'application/json' },
      body: firstExample(operation.responses[200].content),
    },
  };
}

export interface Pact {
  readonly consumer: object;
  readonly provider: object;
  readonly interactions: readonly object[];
  readonly metadata: object;
}

/** The Pact as an object of version 2. Uploads are left out: a Pact has no files. */
export function createPact(bundleFile: string): Pact {
  const bundle = JSON.parse(readFileSync(bundleFile, 'utf8')) as Bundle;
  const interactions = Object.entries(bundle.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { requestBody }]) => !requestBody?.content['multipart/form-data'])
      .map(([method, operation]) => interactionOf(bundle, path, method, operation)),
  );
  return {
    consumer: { name: 'a client' },
    provider: { name: 'openmall' },
    interactions,
    metadata: { pactSpecification: { version: '2.0.0' } },
  };
}
