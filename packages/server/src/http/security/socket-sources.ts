import type { AppContext } from '../../context.ts';
import { readSettings } from '../../domain/settings/settings.ts';
import { failureKey } from '../app/failure-key.ts';

/** An address that a policy may contain: no spaces, no semicolons. */
const SAFE = /^wss?:\/\/[\w.:[\]-]+$/;

/** The configured address; undefined also without a database, which the page can do without. */
async function configuredAddress({ db }: AppContext): Promise<string | undefined> {
  try {
    return (await readSettings(db, ['websocket_url'])).websocket_url;
  } catch (error) {
    if (failureKey(error) === 'systemError') return undefined;
    throw error;
  }
}

/** The addresses of the event socket for a page at this host: the configured one, or another port of the host. */
export async function socketSources(ctx: AppContext, request: Request): Promise<readonly string[]> {
  const configured = await configuredAddress(ctx);
  const { hostname } = new URL(request.url);
  const port = ctx.pushPort?.();
  const own = configured
    ? [URL.parse(configured)].flatMap((url) => (url ? [`${url.protocol}//${url.host}`] : []))
    : port === undefined
      ? []
      : [`ws://${hostname}:${port}`, `wss://${hostname}:${port}`];
  return own.filter((source) => SAFE.test(source));
}
