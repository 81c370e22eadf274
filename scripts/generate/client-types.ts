/** Step 2: the types of the openapi-fetch client. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Contract, Schema } from '../contract/contract.ts';
import { addIdTypes } from '../contract/typed-ids.ts';
import { format } from './format.ts';

const blob = ts.factory.createTypeReferenceNode('Blob');
const isBinary = (schema: {
  format?: string;
  contentMediaType?: string;
  contentEncoding?: string;
}): boolean =>
  schema.format === 'binary' ||
  (schema.contentMediaType !== undefined && schema.contentEncoding === undefined);

const idType = ({ 'x-id': kind }: Schema): ts.TypeNode | undefined =>
  kind === undefined
    ? undefined
    : ts.factory.createTypeReferenceNode('IdOf', [
        ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(kind)),
      ]);

export async function generateTypes(outRoot: string, contract: Contract): Promise<void> {
  const typed = structuredClone(contract);
  addIdTypes(typed);
  const nodes = await openapiTS(JSON.stringify(typed), {
    transform: (schema) => (isBinary(schema as object) ? blob : idType(schema as Schema)),
    alphabetize: false,
    silent: true,
  });
  const folder = join(outRoot, 'packages/sdk/src/generated');
  mkdirSync(folder, { recursive: true });
  const text = `import type { IdOf } from '../ids.ts';\n${astToString(nodes)}`;
  writeFileSync(join(folder, 'schema.ts'), await format(text));
}
