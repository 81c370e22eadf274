/** The contract as Prism should invent answers by it: successes alone, nothing beside the named fields, sizes of a shop. */
import { type Json, plausible } from './invented-values.ts';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapped = (value: Json, change: (one: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one)]));

const PICTURES = [
  'canvas-sneaker-1',
  'canvas-sneaker-navy',
  'wool-beanie-1',
  'iron-teapot-1',
  'paper-lamp-1',
];

/** Prism picks a branch of a `oneOf` by chance: every second answer would be a failure. */
const successBranch = (schema: Json): unknown => {
  const branches = schema['oneOf'];
  const isAnswer = Array.isArray(branches) && JSON.stringify(branches).includes('/schemas/Failure"');
  return isAnswer ? (branches as unknown[])[0] : undefined;
};

/** Pictures that can be shown. */
function pictured(name: string, schema: Json): Json {
  const isPicture = name === 'ImageUrl' || name === 'OptionalImage';
  return isPicture ? { ...schema, enum: PICTURES.map((one) => `/pictures/goods/${one}.webp`) } : schema;
}

const MAX_ITEMS = 6;

/** Short lists; of what contains itself, none within another. */
function listed(schema: Json, isWithin: (items: unknown) => boolean): Json {
  if (schema['type'] !== 'array') return schema;
  const { minItems = 0, maxItems = Infinity } = schema as { minItems?: number; maxItems?: number };
  const most = isWithin(schema['items']) ? 0 : Math.max(minItems, MAX_ITEMS);
  return { ...schema, maxItems: Math.min(maxItems, most) };
}

function closed(value: unknown, isWithin: (items: unknown) => boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => closed(one, isWithin));
  if (!isObject(value)) return value;
  const success = successBranch(value);
  if (success !== undefined) return success;
  const inner = Object.entries(value).map(([key, one]) => [key, closed(one, isWithin)]);
  const schema = listed(plausible(Object.fromEntries(inner) as Json), isWithin);
  return schema['type'] === 'object' && isObject(schema['properties'])
    ? { additionalProperties: false, ...schema }
    : schema;
}

const namesIn = (value: unknown): string[] =>
  [...JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  );

/** The schemas that a schema leads to, itself only where it contains itself. */
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

/** An `allOf` of closed schemas allows nothing: its parts are written as one. */
function merged(schema: Json, schemas: Json): Json {
  const parts = schema['allOf'];
  if (!Array.isArray(parts)) return schema;
  const found = (parts as { $ref?: string }[]).map((part) => {
    const named = part.$ref === undefined ? part : schemas[part.$ref.replace(/^.*\//, '')];
    return merged(named as Json, schemas);
  });
  return {
    ...schema,
    allOf: undefined,
    type: 'object',
    required: found.flatMap((part) => (part['required'] as string[] | undefined) ?? []),
    properties: Object.assign({}, ...found.map((part) => part['properties'])) as Json,
  };
}

const SCHEMAS = '#/components/schemas/';

/** The same with references to the invented schemas. */
const leadingToInvented = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value ?? null).replaceAll(`"${SCHEMAS}`, `"${SCHEMAS}Invented`)) as Value;

/** Only answers are invented: a call may hold whatever the contract allows. */
const answeringInvented = (paths: Json): Json =>
  mapped(paths, (item) =>
    mapped(item as Json, (operation) =>
      isObject(operation) && 'responses' in operation
        ? { ...operation, responses: leadingToInvented(operation['responses']) }
        : operation,
    ),
  );

export function dynamicContract(contract: Json): Json {
  const components = contract['components'] as Json;
  const schemas = components['schemas'] as Json;
  const made = Object.entries(schemas).map(([name, schema]) => {
    const isWithin = (items: unknown) => namesIn(items).some((item) => reachedFrom(item, schemas).has(name));
    const invented = pictured(name, closed(merged(schema as Json, schemas), isWithin) as Json);
    return [`Invented${name}`, leadingToInvented(invented)];
  });
  return {
    ...contract,
    paths: answeringInvented(contract['paths'] as Json),
    components: {
      ...components,
      responses: leadingToInvented(components['responses']),
      schemas: { ...schemas, ...(Object.fromEntries(made) as Json) },
    },
  };
}
