/** The documents of buyers, of merchants and of the desk as one: Prism serves all of them on one address. */
import { readFileSync } from 'node:fs';
import { type AnyOperationId, errorCatalog, operationMap } from '@openmall/sdk';
import contract from '@openmall/sdk/contract.json' with { type: 'json' };
import { type DeskErrorKey, deskErrorCatalog, deskOperations } from '@openmall/sdk/desk';
import deskContract from '@openmall/sdk/desk/contract.json' with { type: 'json' };
import { merchantErrorCatalog, merchantOperations } from '@openmall/sdk/merchant';
import merchantContract from '@openmall/sdk/merchant/contract.json' with { type: 'json' };
import type { Json } from './invented-values.ts';

interface AnyOperation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly errors: readonly string[];
}

interface AnyInput {
  readonly query: { readonly properties: object; readonly required?: readonly string[] };
  readonly body: unknown;
  readonly missing?: Readonly<Record<string, AnyErrorKey>>;
}

/** An error of any document: the back office has all errors of the buyers and its own. */
export type AnyErrorKey = DeskErrorKey;

export const allOperations: Readonly<Record<AnyOperationId, AnyOperation>> = {
  ...operationMap,
  ...merchantOperations,
  ...deskOperations,
};

// `npm run generate` writes the files in this form.
export const allInputs = {
  ...contract.operations,
  ...merchantContract.operations,
  ...deskContract.operations,
} as unknown as Readonly<Record<AnyOperationId, AnyInput>>;

export const allErrors = { ...errorCatalog, ...merchantErrorCatalog, ...deskErrorCatalog };

export const isAnyErrorKey = (key: string): key is AnyErrorKey => Object.hasOwn(allErrors, key);

/** The back office takes its token as a bearer token only. */
export const isOffice = (id: AnyOperationId): boolean => !Object.hasOwn(operationMap, id);

const NAMES = ['openapi', 'merchant', 'desk'];

const bundleOf = (name: string): Json =>
  JSON.parse(readFileSync(new URL(`../../../../openapi/dist/${name}.json`, import.meta.url), 'utf8')) as Json;

type Requirement = Readonly<Record<string, readonly string[]>>;
type Methods = Readonly<Record<string, { readonly security?: readonly Requirement[] }>>;

/** Each operation names its token by its document, because the place of the token differs between the documents. */
function pathsWithToken({ paths, security }: Json, scheme: string): Json {
  const named = (requirement: Requirement): Requirement =>
    'token' in requirement ? { [scheme]: [] } : requirement;
  const mapMethods = (methods: Methods): Json =>
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [
        method,
        { ...operation, security: (operation.security ?? (security as Requirement[])).map(named) },
      ]),
    );
  return Object.fromEntries(
    Object.entries(paths as Readonly<Record<string, Methods>>).map(([path, methods]) => [
      path,
      mapMethods(methods),
    ]),
  );
}

/** One document with the operations of all three. Equal names of components are equal components. */
export function allDocuments(): Json {
  const documents = NAMES.map((name) => ({ document: bundleOf(name), scheme: `${name}Token` }));
  const components = documents.map(({ document, scheme }) => {
    const own = document['components'] as Record<string, Json>;
    return { ...own, securitySchemes: { [scheme]: own['securitySchemes']?.['token'] } };
  });
  const kinds = new Set(components.flatMap((own) => Object.keys(own)));
  const merged = [...kinds].map((kind) => [
    kind,
    Object.assign({}, ...components.map((own: Record<string, unknown>) => own[kind])) as Json,
  ]);
  return {
    ...documents[0]?.document,
    security: [],
    tags: [],
    paths: Object.assign(
      {},
      ...documents.map(({ document, scheme }) => pathsWithToken(document, scheme)),
    ) as Json,
    components: Object.fromEntries(merged) as Json,
  };
}
