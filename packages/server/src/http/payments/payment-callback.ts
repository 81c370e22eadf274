import { readTime } from '../../db/clock.ts';
import type { AppContext } from '../../context.ts';
import type { ReceivedMessage } from '../../domain/payments/gateway.ts';
import { SIGNATURE_HEADER, type SignedMessage, TIMESTAMP_HEADER } from '../../domain/payments/signature.ts';
import { receiveEvent, type EventOutcome } from '../../domain/payments/receive-event.ts';
import { newRequestId } from '../../domain/new-id.ts';
import { plain } from '../app/answers.ts';
import { readSmallBody } from '../input/read-small-body.ts';
import type { Log } from '../app/request-log.ts';

export const CALLBACK_PATH = '/callbacks/payments';

/** The provider retries any message that is not answered with 200. */
const STATUS: Readonly<Record<EventOutcome, number>> = { booked: 200, known: 200, unknown: 422 };

/** Messages of some providers contain the whole charge. */
const MAX_BYTES = 262_144;

async function receive(ctx: AppContext, message: ReceivedMessage): Promise<Response> {
  const event = ctx.payments?.read(message, await readTime(ctx.db, ctx.clock));
  if (!event) return plain('not genuine', 401);
  if (event === 'unrelated') return plain('unrelated', 200);
  const outcome = await receiveEvent(ctx, event);
  return plain(outcome, STATUS[outcome]);
}

/** Handles a message of the payment provider. It must be signed and recent; each event counts once. */
export async function answerCallback(ctx: AppContext, request: Request, log: Log): Promise<Response> {
  const { method, headers } = request;
  if (method !== 'POST') return plain('POST', 405);
  const start = performance.now();
  let response: Response;
  let error: unknown;
  try {
    const body = await readSmallBody(request, MAX_BYTES);
    const header = (name: string) => headers.get(name) ?? undefined;
    response = body === undefined ? plain('too large', 413) : await receive(ctx, { header, body });
  } catch (cause) {
    error = cause;
    response = plain('try again', 503);
  }
  const { status } = response;
  const durationMs = performance.now() - start;
  log({ requestId: newRequestId(), method, path: CALLBACK_PATH, status, key: undefined, durationMs, error });
  return response;
}

/** Builds the request that delivers a message of the sandbox. */
export const callbackRequest = (origin: string, { timestamp, signature, body }: SignedMessage): Request =>
  new Request(new URL(CALLBACK_PATH, origin), {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: signature,
    },
  });
