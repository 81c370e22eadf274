/** Parses and validates a request of an operation. */
import contract from '@openmall/sdk/contract.json' with { type: 'json' };
import { parseWireDecimal, parseWireInteger, type OperationId } from '@openmall/sdk';
import * as schemas from '@openmall/sdk/schemas';
import { demand, isErrorKey, Refusal } from '../state/refusal.ts';
import { ABSENT } from './absent.ts';

export interface ParsedCall {
  readonly token: string | undefined;
  /** Returns the validated input. @throws Refusal if the contract does not allow it. */
  readonly input: () => object;
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
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
function valueOf(text: string, shape: Shape): string | number {
  const { type, format } = resolve(shape);
  // The schemas of the SDK accept any text as a URI.
  demand(
    format !== 'uri-reference' || URI.test(text),
    'parameterError',
    'a URI contains an invalid character',
  );
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

function validate(id: OperationId, input: object, part: 'QueryParams' | 'Body'): object {
  const result = schemaOf(id, part)?.safeParse(input);
  if (result && !result.success)
    throw new Refusal('parameterError', undefined, issuesText(result.error?.issues));
  return (result?.data as object | undefined) ?? input;
}

function readQuery(id: OperationId, fields: ReadonlyMap<string, string>): object {
  const { query, missing = {} } = contract.operations[id] as unknown as Operation;
  const { properties = {}, required = [] } = query;
  demand(![...fields.values()].some((value) => value.includes('\0')), 'parameterError');
  const lang = fields.get('lang');
  demand(
    lang === undefined || schemas.Lang.safeParse(lang).success,
    'unsupportedLanguage',
    `lang: ${lang} is not supported`,
  );
  const absent = required.find((name) => !fields.has(name));
  if (absent !== undefined) {
    const key = missing[absent];
    const errorKey = key !== undefined && isErrorKey(key) ? key : 'parameterError';
    throw new Refusal(errorKey, undefined, `${absent} is missing`);
  }
  const values = Object.entries(properties).flatMap(([name, shape]) => {
    const text = fields.get(name);
    return text === undefined || name === 'lang' ? [] : [[name, valueOf(text, shape)] as const];
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

export async function readCall(id: OperationId, request: Request): Promise<ParsedCall> {
  const { body } = contract.operations[id] as unknown as Operation;
  const fields = await fieldsOf(request, body !== null);
  const bearer = /^Bearer ([\w-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const bodyInput = body === null ? undefined : await readBody(request).catch((refusal: unknown) => refusal);
  return {
    token: fields.get('token') ?? bearer,
    input() {
      if (bodyInput instanceof Refusal) throw bodyInput;
      const query = readQuery(id, fields);
      return bodyInput === undefined ? query : validate(id, bodyInput as object, 'Body');
    },
  };
}
