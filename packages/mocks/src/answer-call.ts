/** One request on its way through the mocks: delay, faults, token, rules, answer. */
import { operationMap, type ErrorKey, type OperationId } from '@openmall/sdk';
import { answers } from './answers/answers.ts';
import type { Conditions } from './conditions/conditions.ts';
import { nameOfFault, type Fault } from './conditions/fault.ts';
import { examples } from './generated/examples.ts';
import { accountOf, type Mall } from './mall/mall.ts';
import { Refusal } from './mall/refusal.ts';
import type { Answer, Visit } from './mall/visit.ts';
import { envelopeOf } from './wire/envelope.ts';
import { giveReason } from './wire/reason.ts';
import { readCall, type Call } from './wire/read-call.ts';

/** What became of a call. */
export interface Told {
  readonly operation: OperationId;
  /** `0`, an error key, or the name of a fault. */
  readonly outcome: string;
  readonly ms: number;
}

const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
const json = (body: object): Response => new Response(JSON.stringify(body), { headers });

const refused = (key: ErrorKey, reason: string): Response => giveReason(json(envelopeOf(key)), reason);

const gatewayPage = (status: number): Response =>
  new Response(
    `<!doctype html><html><head><title>${status}</title></head><body><h1>${status}</h1><hr>gateway</body></html>`,
    {
      status,
      headers: { 'Content-Type': 'text/html' },
    },
  );

/** The answer of a fault; undefined where there is none. */
function answerOf(fault: Fault): Response | undefined {
  if (fault.kind === 'refuse') return refused(fault.key, 'a fault that was asked for');
  if (fault.kind === 'http') return gatewayPage(fault.status);
  if (fault.kind === 'malformed')
    return new Response('{"code":"0","msg":null,"data":{"pageList":[{"id":', { headers });
  if (fault.kind === 'wrongShape') return json({ code: '0', msg: null, data: { list: 'none', total: '0' } });
  return undefined;
}

function visitOf(mall: Mall, id: OperationId, { token }: Call): Visit {
  const account = token === undefined ? undefined : accountOf(mall, token);
  if (operationMap[id].guarded && !account)
    throw new Refusal(token === undefined ? 'notLoggedIn' : 'sessionExpired');
  return {
    mall,
    account,
    token,
    get buyer() {
      if (!account) throw new Refusal('notLoggedIn');
      return account;
    },
  };
}

async function succeed(mall: Mall, id: OperationId, request: Request): Promise<Response> {
  const call = await readCall(id, request);
  const visit = visitOf(mall, id, call);
  const input = call.input();
  // Each answer fits its own operation; what comes off the wire was checked by the schema of this very operation.
  const own = answers[id] as Answer<never> | undefined;
  const data = own ? await own(input as never, visit) : examples[id]().data;
  return json({ code: '0', msg: null, data: data ?? null });
}

export interface Handled {
  readonly response: Response | undefined;
  readonly outcome: string;
}

export async function answerCall(
  mall: Mall,
  conditions: Conditions,
  id: OperationId,
  request: Request,
): Promise<Handled> {
  const fault = conditions.faultOf(id);
  if (fault) return { response: answerOf(fault), outcome: nameOfFault(fault) };
  try {
    return { response: await succeed(mall, id, request), outcome: '0' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { response: refused(error.key, error.message), outcome: error.key };
  }
}
