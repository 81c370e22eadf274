/** Step 2: the types of the openapi-fetch client. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Contract } from '../contract/contract.ts';
import { format } from './format.ts';

const blob = ts.factory.createTypeReferenceNode('Blob');
const isBinary = (schema: {
  format?: string;
  contentMediaType?: string;
  contentEncoding?: string;
}): boolean =>
  schema.format === 'binary' ||
  (schema.contentMediaType !== undefined && schema.contentEncoding === undefined);

/** With `exactOptionalPropertyTypes`, an optional field of a query takes undefined only if its type says so. */
const withUndefined = (types: string): string =>
  types.replaceAll(/^ {6}query\??: \{$[\s\S]*?^ {6}\};$/gm, (query) =>
    query.replaceAll(/^( {8}\w+\?:[^;]*);/gm, '$1 | undefined;'),
  );

export async function generateTypes(outRoot: string, contract: Contract): Promise<void> {
  const nodes = await openapiTS(JSON.stringify(contract), {
    transform: (schema) => (isBinary(schema as object) ? blob : undefined),
    alphabetize: false,
    silent: true,
  });
  const folder = join(outRoot, 'packages/sdk/src/generated');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'schema.ts'), withUndefined(await format(astToString(nodes))));
}
