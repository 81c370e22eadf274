/** Adapts the contract for Prism's dynamic mode: only successes, only declared properties, plausible values. */
import { type Json, plausible } from './invented-values.ts';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapValues = (value: Json, change: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner)]));

const PICTURES = [
  'canvas-sneaker-1',
  'canvas-sneaker-navy',
  'wool-beanie-1',
  'iron-teapot-1',
  'paper-lamp-1',
];

/** Returns the success branch of a response. Prism picks a `oneOf` branch at random: every second response would fail. */
const successBranch = (schema: Json): unknown => {
  const branches = schema['oneOf'];
  const isResponse = Array.isArray(branches) && JSON.stringify(branches).includes('/schemas/Failure"');
  return isResponse ? (branches as unknown[])[0] : undefined;
};

/** Limits picture URLs to existing pictures. */
function withPictures(name: string, schema: Json): Json {
  const isPicture = name === 'ImageUrl' || name === 'OptionalImage';
  return isPicture
    ? { ...schema, enum: PICTURES.map((picture) => `/pictures/goods/${picture}.webp`) }
    : schema;
}

const MAX_ITEMS = 6;

/** Shortens lists. A list within its own type is empty. */
function withShortList(schema: Json, isRecursive: (items: unknown) => boolean): Json {
  if (schema['type'] !== 'array') return schema;
  const { minItems = 0, maxItems = Infinity } = schema as { minItems?: number; maxItems?: number };
  const max = isRecursive(schema['items']) ? 0 : Math.max(minItems, MAX_ITEMS);
  return { ...schema, maxItems: Math.min(maxItems, max) };
}

function adapt(value: unknown, isRecursive: (items: unknown) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => adapt(item, isRecursive));
  if (!isObject(value)) return value;
  const success = successBranch(value);
  if (success !== undefined) return success;
  const inner = Object.entries(value).map(([key, item]) => [key, adapt(item, isRecursive)]);
  const schema = withShortList(plausible(Object.fromEntries(inner) as Json), isRecursive);
  return schema['type'] === 'object' && isObject(schema['properties'])
    ? { additionalProperties: false, ...schema }
    : schema;
}

const namesIn = (value: unknown): string[] =>
  [...JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  );

/** The schemas that a schema references, directly or not. It includes itself only if it is recursive. */
function reachedFrom(name: string, schemas: Json): ReadonlySet<string> {
  const reached = new Set<string>();
  const queue = namesIn(schemas[name]);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    queue.push(...namesIn(schemas[next]));
  }
  return reached;
}

/** Merges an `allOf` into one schema: an `allOf` of closed schemas would allow nothing. */
function mergeAllOf(schema: Json, schemas: Json): Json {
  const parts = schema['allOf'];
  if (!Array.isArray(parts)) return schema;
  const resolved = (parts as { $ref?: string }[]).map((part) => {
    const target = part.$ref === undefined ? part : schemas[part.$ref.replace(/^.*\//, '')];
    return mergeAllOf(target as Json, schemas);
  });
  return {
    ...schema,
    allOf: undefined,
    type: 'object',
    required: resolved.flatMap((part) => (part['required'] as string[] | undefined) ?? []),
    properties: Object.assign({}, ...resolved.map((part) => part['properties'])) as Json,
  };
}

const SCHEMAS = '#/components/schemas/';

/** Replaces references by references to the adapted schemas. */
const withInventedRefs = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value ?? null).replaceAll(`"${SCHEMAS}`, `"${SCHEMAS}Invented`)) as Value;

/** Applies the adapted schemas to responses only: requests follow the original contract. */
const withInventedResponses = (paths: Json): Json =>
  mapValues(paths, (item) =>
    mapValues(item as Json, (operation) =>
      isObject(operation) && 'responses' in operation
        ? { ...operation, responses: withInventedRefs(operation['responses']) }
        : operation,
    ),
  );

/** Returns a copy of the contract whose responses use the adapted schemas. */
export function dynamicContract(contract: Json): Json {
  const components = contract['components'] as Json;
  const schemas = components['schemas'] as Json;
  const adapted = Object.entries(schemas).map(([name, schema]) => {
    const isRecursive = (items: unknown) =>
      namesIn(items).some((item) => reachedFrom(item, schemas).has(name));
    const invented = withPictures(name, adapt(mergeAllOf(schema as Json, schemas), isRecursive) as Json);
    return [`Invented${name}`, withInventedRefs(invented)];
  });
  return {
    ...contract,
    paths: withInventedResponses(contract['paths'] as Json),
    components: {
      ...components,
      responses: withInventedRefs(components['responses']),
      schemas: { ...schemas, ...(Object.fromEntries(adapted) as Json) },
    },
  };
}
