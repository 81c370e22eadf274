/** Calls the control API and checks every answer against the control contract. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type AnswerOf, controlContract, type ControlCall, type ControlId } from '../../control/contract.ts';
import type { App } from '../../http/app/create-app.ts';

export const CONTROL_SECRET = 'only-for-tests-on-this-machine';

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'control', $defs: controlContract.$defs });
const shared = (schema: object) =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"control#/$defs/')) as object;

function assertShape(id: ControlId, schema: object, answer: unknown): void {
  if (ajv.validate(shared(schema), answer)) return;
  throw new Error(
    `${id} violates the contract: ${ajv.errorsText()} in ${JSON.stringify(answer).slice(0, 500)}`,
  );
}

export interface ControlInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export function controlRequest(
  id: ControlId,
  { params = {}, query = {}, body }: ControlInput,
  secret: string | undefined = CONTROL_SECRET,
): Request {
  const { method, path } = controlContract.operations[id];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const url = new URL(`${filled}?${new URLSearchParams(query)}`, 'http://mall.test');
  return new Request(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...(secret && { Authorization: `Bearer ${secret}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

type Input<Id extends ControlId> = Partial<Pick<ControlCall<Id>, 'params' | 'query' | 'body'>>;

export interface ControlCaller {
  /** Returns the answer of a call that must succeed. */
  readonly call: <Id extends ControlId>(id: Id, input?: Input<Id>) => Promise<AnswerOf<Id>>;
  /** Returns status and error key of a rejected call, or `200 ok`. */
  readonly refusal: (id: ControlId, input?: ControlInput, secret?: string) => Promise<string>;
}

export function createControlCaller(app: App): ControlCaller {
  const send = async (id: ControlId, input: ControlInput, secret?: string) => {
    const response = await app.fetch(controlRequest(id, input, secret ?? CONTROL_SECRET));
    const answer: unknown = await response.json();
    const { answer: schema } = controlContract.operations[id];
    const failure = controlContract.$defs['Failure'] ?? {};
    assertShape(id, response.ok ? schema : failure, answer);
    return { status: response.status, answer };
  };
  return {
    call: async <Id extends ControlId>(id: Id, input: Input<Id> = {}) => {
      const { status, answer } = await send(id, input as ControlInput);
      if (status !== 200) throw new Error(`${id} was refused: ${status} ${JSON.stringify(answer)}`);
      return answer as AnswerOf<Id>; // Checked against the contract above.
    },
    refusal: async (id, input = {}, secret) => {
      const { status, answer } = await send(id, input, secret);
      return status === 200 ? '200 ok' : `${status} ${(answer as { key: string }).key}`; // The shape of a failure.
    },
  };
}
