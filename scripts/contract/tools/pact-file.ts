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

function queryOf(bundle: Bundle, { parameters = [], security = [] }: Operation): Record<string, string[]> {
  const all = parameters.map((item) =>
    item.$ref === undefined ? item : bundle.components.parameters?.[last(item.$ref)],
  );
  const required = all.filter((item) => item?.in === 'query' && item.required === true);
  const entries = required.map((item) => [item?.name, [String(item && exampleOf(bundle, item))]] as const);
  const token = security.some((scheme) => Object.keys(scheme).length > 0) ? { token: ['tk_7f3a9c'] } : {};
  return { ...Object.fromEntries(entries), ...token };
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

/** The Pact as an object of version 3. Uploads are left out: a Pact has no files. */
export function createPact(bundleFile: string): { readonly interactions: readonly object[] } {
  const bundle = JSON.parse(readFileSync(bundleFile, 'utf8')) as Bundle;
  const interactions = Object.entries(bundle.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { requestBody }]) => !requestBody?.content['multipart/form-data'])
      .map(([method, operation]) => interactionOf(bundle, path, method, operation)),
  );
  const pact = { consumer: { name: 'a client' }, provider: { name: 'openmall' }, interactions };
  return { ...pact, ...{ metadata: { pactSpecification: { version: '3.0.0' } } } };
}
