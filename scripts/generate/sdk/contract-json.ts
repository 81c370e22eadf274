/** Step 4: the schemas that servers and conformance checks need at run time. */
import {
  bodyOf,
  capitalize,
  type Contract,
  isGuarded,
  type LocatedOperation,
  lookUpRef,
  operationsOf,
  resolve,
  type Schema,
} from '../../contract/contract.ts';
import { secretNamesOf } from './tables.ts';

/** Rules of answers that JSON Schema cannot express. */
const rules = new Set(['x-decimals']);
const texts = new Set(['description', 'title', 'example', 'examples', 'summary']);

/** Removes texts and examples, and makes references point into `$defs`. */
export function stripDocs(node: unknown, isNameMap = false): unknown {
  if (Array.isArray(node)) return node.map((item) => stripDocs(item));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(
    ([key]) => isNameMap || rules.has(key) || (!texts.has(key) && !key.startsWith('x-')),
  );
  return Object.fromEntries(
    entries.map(([key, value]) =>
      key === '$ref' && typeof value === 'string'
        ? [key, value.replace('#/components/schemas/', '#/$defs/')]
        : [key, stripDocs(value, !isNameMap && key === 'properties')],
    ),
  );
}

function inputOf(contract: Contract, { operation }: LocatedOperation): Schema {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter));
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** The errors for missing fields, if not `parameterError`, by field. */
function missingOf(contract: Contract, { operation }: LocatedOperation): Record<string, string> {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter));
  return Object.fromEntries(parameters.flatMap(({ name, 'x-missing': key }) => (key ? [[name, key]] : [])));
}

/** The rate limit bucket: `x-rate`, or else by semantics. */
const rateOf = ({ operation }: LocatedOperation) =>
  operation['x-rate'] ?? (operation['x-semantics'] === 'read' ? 'read' : 'write');

function entry(contract: Contract, located: LocatedOperation) {
  const { id, method, path, operation } = located;
  const answer = `#/components/schemas/${capitalize(id)}Answer`;
  const ok = lookUpRef(contract, `#/components/schemas/${capitalize(id)}Ok`) as Schema;
  const input = inputOf(contract, located);
  const body = bodyOf(contract, operation);
  const fields = (body ? resolve(contract, body.media.schema) : input).properties ?? {};
  return {
    method: method.toUpperCase(),
    path,
    guarded: isGuarded(contract, operation),
    semantics: operation['x-semantics'],
    ...(operation['x-scope'] && { scope: operation['x-scope'] }),
    rate: rateOf(located),
    errors: operation['x-errors'],
    query: stripDocs(input),
    body: body ? { mediaType: body.mediaType, schema: stripDocs(body.media.schema) } : null,
    answer: stripDocs({ $ref: answer }),
    data: stripDocs(ok.properties?.['data'] ?? { type: 'null' }),
    rules: operation['x-rule'] ?? [],
    missing: missingOf(contract, located),
    ...(operation['x-max-bytes'] !== undefined && { maxBytes: operation['x-max-bytes'] }),
    ...(operation['x-permission'] && { permission: operation['x-permission'] }),
    ...(operation['x-audit'] && { audit: operation['x-audit'] }),
    ...(operation['x-factor'] && { factor: operation['x-factor'] }),
    secrets: Object.keys(fields).filter((name) => resolve(contract, fields[name] ?? {})['x-secret'] === true),
  };
}

export function contractJson(contract: Contract): string {
  const operations = operationsOf(contract).map((located) => [located.id, entry(contract, located)]);
  const catalog = Object.entries(contract['x-error-catalogue'] ?? {}).map(
    ([key, { code, text, answeredBy }]) => [key, { code, text, answeredBy }],
  );
  return `${JSON.stringify(
    {
      $comment: 'Generated from openapi/ by `npm run generate`. Do not edit.',
      version: contract.info.version,
      operations: Object.fromEntries(operations),
      errors: Object.fromEntries(catalog),
      secretNames: secretNamesOf(contract),
      $defs: stripDocs(contract.components.schemas, true),
    },
    null,
    1,
  )}\n`;
}
