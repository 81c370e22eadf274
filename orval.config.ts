/** What orval generates from the bundle: hooks and mocks in one project (mocks share the types of the hooks), zod schemas in another. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'orval';
import { toOrvalInput } from './scripts/contract/orval-input.ts';
import { type Contract, operationsOf } from './scripts/contract/contract.ts';
import { buyerDocument, type ContractDocument } from './scripts/contract/documents.ts';

type Config = ReturnType<typeof defineConfig>;

/** `x-semantics`, not the HTTP method, says whether an operation reads. */
function queryOptionsOf(contract: Contract) {
  return Object.fromEntries(
    operationsOf(contract).map(({ id, operation }) => {
      const isRead = operation['x-semantics'] === 'read';
      const paging = operation['x-paging'];
      const infinite = paging
        ? { useInfinite: true, useInfiniteQueryParam: paging.page }
        : { useInfinite: false };
      return [id, { query: { useQuery: isRead, useMutation: !isRead, ...infinite } }];
    }),
  );
}

const mocksIn = (outRoot: string) => ({
  path: join(outRoot, 'packages/mocks/src/generated'),
  indexMockFiles: false,
  generators: [{ type: 'msw' as const, delay: false as const, useExamples: true, baseUrl: '*' }],
});

export function orvalConfig(outRoot: string, { name, audience, sdk: folder }: ContractDocument): Config {
  const target = join(outRoot, `openapi/dist/${name}.json`);
  const sdk = join(outRoot, folder);
  const contract = JSON.parse(readFileSync(target, 'utf8')) as Contract;
  // Only this switch decides whether orval writes `.ts` into its imports, which Node needs.
  const tsconfig = { compilerOptions: { allowImportingTsExtensions: true } };
  return defineConfig({
    hooks: {
      input: { target, override: { transformer: toOrvalInput } },
      output: {
        mode: 'tags-split',
        target: join(sdk, 'generated/hooks'),
        client: 'react-query',
        httpClient: 'axios',
        clean: true,
        indexFiles: true,
        tsconfig,

        ...(audience === 'buyer' && { mock: mocksIn(outRoot) }),
        override: {
          header: false,
          mutator: { path: join(outRoot, 'packages/sdk/src/hooks/use-call.ts'), name: 'useCall' },
          query: {
            version: 5,
            signal: true,
            useOperationIdAsQueryKey: true,
            queryOptions: {
              path: join(outRoot, 'packages/sdk/src/hooks/with-paging.ts'),
              name: 'withPaging',
            },
          },
          operations: queryOptionsOf(contract),
          enumGenerationType: 'union',
        },
      },
    },
    zod: {
      input: { target, override: { transformer: toOrvalInput } },
      output: {
        mode: 'single',
        target: join(sdk, 'generated/zod.ts'),
        client: 'zod',
        tsconfig,
        override: {
          header: false,
          zod: { version: 4, generateReusableSchemas: true, coerce: { query: ['number', 'boolean'] } },
        },
      },
    },
  });
}

export default () => orvalConfig('.', buyerDocument);
