import { DomainError } from '../../domain/domain-error.ts';
import { refusal, renderData, success } from '../app/answers.ts';
import type { OperationContext, Outcome } from '../app/call-operation.ts';
import { contextOf } from '../app/read-pool.ts';
import { failureKey } from '../app/failure-key.ts';
import { parseInput } from '../input/parse-input.ts';
import { bearerOf, BodyTooLarge, readFields } from '../input/read-fields.ts';
import { type OfficeArea, requireCaller, areaOf } from './office-area.ts';

interface OfficeRequest {
  readonly request: Request;
  readonly ipAddress: string | undefined;
}

async function answer(
  { ctx: whole, traffic }: OperationContext,
  area: OfficeArea,
  id: string,
  { request, ipAddress }: OfficeRequest,
): Promise<unknown> {
  const operation = area.contract.operations[id];
  const handler = area.handlers[id];
  if (!operation || !handler) throw new DomainError('parameterError');
  // Only the header: an address must not carry a key to the back office.
  const token = bearerOf(request);
  const ctx = contextOf(whole, { isRead: operation.rate === 'read', token });
  const fields = await readFields(request, new URL(request.url), operation);
  const caller = operation.guarded
    ? await requireCaller(area, ctx, operation, { token, ipAddress })
    : undefined;
  const username = fields.texts.get('username');
  await traffic?.countCall(ctx, operation.rate, {
    userId: caller?.id,
    ipAddress,
    device: undefined,
    username,
  });
  const { input, lang } = parseInput(area.contract, id, fields);
  return handler({ ctx: caller?.ctx ?? ctx, input, lang, session: caller?.session, ipAddress });
}

/** The id of the operation at a path, if the contract of the area has it. */
const idAt = ({ contract }: OfficeArea, path: string): string | undefined =>
  Object.keys(contract.operations).find((id) => contract.operations[id]?.path === path);

/**
 * Runs an operation of merchants or of the desk; undefined for the path of another contract. Never throws.
 */
export async function callOffice(
  context: OperationContext,
  path: string,
  call: OfficeRequest,
): Promise<Outcome | undefined> {
  const area = areaOf(path);
  if (!area) return undefined;
  const id = idAt(area, path);
  const refuse = (
    key: Outcome['key'] & string,
    error?: unknown,
    { status = 200, cause }: { status?: number; cause?: unknown } = {},
  ): Outcome => ({
    answer: refusal(key, { status, parameter: cause instanceof DomainError ? cause.parameter : undefined }),
    key,
    error,
  });
  if (id === undefined) return refuse('parameterError', undefined, { status: 404 });
  if (call.request.method !== 'POST') {
    const key = 'parameterError';
    return { answer: refusal(key, { status: 405, headers: { Allow: 'POST' } }), key };
  }
  try {
    const data = await answer(context, area, id, call);
    if (area.contract.operations[id]?.rate !== 'read') context.answers?.clear();
    return { answer: success(renderData(data)) };
  } catch (error) {
    if (error instanceof BodyTooLarge) return refuse('parameterError', undefined, { status: 413 });
    const key = failureKey(error);
    if (!area.contract.operations[id]?.errors.includes(key))
      return refuse('systemError', new Error(`${id} does not list the refusal ${key}`, { cause: error }));
    return error instanceof DomainError ? refuse(key, undefined, { cause: error }) : refuse(key, error);
  }
}
