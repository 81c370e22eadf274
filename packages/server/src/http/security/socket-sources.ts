import type { AppContext } from '../../context.ts';
import { readSettings } from '../../domain/settings/settings.ts';

/** An address that a policy may contain: no spaces, no semicolons. */
const SAFE = /^wss?:\/\/[\w.:[\]-]+$/;

/** The addresses of the event socket for a page at this host: the configured one, or another port of the host. */
export async function socketSources(ctx: AppContext, request: Request): Promise<readonly string[]> {
  const { websocket_url: configured } = await readSettings(ctx.db, ['websocket_url']);
  const { hostname } = new URL(request.url);
  const port = ctx.pushPort?.();
  const own = configured
    ? [URL.parse(configured)].flatMap((url) => (url ? [`${url.protocol}//${url.host}`] : []))
    : port === undefined
      ? []
      : [`ws://${hostname}:${port}`, `wss://${hostname}:${port}`];
  return own.filter((source) => SAFE.test(source));
}
