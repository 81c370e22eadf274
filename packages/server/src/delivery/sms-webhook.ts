import { signMessage } from '../domain/payments/signature.ts';
import type { Sms } from './courier.ts';

export interface SmsOptions {
  /** Address of the service. Never logged, because it may contain a key. */
  readonly url: string;
  /** Shared with the service, which verifies the signature with it. */
  readonly secret: string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/** The service did not accept a message. `code` names the reason, without phone number or address. */
class SmsNotAccepted extends Error {
  override readonly name = 'SmsNotAccepted';
  readonly code: string;
  constructor(code: string, options?: ErrorOptions) {
    super(`The SMS service did not accept the message: ${code}`, options);
    this.code = code;
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'TIMEOUT';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}

/** International format: `+447700900123`. */
const toPhoneNumber = (recipient: string): string => `+${recipient.replaceAll(/\D/g, '')}`;

/** Posts signed text messages to an SMS service. docs/running.md describes the request. */
export function createSmsWebhook({ url, secret, timeoutMs = TIMEOUT_MS }: SmsOptions): Sms {
  const post = async (id: string, message: string): Promise<Response> => {
    const { timestamp, signature } = signMessage(secret, message, new Date());
    try {
      return await fetch(url, {
        method: 'POST',
        body: message,
        // A redirect could send a code to another server.
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
      throw new SmsNotAccepted(codeOf(error));
    }
  };
  return {
    send: async ({ id, recipient, body }) => {
      const response = await post(id, JSON.stringify({ id, to: toPhoneNumber(recipient), text: body }));
      await response.body?.cancel();
      if (!response.ok) throw new SmsNotAccepted(`HTTP_${response.status}`);
    },
  };
}
