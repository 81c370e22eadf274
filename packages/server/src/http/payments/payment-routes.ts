import type { AppContext } from '../../context.ts';
import type { Sandbox } from '../../domain/payments/sandbox.ts';
import { answerCallback, CALLBACK_PATH } from './payment-callback.ts';
import type { Log } from '../app/request-log.ts';
import { answerSandbox, sandboxReference } from './sandbox-page.ts';

export interface PaymentRoutes {
  readonly ctx: AppContext;
  readonly sandbox: Sandbox | undefined;
  readonly log: Log;
}

/**
 * Answers the payment addresses outside the contract: messages of the provider, and the sandbox page. Undefined for
 * any other path.
 */
export async function answerPayments(
  { ctx, sandbox, log }: PaymentRoutes,
  request: Request,
  pathname: string,
): Promise<Response | undefined> {
  const deliver = (callback: Request) => answerCallback(ctx, callback, log);
  if (pathname === CALLBACK_PATH) return deliver(request);
  const reference = sandboxReference(pathname);
  return sandbox && reference !== undefined
    ? answerSandbox({ sandbox, request, reference, deliver })
    : undefined;
}
