/** Reads the input of a call of the back office, and refuses what the contract does not allow. */
import { ABSENT } from '../wire/absent.ts';
import {
  inputOf,
  isGuarded,
  type OfficeErrorKey,
  type OfficeId,
  schemaOf,
  type Shape,
} from './office-operations.ts';

/** A call that the back office refuses. */
export class OfficeRefusal extends Error {
  override readonly name = 'OfficeRefusal';
  readonly key: OfficeErrorKey;

  constructor(key: OfficeErrorKey) {
    super(key);
    this.key = key;
  }
}

/** Numbers that are none become NaN, and other texts stay, so that the schema refuses them. */
function valueOf(text: string, { type }: Shape): unknown {
  if (type === 'integer' || type === 'number') return Number(text);
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : NaN;
  return text;
}

async function fieldsOf(request: Request): Promise<ReadonlyMap<string, string>> {
  const type = request.headers.get('content-type') ?? '';
  const isForm = type.startsWith('application/x-www-form-urlencoded');
  const form = isForm ? new URLSearchParams(await request.text()) : [];
  const pairs = [...new URL(request.url).searchParams, ...form].filter(([, value]) => !ABSENT.has(value));
  return new Map(pairs);
}

function checked(id: OfficeId, input: unknown, part: 'QueryParams' | 'Body'): unknown {
  const schema = schemaOf(id, part);
  if (schema === undefined) return input;
  const { success, data } = schema.safeParse(input);
  if (!success) throw new OfficeRefusal('parameterError');
  return data;
}

async function readQuery(id: OfficeId, request: Request): Promise<unknown> {
  const fields = await fieldsOf(request);
  const { properties, required = [] } = inputOf(id).query;
  if (required.some((name) => !fields.has(name))) throw new OfficeRefusal('parameterError');
  const values = Object.entries(properties).flatMap(([name, shape]) => {
    const text = fields.get(name);
    return text === undefined ? [] : [[name, valueOf(text, shape)] as const];
  });
  // A boolean that is neither would pass a schema that coerces.
  if (values.some(([, value]) => Number.isNaN(value))) throw new OfficeRefusal('parameterError');
  return checked(id, Object.fromEntries(values), 'QueryParams');
}

/** @throws {OfficeRefusal} for a visitor, or for input that the contract does not allow. */
export async function readOfficeCall(id: OfficeId, request: Request): Promise<unknown> {
  const isVisitor = !/^Bearer \S+$/i.test(request.headers.get('authorization') ?? '');
  if (isGuarded(id) && isVisitor) throw new OfficeRefusal('notLoggedIn');
  if (inputOf(id).body === null) return readQuery(id, request);
  const body: unknown = await request.json().catch(() => undefined);
  return checked(id, body, 'Body');
}
