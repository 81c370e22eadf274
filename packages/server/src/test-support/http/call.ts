/** Calls the server as a client would, and holds every answer against the contract. */
import type { DataOf, ErrorKey, InputOf, OperationId } from '@openmall/sdk';
import { errorKeyOf } from '@openmall/sdk';
import { contract } from '../../http/app/contract.ts';
import { createAjv } from '../../http/input/create-ajv.ts';
import type { App } from '../../http/app/create-app.ts';

const ajv = createAjv();

/** Complains where an answer is not what the contract describes. */
export function assertAnswer(id: OperationId, answer: unknown): void {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Answer`;
  const validate =
    ajv.getSchema(`contract#/$defs/${name}`) ?? ajv.compile({ $ref: `contract#/$defs/${name}` });
  if (validate(answer)) return;
  throw new Error(
    `${id} answered against the contract: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(answer).slice(0, 2000)}`,
  );
}

export interface Envelope { readonly code: string; readonly msg: string | null; readonly data: unknown }

/** Sends fields as they are, however wrong, and answers the envelope. */
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

/** Calls an operation and answers its data, or the key of the refusal. */
export async function callApi<Id extends OperationId>(
  app: App,
  id: Id,
  input: InputOf<Id>,
  token?: string,
): Promise<Answer<Id>> {
  const { code, msg, data } = await callRaw(app, id, asTexts(input), token);
  if (code !== '0') return { error: errorKeyOf(code, msg ?? '') };
  return { data: data as DataOf<Id> }; // Held against the contract above.
}

/** The same for a call that must succeed. */
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
