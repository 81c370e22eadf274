import { operationMap, type OperationId } from '@openmall/sdk';
import { handlers } from '../../generated/handlers.ts';
import type { AnyHandler } from '../../api/handler.ts';
import { nameBrowser } from '../../domain/accounts/devices/browser-name.ts';
import { recordView } from '../../domain/catalog/read-goods.ts';
import { rememberLanguage } from '../../domain/mail/preferences.ts';
import { DomainError, type FailureKey } from '../../domain/domain-error.ts';
import type { AppContext } from '../../context.ts';
import type { TrafficControl } from '../../domain/traffic/traffic-control.ts';
import { type AnswerCache, isKeptFor, shownBy } from './answer-cache.ts';
import { type Answer, type Body, refusal, renderData, success } from './answers.ts';
import { readSession } from './call-session.ts';
import { contract } from './contract.ts';
import { readDevice } from '../security/device-cookie.ts';
import { contextOf } from './read-pool.ts';
import { readFromReplica } from './read-from-replica.ts';
import { failureKey } from './failure-key.ts';
import type { ErrorTexts } from '../family/error-texts.ts';
import { translateAnswer } from '../family/family-answer.ts';
import type { FamilyCall } from '../family/family-call.ts';
import { translateFields } from '../family/family-fields.ts';
import { parseInput } from '../input/parse-input.ts';
import { BodyTooLarge, readFields, type Fields } from '../input/read-fields.ts';

export interface Outcome {
  readonly answer: Answer;
  readonly key?: FailureKey | undefined;
  readonly error?: unknown;
}

/** The handler without its types. The generated registry checks that each handler fits its operation. */
const handlerOf = (id: OperationId) => handlers[id] as AnyHandler;

export interface OperationRequest {
  readonly request: Request;
  /** Set for existing clients of the family, whose fields and answers are translated. */
  readonly family: FamilyCall | undefined;
  readonly ipAddress: string | undefined;
  readonly isSecure?: boolean | undefined;
}

export interface OperationContext {
  readonly ctx: AppContext;
  readonly traffic?: TrafficControl | undefined;
  /** Keeps answers to visitors. Without it, each call is answered anew. */
  readonly answers?: AnswerCache | undefined;
  /** Error texts for existing clients in their language. Without them, texts are those of the contract. */
  readonly errorTexts?: ErrorTexts | undefined;
}

interface ReadCall extends OperationRequest {
  readonly fields: Fields;
  readonly device: string | undefined;
}

/** Answers from what is kept. Visits of goods count nevertheless. */
async function takeKept(
  { ctx, answers }: OperationContext,
  id: OperationId,
  { texts }: Fields,
  make: () => Promise<Body>,
): Promise<Body> {
  if (!answers) return make();
  let isMade = false;
  const makeNew = () => {
    isMade = true;
    return make();
  };
  const body = await answers.take(JSON.stringify([id, ...texts]), makeNew, shownBy(id, texts));
  if (!isMade && id === 'sellerGoodsInfo') await recordView(ctx, texts.get('sellerGoodsId') ?? '', undefined);
  return body;
}

async function answer(
  context: OperationContext,
  id: OperationId,
  { fields: sent, ipAddress, device, family, request }: ReadCall,
): Promise<Body> {
  const { traffic } = context;
  const operation = contract.operations[id];
  const { token } = sent;
  const agent = request.headers.get('user-agent') ?? undefined;
  const isRead = operationMap[id].semantics === 'read';
  const own = contextOf(context.ctx, { isRead, token });
  const ctx = isRead ? own : { ...own, browser: nameBrowser(agent) };
  const session = await readSession(ctx, operation, token);
  const username = sent.texts.get('username');
  await traffic?.countCall(ctx, operation.rate, { userId: session?.userId, ipAddress, device, username });
  const make = async () => {
    const fields = family ? await translateFields(ctx, id, sent) : sent;
    const { input, lang } = parseInput(contract, id, fields);
    if (session && session.lang !== lang && operationMap[id].semantics !== 'read')
      await rememberLanguage(ctx, session.userId, lang);
    const isFamily = family !== undefined;
    const call = { input, lang, session, token, device, agent, ipAddress, isFamily };
    const data = await readFromReplica(ctx, { id, isSignedIn: session !== undefined }, (own) =>
      handlerOf(id)({ ctx: own, ...call }),
    );
    return renderData(family ? await translateAnswer(ctx, id, data, family) : data);
  };
  return isKeptFor(id, token) && !family ? takeKept(context, id, sent, make) : make();
}

/** Browsers may keep an answer to a visitor, and ask whether it is still the same. */
function validated(body: Body, request: Request): Answer {
  const headers = { ETag: body.tag(), 'Cache-Control': 'private, max-age=0, must-revalidate' };
  const isSame = request.headers.get('if-none-match') === body.tag();
  return { ...success(body, headers), status: isSame ? 304 : 200 };
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
  const { ctx, errorTexts } = context;
  const { request, family } = call;
  let lang: string | undefined;
  const refuse = (
    key: FailureKey,
    error?: unknown,
    { status = 200, cause = error }: { status?: number; cause?: unknown } = {},
  ): Outcome => {
    const text = family && errorTexts?.(key, lang);
    // Existing clients of the family expect no data in a failure.
    const parameter = !family && cause instanceof DomainError ? cause.parameter : undefined;
    return { answer: refusal(key, { status, text, parameter }), key, error };
  };
  try {
    const { mark: device, cookie } = readDevice(ctx.vault, { request, id, isSecure: call.isSecure });
    const fields = await readFields(request, new URL(request.url), contract.operations[id], {
      isFamily: family !== undefined,
    });
    lang = fields.texts.get('lang');
    const body = await answer(context, id, { ...call, fields, device });
    if (request.method === 'GET' && isKeptFor(id, fields.token)) return { answer: validated(body, request) };
    return { answer: success(body, cookie === undefined ? {} : { 'Set-Cookie': cookie }) };
  } catch (error) {
    if (error instanceof BodyTooLarge) return refuse('parameterError', undefined, { status: 413 });
    const key = failureKey(error);
    if (!contract.operations[id].errors.includes(key)) {
      return refuse('systemError', new Error(`${id} does not list the refusal ${key}`, { cause: error }));
    }
    return error instanceof DomainError ? refuse(key, undefined, { cause: error }) : refuse(key, error);
  }
}
