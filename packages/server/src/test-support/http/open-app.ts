import { createApp, type App } from '../../http/app/create-app.ts';
import { createSandbox } from '../../domain/payments/sandbox.ts';
import type { TestContext } from '../fixtures/test-context.ts';

/** The app of a context, or a client of its servers. With `sandboxSecret`, it has a payment sandbox. */
export function openApp(ctx: TestContext, { sandboxSecret }: { readonly sandboxSecret?: string } = {}): App {
  const { sendToServers } = ctx;
  if (sendToServers) return { fetch: (request) => sendToServers(request, ctx, sandboxSecret) };
  if (sandboxSecret === undefined) return createApp({ ctx });
  const sandbox = createSandbox(ctx, sandboxSecret);
  return createApp({ ctx: { ...ctx, payments: sandbox }, sandbox });
}
