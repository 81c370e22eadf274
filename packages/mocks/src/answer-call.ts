/** Answers a request: applies faults, checks token and input, and calls the handler. */
import { operationMap, type ErrorKey, type FailureData, type OperationId } from '@openmall/sdk';
import { callHandlers, isHandled } from './handlers/all-handlers.ts';
import type { Conditions } from './faults/conditions.ts';
import { nameOfFault, type Fault } from './faults/fault.ts';
import { loadNames } from './fixtures/load-names.ts';
import { translate } from './wire/translate.ts';
import { examples } from './generated/examples.ts';
import { expireOrders } from './staff/timed-work.ts';
import { accountOf, sessionTokenOf, type Mall } from './state/mall.ts';
import { Refusal } from './state/refusal.ts';
import { noteOperation } from './handlers/accounts/security-events.ts';
import type { CallContext } from './state/call-context.ts';
import { envelopeOf } from './wire/envelope.ts';
import { withReason } from './wire/reason.ts';
import { readCall, type ParsedCall } from './wire/read-call.ts';

/** The outcome of a call. */
export interface CallRecord {
  readonly operation: OperationId;
  /** `0` for a success, an error key, or the name of a fault. */
  readonly outcome: string;
  readonly ms: number;
}

const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
const json = (body: object): Response => new Response(JSON.stringify(body), { headers });

const rejection = (key: ErrorKey, reason: string, parameter?: FailureData): Response =>
  withReason(json(envelopeOf(key, parameter)), reason);

const gatewayPage = (status: number): Response =>
  new Response(
    `<!doctype html><html><head><title>${status}</title></head><body><h1>${status}</h1><hr>gateway</body></html>`,
    {
      status,
      headers: { 'Content-Type': 'text/html' },
    },
  );

/** The response of a fault; undefined for a network failure. */
function responseOf(fault: Fault): Response | undefined {
  if (fault.kind === 'refuse') return rejection(fault.key, 'an injected fault');
  if (fault.kind === 'http') return gatewayPage(fault.status);
  if (fault.kind === 'malformed')
    return new Response('{"code":"0","msg":null,"data":{"pageList":[{"id":', { headers });
  if (fault.kind === 'wrongShape') return json({ code: '0', msg: null, data: { list: 'none', total: '0' } });
  return undefined;
}

/** The server that was called, with the path of events. */
function eventsUrlOf({ url, headers }: Request): string {
  const { protocol, host } = new URL(url);
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${headers.get('host') ?? host}/events`;
}

async function contextOf(
  mall: Mall,
  id: OperationId,
  { token, lang }: ParsedCall,
  request: Request,
): Promise<CallContext> {
  const isOfChats = 'scope' in operationMap[id];
  const sessionToken = token !== undefined && isOfChats ? sessionTokenOf(mall, token) : token;
  const account = sessionToken === undefined ? undefined : accountOf(mall, sessionToken);
  if (operationMap[id].guarded && !account)
    throw new Refusal(token === undefined ? 'notLoggedIn' : 'sessionExpired');
  if (account) expireOrders(mall, account);
  return {
    mall,
    account,
    token,
    names: await loadNames(lang),
    eventsUrl: eventsUrlOf(request),
    get buyer() {
      if (!account) throw new Refusal('notLoggedIn');
      return account;
    },
  };
}

type AnyHandler = (input: unknown, context: CallContext) => unknown;

async function handle(mall: Mall, id: OperationId, request: Request): Promise<Response> {
  const call = await readCall(id, request);
  const context = await contextOf(mall, id, call, request);
  const input = call.input();
  // TypeScript cannot see that handler and input belong to the same operation. The schema of the operation has checked the input.
  const handler = isHandled(id) ? (callHandlers[id] as AnyHandler) : undefined;
  const data = handler ? await handler(input, context) : examples[id]().data;
  noteOperation(mall, context.account, id);
  return json({
    code: '0',
    msg: null,
    data: (context.names ? translate(data, context.names) : data) ?? null,
  });
}

export interface CallResult {
  readonly response: Response | undefined;
  readonly outcome: string;
}

export async function answerCall(
  mall: Mall,
  conditions: Conditions,
  id: OperationId,
  request: Request,
): Promise<CallResult> {
  const fault = conditions.faultOf(id);
  if (fault) return { response: responseOf(fault), outcome: nameOfFault(fault) };
  try {
    return { response: await handle(mall, id, request), outcome: '0' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { response: rejection(error.key, error.message, error.parameter), outcome: error.key };
  }
}
