import type { ErrorKey, OperationId } from '@openmall/sdk';
import { handlers } from '../api/handlers.ts';
import { notImplemented, type AnyHandler } from '../api/handler.ts';
import { findSession, requireSession } from '../domain/accounts/sessions.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { Mall } from '../domain/mall.ts';
import { failure, success } from './answers.ts';
import { contract } from './contract.ts';
import { readDevice } from './device-cookie.ts';
import { failureKey } from './failure-key.ts';
import { parseInput } from './parse-input.ts';
import { BodyTooLarge, readFields } from './read-fields.ts';

export type Outcome = { readonly response: Response; readonly key?: ErrorKey; readonly error?: unknown };

const refuse = (key: ErrorKey, error?: unknown): Outcome => ({ response: failure(key), key, error });

/** The handler as the router sees it: which types fit which operation was checked where handlers are listed. */
const handlerOf = (id: OperationId) => handlers[id] as AnyHandler | typeof notImplemented;

type Asked = { readonly request: Request; readonly path: string; readonly device: string | undefined };

async function answer(mall: Mall, id: OperationId, { request, path, device }: Asked): Promise<unknown> {
  const operation = contract.operations[id];
  const fields = await readFields(request, new URL(request.url), path, operation);
  const { token } = fields;
  const session = operation.guarded
    ? await requireSession(mall, token)
    : token === undefined
      ? undefined
      : await findSession(mall, token);
  const handler = handlerOf(id);
  if (handler === notImplemented) throw new DomainError('notImplemented');
  const { input, lang } = parseInput(id, fields);
  return handler({ mall, input, lang, session, token, device });
}

/** Does what an operation asks for: who calls, what they say, what the domain makes of it, how it is put. */
export async function callOperation(
  mall: Mall,
  request: Request,
  id: OperationId,
  path: string,
): Promise<Outcome> {
  try {
    const { mark: device, cookie } = readDevice(request, id);
    const response = success(await answer(mall, id, { request, path, device }));
    if (cookie !== undefined) response.headers.set('Set-Cookie', cookie);
    return { response };
  } catch (error) {
    if (error instanceof BodyTooLarge)
      return { response: failure('parameterError', 413), key: 'parameterError' };
    const key = failureKey(error);
    if (!contract.operations[id].errors.includes(key)) {
      return refuse('systemError', new Error(`${id} does not list the refusal ${key}`, { cause: error }));
    }
    return error instanceof DomainError ? refuse(key) : refuse(key, error);
  }
}
