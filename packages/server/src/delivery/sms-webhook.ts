import { signMessage } from '../domain/payments/signature.ts';
import type { Sms } from './courier.ts';

export interface SmsOptions {
  /** Where messages are handed over; may carry a secret of its own, so it is never told to a log. */
  readonly url: string;
  /** Known to the receiver, who can tell by it that a message is ours. */
  readonly secret: string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/** Why a message was not taken, in a word that names neither number nor address. */
class NotTaken extends Error {
  override readonly name = 'NotTaken';
  readonly code: string;
  constructor(code: string, options?: ErrorOptions) {
    super(`The receiver of text messages took nothing: ${code}`, options);
    this.code = code;
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'TIMEOUT';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}

/** As telephones know it: `+447700900123`. */
const dialled = (recipient: string): string => `+${recipient.replaceAll(/\D/g, '')}`;

/** Hands text messages over by HTTP, signed, to whatever sends them; docs/running.md describes what it receives. */
export function createSmsWebhook({ url, secret, timeoutMs = TIMEOUT_MS }: SmsOptions): Sms {
  const post = async (id: string, message: string): Promise<Response> => {
    const { timestamp, signature } = signMessage(secret, message, new Date());
    try {
      return await fetch(url, {
        method: 'POST',
        body: message,
        // Whoever answers for the receiver must not lead a code to somebody else.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
          'X-Openmall-Timestamp': timestamp,
          'X-Openmall-Signature': signature,
        },
      });
    } catch (error) {
      throw new NotTaken(codeOf(error));
    }
  };
  return {
    send: async ({ id, recipient, body }) => {
      const response = await post(id, JSON.stringify({ id, to: dialled(recipient), text: body }));
      await response.body?.cancel();
      if (!response.ok) throw new NotTaken(`HTTP_${response.status}`);
    },
  };
}
