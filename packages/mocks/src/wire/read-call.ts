/** Reads a request as the operation that it calls has it, or refuses it as a server of the contract does. */
import contract from '@openmall/sdk/contract.json' with { type: 'json' };
import { parseWireDecimal, parseWireInteger, type OperationId } from '@openmall/sdk';
import * as schemas from '@openmall/sdk/schemas';
import { demand, isErrorKey, Refusal } from '../state/refusal.ts';
import { ABSENT } from './absent.ts';

export interface Call {
  readonly token: string | undefined;
  /** Refuses what the contract's rules do not allow. */
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

/** The signs that an address may hold (RFC 3986). */
const URI = /^[\w.~:/?#[\]@!$&'()*+,;=%-]*$/;
const defs = contract.$defs as Readonly<Record<string, Shape>>;

const resolve = (shape: Shape): Shape =>
  shape.$ref === undefined ? shape : resolve(defs[shape.$ref.slice('#/$defs/'.length)] ?? {});

/** The schema of what an operation takes, by the name that the SDK gives it. */
function schemaOf(id: OperationId, part: 'QueryParams' | 'Body'): Schema | undefined {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}${part}`;
  return (schemas as unknown as Readonly<Record<string, Schema>>)[name];
}

/** A number in the wire's plain form; anything else stays a text, which no rule of a number takes. */
function valueOf(text: string, shape: Shape): string | number {
  const { type, format } = resolve(shape);
  // The SDK's schemas take any text for an address.
  demand(
    format !== 'uri-reference' || URI.test(text),
    'parameterError',
    'an address holds a sign it may not',
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

const told = (issues: readonly Issue[] = []): string =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');

function checked(id: OperationId, input: object, part: 'QueryParams' | 'Body'): object {
  const result = schemaOf(id, part)?.safeParse(input);
  if (result && !result.success) throw new Refusal('parameterError', undefined, told(result.error?.issues));
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
    `lang: not ${lang}`,
  );
  const absent = required.find((name) => !fields.has(name));
  if (absent !== undefined) {
    const key = missing[absent];
    const refused = key !== undefined && isErrorKey(key) ? key : 'parameterError';
    throw new Refusal(refused, undefined, `${absent} is missing`);
  }
  const given = Object.entries(properties).flatMap(([name, shape]) => {
    const text = fields.get(name);
    return text === undefined || name === 'lang' ? [] : [[name, valueOf(text, shape)] as const];
  });
  return checked(id, Object.fromEntries(given), 'QueryParams');
}

async function readBody(request: Request): Promise<object> {
  try {
    const type = request.headers.get('content-type') ?? '';
    if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData());
    return (await request.json()) as object;
  } catch (cause) {
    throw new Refusal('parameterError', cause, 'the body cannot be read as what its content-type says');
  }
}

/** The fields of the query and, as some clients send them, of a form. */
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

export async function readCall(id: OperationId, request: Request): Promise<Call> {
  const { body } = contract.operations[id] as unknown as Operation;
  const fields = await fieldsOf(request, body !== null);
  const bearer = /^Bearer ([\w-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const sent = body === null ? undefined : await readBody(request).catch((refusal: unknown) => refusal);
  return {
    token: fields.get('token') ?? bearer,
    input() {
      if (sent instanceof Refusal) throw sent;
      const query = readQuery(id, fields);
      return sent === undefined ? query : checked(id, sent as object, 'Body');
    },
  };
}
