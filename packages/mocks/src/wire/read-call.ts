/** Parses and validates a request of an operation. */
import contract from '@openmall/sdk/contract.json' with { type: 'json' };
import {
  parseWireDecimal,
  parseWireInteger,
  type FailureData,
  type FailureDataRule,
  type Lang,
  type OperationId,
} from '@openmall/sdk';
import * as schemas from '@openmall/sdk/schemas';
import { isErrorKey, Refusal } from '../state/refusal.ts';
import { ABSENT } from './absent.ts';

export interface ParsedCall {
  readonly token: string | undefined;
  /** The language of the caller; undefined for none, or one that the mall does not have. */
  readonly lang: Lang | undefined;
  /** Returns the validated input. @throws Refusal if the contract does not allow it. */
  readonly input: () => object;
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code: string;
  /** What a size is of: `string`, `array`, `number` or `int`. */
  readonly origin?: string;
  readonly format?: string;
  readonly input?: unknown;
}

interface Schema {
  safeParse: (input: unknown) => {
    readonly success: boolean;
    readonly data?: unknown;
    readonly error?: { readonly issues: readonly Issue[] };
  };
}

interface Shape {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly $ref?: string;
}

/** The characters that a URI may contain (RFC 3986). */
const URI = /^[\w.~:/?#[\]@!$&'()*+,;=%-]*$/;
const defs = contract.$defs as Readonly<Record<string, Shape>>;

const resolve = (shape: Shape): Shape =>
  shape.$ref === undefined ? shape : resolve(defs[shape.$ref.slice('#/$defs/'.length)] ?? {});

/** The zod schema of an operation's input, by its name in the SDK. */
function schemaOf(id: OperationId, part: 'QueryParams' | 'Body'): Schema | undefined {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}${part}`;
  return (schemas as unknown as Readonly<Record<string, Schema>>)[name];
}

/** Converts a field to the type of its schema. Invalid numbers become NaN, which no schema accepts. */
function valueOf(field: string, text: string, shape: Shape): string | number {
  const { type, format } = resolve(shape);
  // The schemas of the SDK accept any text as a URI.
  if (format === 'uri-reference' && !URI.test(text))
    throw new Refusal('parameterError', undefined, 'a URI contains an invalid character', {
      field,
      rule: 'format',
    });
  if (type === 'integer') return parseWireInteger(text) ?? NaN;
  return type === 'number' ? (parseWireDecimal(text) ?? NaN) : text;
}

interface Operation {
  readonly query: {
    readonly properties?: Readonly<Record<string, Shape>>;
    readonly required?: readonly string[];
  };
  readonly body: { readonly mediaType: string } | null;
  readonly missing?: Readonly<Record<string, string>>;
}

const issuesText = (issues: readonly Issue[] = []): string =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');

/** What zod calls a broken pattern: passwords and decimals have a format by name only, which their pattern checks. */
const PATTERNS: ReadonlySet<string | undefined> = new Set(['regex', 'password', 'decimal']);

/** The parameter and its rule, from an issue of zod. */
function parameterOf(issue: Issue | undefined): FailureData {
  if (!issue || issue.path.length === 0) return null;
  const { code, origin, format, path } = issue;
  const size = origin === 'string' ? 'Length' : 'imum';
  const rules: Readonly<Record<string, FailureDataRule>> = {
    invalid_type: issue.input === undefined && issue.message.endsWith('undefined') ? 'required' : 'type',
    too_small: origin === 'array' ? 'items' : `min${size}`,
    too_big: origin === 'array' ? 'items' : `max${size}`,
    invalid_format: PATTERNS.has(format) ? 'pattern' : 'format',
    not_multiple_of: 'multipleOf',
    invalid_value: 'enum',
  };
  return { field: path.join('.'), rule: rules[code] ?? 'other' };
}

function validate(id: OperationId, input: object, part: 'QueryParams' | 'Body'): object {
  const result = schemaOf(id, part)?.safeParse(input);
  if (result && !result.success)
    throw new Refusal(
      'parameterError',
      undefined,
      issuesText(result.error?.issues),
      parameterOf(result.error?.issues[0]),
    );
  return (result?.data as object | undefined) ?? input;
}

function readQuery(id: OperationId, fields: ReadonlyMap<string, string>): object {
  const { query, missing = {} } = contract.operations[id] as unknown as Operation;
  const { properties = {}, required = [] } = query;
  const unsafe = [...fields].find(([, value]) => value.includes('\0'));
  if (unsafe)
    throw new Refusal('parameterError', undefined, `${unsafe[0]} contains a NUL`, {
      field: unsafe[0],
      rule: 'pattern',
    });
  const lang = fields.get('lang');
  if (lang !== undefined && !schemas.Lang.safeParse(lang).success)
    throw new Refusal('unsupportedLanguage', undefined, `lang: ${lang} is not supported`, {
      field: 'lang',
      rule: 'enum',
    });
  const absent = required.find((name) => !fields.has(name));
  if (absent !== undefined) {
    const key = missing[absent];
    const errorKey = key !== undefined && isErrorKey(key) ? key : 'parameterError';
    throw new Refusal(errorKey, undefined, `${absent} is missing`, { field: absent, rule: 'required' });
  }
  const values = Object.entries(properties).flatMap(([name, shape]) => {
    const text = fields.get(name);
    return text === undefined || name === 'lang' ? [] : [[name, valueOf(name, text, shape)] as const];
  });
  return validate(id, Object.fromEntries(values), 'QueryParams');
}

async function readBody(request: Request): Promise<object> {
  try {
    const type = request.headers.get('content-type') ?? '';
    if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData());
    return (await request.json()) as object;
  } catch (cause) {
    throw new Refusal('parameterError', cause, 'the body does not match its content-type');
  }
}

/** The fields of the query and of a form body, which some clients send. */
async function fieldsOf(request: Request, hasBody: boolean): Promise<ReadonlyMap<string, string>> {
  const type = request.headers.get('content-type') ?? '';
  const isForm =
    !hasBody && request.method === 'POST' && type.startsWith('application/x-www-form-urlencoded');
  const form = isForm ? new URLSearchParams(await request.text()) : [];
  const fields = new Map<string, string>();
  for (const [name, value] of [...new URL(request.url).searchParams, ...form])
    if (!ABSENT.has(value) && !fields.has(name)) fields.set(name, value);
  return fields;
}

const bearerOf = (request: Request): string | undefined =>
  /^Bearer ([\w-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** The token of a request that is no call of the contract, such as one for a picture. */
export const tokenOf = (request: Request): string | undefined =>
  new URL(request.url).searchParams.get('token') ?? bearerOf(request);

export async function readCall(id: OperationId, request: Request): Promise<ParsedCall> {
  const { body } = contract.operations[id] as unknown as Operation;
  const fields = await fieldsOf(request, body !== null);
  const bodyInput = body === null ? undefined : await readBody(request).catch((refusal: unknown) => refusal);
  return {
    token: fields.get('token') ?? bearerOf(request),
    lang: schemas.Lang.safeParse(fields.get('lang')).data,
    input() {
      if (bodyInput instanceof Refusal) throw bodyInput;
      const query = readQuery(id, fields);
      return bodyInput === undefined ? query : validate(id, bodyInput as object, 'Body');
    },
  };
}
