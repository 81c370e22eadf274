/** Step 4: what a server or a judge needs at run time to check inputs and answers. */
import {
  bodyOf,
  capital,
  type Contract,
  isGuarded,
  type Located,
  lookUp,
  operationsOf,
  resolve,
  type Schema,
} from './contract.ts';
import { secretNamesOf } from './tables.ts';

const texts = new Set(['description', 'title', 'example', 'examples', 'summary']);

/** Without texts and examples, and with references into `$defs`. */
export function bare(node: unknown, isNameMap = false): unknown {
  if (Array.isArray(node)) return node.map((item) => bare(item));
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(
    ([key]) => isNameMap || (!texts.has(key) && !key.startsWith('x-')),
  );
  return Object.fromEntries(
    kept.map(([key, value]) =>
      key === '$ref' && typeof value === 'string'
        ? [key, value.replace('#/components/schemas/', '#/$defs/')]
        : [key, bare(value, !isNameMap && key === 'properties')],
    ),
  );
}

function inputOf(contract: Contract, { operation }: Located): Schema {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter));
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** Field → the error that says that it is missing, where it has one of its own. */
function missingOf(contract: Contract, { operation }: Located): Record<string, string> {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter));
  return Object.fromEntries(parameters.flatMap(({ name, 'x-missing': key }) => (key ? [[name, key]] : [])));
}

/** Which calls are counted together where they come too often: those named, else by what they do. */
const rateOf = ({ operation }: Located) =>
  operation['x-rate'] ?? (operation['x-semantics'] === 'read' ? 'read' : 'write');

function entry(contract: Contract, located: Located) {
  const { id, method, path, operation } = located;
  const answer = `#/components/schemas/${capital(id)}Answer`;
  const ok = lookUp(contract, `#/components/schemas/${capital(id)}Ok`) as Schema;
  const input = inputOf(contract, located);
  const body = bodyOf(contract, operation);
  const fields = (body ? resolve(contract, body.media.schema) : input).properties ?? {};
  return {
    method: method.toUpperCase(),
    path,
    guarded: isGuarded(contract, operation),
    semantics: operation['x-semantics'],
    rate: rateOf(located),
    errors: operation['x-errors'],
    query: bare(input),
    body: body ? { mediaType: body.mediaType, schema: bare(body.media.schema) } : null,
    answer: bare({ $ref: answer }),
    data: bare(ok.properties?.['data'] ?? { type: 'null' }),
    rules: operation['x-rule'] ?? [],
    missing: missingOf(contract, located),
    ...(operation['x-max-bytes'] !== undefined && { maxBytes: operation['x-max-bytes'] }),
    secrets: Object.keys(fields).filter((name) => resolve(contract, fields[name] ?? {})['x-secret'] === true),
  };
}

export function contractJson(contract: Contract): string {
  const operations = operationsOf(contract).map((located) => [located.id, entry(contract, located)]);
  const catalogue = Object.entries(contract['x-error-catalogue'] ?? {}).map(
    ([key, { code, text, answeredBy }]) => [key, { code, text, answeredBy }],
  );
  return `${JSON.stringify(
    {
      $comment: 'Generated from openapi/ by `npm run generate`. Do not edit.',
      version: contract.info.version,
      operations: Object.fromEntries(operations),
      errors: Object.fromEntries(catalogue),
      secretNames: secretNamesOf(contract),
      $defs: bare(contract.components.schemas, true),
    },
    null,
    1,
  )}\n`;
}
