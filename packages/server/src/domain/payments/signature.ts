import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SignedMessage } from './gateway.ts';

/** How far the clocks of a provider and of the mall may be apart, and how long a message may travel. */
const TOLERANCE_MS = 5 * 60_000;

const hmac = (secret: string, timestamp: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();

/** Signs a message together with its moment, in seconds since 1970. */
export function signMessage(secret: string, body: string, at: Date): SignedMessage {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return { timestamp, body, signature: hmac(secret, timestamp, body).toString('hex') };
}

/** Whether a message was signed with the secret, and within the last minutes. */
export function isGenuine(secret: string, { timestamp, signature, body }: SignedMessage, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (!timingSafeEqual(hmac(secret, timestamp, body), Buffer.from(signature, 'hex'))) return false;
  return Math.abs(now.getTime() - Number(timestamp) * 1000) <= TOLERANCE_MS;
}
