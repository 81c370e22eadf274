import { readTime } from '../../db/clock.ts';
import type { AppContext } from '../../context.ts';
import type { SignedMessage } from '../../domain/payments/gateway.ts';
import { receiveEvent, type EventOutcome } from '../../domain/payments/receive-event.ts';
import { newRequestId } from '../../domain/new-id.ts';
import { plain } from '../app/answers.ts';
import { readSmallBody } from '../input/read-small-body.ts';
import type { Log } from '../app/request-log.ts';

export const CALLBACK_PATH = '/callbacks/payments';

/** The provider retries any message that is not answered with 200. */
const STATUS: Readonly<Record<EventOutcome, number>> = { booked: 200, known: 200, unknown: 422 };

async function receive(ctx: AppContext, message: SignedMessage): Promise<Response> {
  const event = ctx.payments?.read(message, await readTime(ctx.db, ctx.clock));
  if (!event) return plain('not genuine', 401);
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
    const body = await readSmallBody(request);
    const timestamp = headers.get('x-payment-timestamp') ?? '';
    const signature = headers.get('x-payment-signature') ?? '';
    response =
      body === undefined ? plain('too large', 413) : await receive(ctx, { timestamp, signature, body });
  } catch (cause) {
    error = cause;
    response = plain('try again', 503);
  }
  const { status } = response;
  const durationMs = performance.now() - start;
  log({ requestId: newRequestId(), method, path: CALLBACK_PATH, status, key: undefined, durationMs, error });
  return response;
}

/** Builds the request that delivers a message of the provider. */
export const callbackRequest = (origin: string, { timestamp, signature, body }: SignedMessage): Request =>
  new Request(new URL(CALLBACK_PATH, origin), {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'X-Payment-Timestamp': timestamp,
      'X-Payment-Signature': signature,
    },
  });
