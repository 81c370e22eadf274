import { createApp, type App } from '../../http/app/create-app.ts';
import { createSandbox } from '../../domain/payments/sandbox.ts';
import type { TestMall } from '../fixtures/test-mall.ts';

/** The mall's app, or the way to the servers that answer for it; with a sandbox for payments where a secret is told. */
export function openApp(mall: TestMall, { sandboxSecret }: { readonly sandboxSecret?: string } = {}): App {
  const { doors } = mall;
  if (doors) return { fetch: (request) => doors(request, mall, sandboxSecret) };
  if (sandboxSecret === undefined) return createApp({ ctx: mall });
  const sandbox = createSandbox(mall, sandboxSecret);
  return createApp({ ctx: { ...mall, payments: sandbox }, sandbox });
}
