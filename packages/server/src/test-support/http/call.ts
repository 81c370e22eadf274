/** Calls the server like a client and checks every answer against the contract. */
import type { DataOf, ErrorKey, InputOf, OperationId } from '@openmall/sdk';
import { errorKeyOf } from '@openmall/sdk';
import { contract } from '../../http/app/contract.ts';
import { createAjv } from '../../http/input/create-ajv.ts';
import type { App } from '../../http/app/create-app.ts';

const ajv = createAjv();

/** @throws Error if an answer does not match the contract. */
export function assertAnswer(id: OperationId, answer: unknown): void {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Answer`;
  const validate =
    ajv.getSchema(`contract#/$defs/${name}`) ?? ajv.compile({ $ref: `contract#/$defs/${name}` });
  if (validate(answer)) return;
  throw new Error(
    `${id} violates the contract: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(answer).slice(0, 2000)}`,
  );
}

export interface Envelope {
  readonly code: string;
  readonly msg: string | null;
  readonly data: unknown;
}

/** Sends fields unchecked and returns the envelope. */
export async function callRaw(
  app: App,
  id: OperationId,
  fields: Readonly<Record<string, string>>,
  token?: string,
): Promise<Envelope> {
  const { method, path, body } = contract.operations[id];
  const query = new URLSearchParams({
    ...(body ? {} : fields),
    lang: fields['lang'] ?? 'en',
    ...(token && { token }),
  });
  const response = await app.fetch(
    new Request(`http://mall.test${path}?${query}`, {
      method,
      ...(body && {
        body: fields['json'] ?? JSON.stringify(fields),
        headers: { 'Content-Type': 'application/json' },
      }),
    }),
  );
  if (response.status !== 200) throw new Error(`${id} answered HTTP ${response.status}`);
  const answer = (await response.json()) as Envelope;
  assertAnswer(id, answer);
  return answer;
}

const asTexts = (input: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]: [string, unknown]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );

export type Answer<Id extends OperationId> =
  | { readonly data: DataOf<Id>; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ErrorKey | 'unknown' };

/** Calls an operation and returns its data or its error key. */
export async function callApi<Id extends OperationId>(
  app: App,
  id: Id,
  input: InputOf<Id>,
  token?: string,
): Promise<Answer<Id>> {
  const { code, msg, data } = await callRaw(app, id, asTexts(input), token);
  if (code !== '0') return { error: errorKeyOf(code, msg ?? '') };
  return { data: data as DataOf<Id> }; // Checked against the contract above.
}

/** Calls an operation that must succeed and returns its data. */
export async function callOk<Id extends OperationId>(
  app: App,
  id: Id,
  input: InputOf<Id>,
  token?: string,
): Promise<DataOf<Id>> {
  const { data, error } = await callApi(app, id, input, token);
  if (error !== undefined) throw new Error(`${id} was refused: ${error}`);
  return data as DataOf<Id>; // Not refused.
}
