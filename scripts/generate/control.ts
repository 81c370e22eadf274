/** Step 5: the control contract for tests: its bundle, and types and schemas for the server. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { stringify } from 'yaml';
import { stripDocs } from './sdk/contract-json.ts';
import { bundleFile } from '../contract/bundle.ts';
import { format } from './format.ts';

const NOTE = 'Generated from openapi/ by `npm run generate`. Do not edit.';
const methods = ['get', 'put', 'post', 'delete'] as const;

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly schema: object;
}
interface ResponseObject {
  readonly $ref?: string;
  readonly content?: { readonly 'application/json': { readonly schema: object } };
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly responses: { readonly 200: ResponseObject };
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } };
}
type PathItem = { readonly [Method in (typeof methods)[number]]?: Operation } & {
  readonly parameters?: readonly Parameter[];
};
interface ControlContract {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly schemas: Readonly<Record<string, object>>;
  };
}

/** The parameters of an operation as one object schema. */
function fieldsIn(
  contract: ControlContract,
  item: PathItem,
  operation: Operation,
  location: Parameter['in'],
): object {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    parameter.$ref ? contract.components.parameters[parameter.$ref.split('/').pop() ?? ''] : parameter,
  );
  const parameters = all.filter((parameter) => parameter?.in === location);
  const properties = Object.fromEntries(
    parameters.map((parameter) => [parameter?.name, stripDocs(parameter?.schema)]),
  );
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** The schema of a successful response. */
function responseSchema({ components }: ControlContract, { responses }: Operation): object | undefined {
  const response = responses[200];
  const found = response.$ref ? components.responses[response.$ref.split('/').pop() ?? ''] : response;
  return found?.content?.['application/json'].schema;
}

function operationTable(contract: ControlContract): object {
  const entries = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const body = operation.requestBody?.content['application/json'].schema;
      const entry = {
        method: method.toUpperCase(),
        path,
        params: fieldsIn(contract, item, operation, 'path'),
        query: fieldsIn(contract, item, operation, 'query'),
        body: body ? stripDocs(body) : null,
        answer: stripDocs(responseSchema(contract, operation)),
      };
      return [[operation.operationId, entry]];
    }),
  );
  return Object.fromEntries(entries);
}

function bundle(): ControlContract {
  const folder = mkdtempSync(join(tmpdir(), 'openmall-bundle-'));
  try {
    const file = join(folder, 'control.json');
    const config = 'openapi/control.redocly.yaml';
    bundleFile(config, 'openapi/control.yaml', file);
    return JSON.parse(readFileSync(file, 'utf8')) as ControlContract;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function generateControl(outRoot: string): Promise<void> {
  const contract = bundle();
  const dist = join(outRoot, 'openapi/dist');
  const server = join(outRoot, 'packages/server/src/generated');
  for (const folder of [dist, server]) mkdirSync(folder, { recursive: true });
  const { openapi, ...rest } = contract;
  const marked = { openapi, 'x-generated': NOTE, ...rest };
  writeFileSync(join(dist, 'control.json'), `${JSON.stringify(marked, null, 2)}\n`);
  const yaml = stringify(marked, { aliasDuplicateObjects: false, lineWidth: 0 });
  writeFileSync(join(dist, 'control.yaml'), `# ${NOTE}\n${yaml}`);
  const nodes = await openapiTS(JSON.stringify(contract), { alphabetize: false, silent: true });
  writeFileSync(join(server, 'control.ts'), await format(astToString(nodes)));
  const table = {
    $comment: NOTE,
    operations: operationTable(contract),
    $defs: stripDocs(contract.components.schemas, true),
  };
  writeFileSync(join(server, 'control.json'), `${JSON.stringify(table, null, 1)}\n`);
}
