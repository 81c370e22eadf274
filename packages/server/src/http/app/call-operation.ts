import type { ErrorKey, OperationId } from '@openmall/sdk';
import { handlers } from '../../generated/handlers.ts';
import type { AnyHandler } from '../../api/handler.ts';
import { findSession, requireSession } from '../../domain/accounts/sessions.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { AppContext } from '../../context.ts';
import type { TrafficControl } from '../../domain/traffic/traffic-control.ts';
import { failure, success } from './answers.ts';
import { contract } from './contract.ts';
import { readDevice } from '../security/device-cookie.ts';
import { failureKey } from './failure-key.ts';
import { parseInput } from '../input/parse-input.ts';
import { BodyTooLarge, readFields } from '../input/read-fields.ts';

export interface Outcome {
  readonly response: Response;
  readonly key?: ErrorKey;
  readonly error?: unknown;
}

const refuse = (key: ErrorKey, error?: unknown): Outcome => ({ response: failure(key), key, error });

/** The handler without its types. The generated registry checks that each handler fits its operation. */
const handlerOf = (id: OperationId) => handlers[id] as AnyHandler;

export interface OperationRequest {
  readonly request: Request;
  /** Canonical path, see `canonicalPath`. */
  readonly path: string;
  readonly address: string | undefined;
}

export interface OperationContext {
  readonly ctx: AppContext;
  readonly traffic?: TrafficControl | undefined;
}

async function answer(
  { ctx, traffic }: OperationContext,
  id: OperationId,
  { request, path, address, device }: OperationRequest & { readonly device: string | undefined },
): Promise<unknown> {
  const operation = contract.operations[id];
  const fields = await readFields(request, new URL(request.url), path, operation);
  const { token } = fields;
  const session = operation.guarded
    ? await requireSession(ctx, token)
    : token === undefined
      ? undefined
      : await findSession(ctx, token);
  const username = fields.texts.get('username');
  await traffic?.admit(ctx, operation.rate, { userId: session?.userId, address, device, username });
  const { input, lang } = parseInput(id, fields);
  return handlerOf(id)({ ctx, input, lang, session, token, device, address });
}

/**
 * Runs an operation: reads device and session, checks the rate limit, validates the input, calls the handler and
 * builds the envelope. Never throws.
 */
export async function callOperation(
  context: OperationContext,
  id: OperationId,
  call: OperationRequest,
): Promise<Outcome> {
  try {
    const { mark: device, cookie } = readDevice(context.ctx.vault, call.request, id);
    const response = success(await answer(context, id, { ...call, device }));
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
