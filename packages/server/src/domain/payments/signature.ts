import { createHmac, timingSafeEqual } from 'node:crypto';

/** A message with the time of its signature, in seconds since 1970. */
export interface SignedMessage {
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

/** The headers of a signed message. */
export const TIMESTAMP_HEADER = 'X-Payment-Timestamp';
export const SIGNATURE_HEADER = 'X-Payment-Signature';

/** Maximum clock difference between provider and mall, including the travel time of a message. */
const TOLERANCE_MS = 5 * 60_000;

const hmac = (secret: string, timestamp: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();

/** Signs a message together with its time, in seconds since 1970. */
export function signMessage(secret: string, body: string, at: Date): SignedMessage {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return { timestamp, body, signature: hmac(secret, timestamp, body).toString('hex') };
}

/** Whether a message is signed with the secret and at most five minutes old. */
export function isGenuine(secret: string, { timestamp, signature, body }: SignedMessage, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (!timingSafeEqual(hmac(secret, timestamp, body), Buffer.from(signature, 'hex'))) return false;
  return Math.abs(now.getTime() - Number(timestamp) * 1000) <= TOLERANCE_MS;
}
