import { randomBytes } from 'node:crypto';
import type { Db } from './db/database.ts';
import type { Mall } from './domain/mail/mall.ts';
import type { PaymentGateway } from './domain/payments/gateway.ts';
import { createSandbox, type Sandbox } from './domain/payments/sandbox.ts';
import { isLiveKey } from './gateways/read-stripe-options.ts';
import { clockOf } from './open-control.ts';
import type { ServerOptions } from './server-options.ts';

/** A payment provider does not fit the other settings. */
export class PaymentsRefused extends Error {
  override readonly name = 'PaymentsRefused';
}

/** Opens the payment sandbox. Its messages stay inside this process, so a random secret is enough. */
function openSandbox(db: Db, options: ServerOptions): Sandbox | undefined {
  const { autopilot = false, sandboxSecret, controlSecret } = options;
  if (!autopilot && sandboxSecret === undefined && controlSecret === undefined) return undefined;
  const clock = clockOf(controlSecret);
  return createSandbox({ db, clock }, sandboxSecret ?? randomBytes(32).toString('hex'));
}

/**
 * Opens the payment provider: Stripe if it is set up, otherwise the sandbox in the demo and in tests.
 *
 * @throws PaymentsRefused if real money would meet the demo.
 */
export async function openPayments(
  db: Db,
  mall: Mall,
  options: ServerOptions,
): Promise<{ readonly payments: PaymentGateway | undefined; readonly sandbox: Sandbox | undefined }> {
  const { stripe, autopilot = false, controlSecret } = options;
  if (!stripe) {
    const sandbox = openSandbox(db, options);
    return { payments: sandbox, sandbox };
  }
  if (controlSecret !== undefined)
    throw new PaymentsRefused('The control API decides about payments by itself: start it without Stripe.');
  if (autopilot && isLiveKey(stripe.secretKey))
    throw new PaymentsRefused(
      'A live key of Stripe takes real money, which the demo would mix with play money. Set AUTOPILOT=0, or use a test key.',
    );
  // It is large, so it loads only where it is used.
  const { createStripeGateway } = await import('./gateways/stripe-gateway.ts');
  return {
    payments: createStripeGateway({ db, clock: clockOf(controlSecret) }, mall, stripe),
    sandbox: undefined,
  };
}
