/**
 * Pages of other origins. The contract promises them nothing and forbids nothing, so this is no `must`; but what a
 * browser keeps for a mall, no stranger's page should be able to act with.
 */
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import type { Exchange } from '../../target/exchange.ts';
import { aboutOperations } from '../support/define-check.ts';

/** A page that no mall knows, and one that hides where it is from. */
const strangers = ['https://stranger.example', 'null'];

function findAllowedOrigin({ headers }: Exchange, origin: string): string | undefined {
  const allowed = headers.get('access-control-allow-origin');
  const withCredentials = headers.get('access-control-allow-credentials') === 'true';
  if (!withCredentials || (allowed !== origin && allowed !== '*')) return undefined;
  return `lets pages of the origin ${origin} call with what the browser keeps for this one (Access-Control-Allow-Credentials with Access-Control-Allow-Origin: ${allowed})`;
}

async function checkForeignOrigins(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.first();
  const operation = context.operation('localuserGet');
  for (const origin of strangers) {
    const read = await context.send(operation, {}, { caller, headers: { origin } });
    context.expect('localuserGet', findAllowedOrigin(read, origin), read);
    const createRequest = { origin, 'access-control-request-method': operation.method };
    const preflight = await context.send(
      operation,
      {},
      { method: 'OPTIONS', isOffContract: true, headers: createRequest },
    );
    context.expect('localuserGet', findAllowedOrigin(preflight, origin), preflight);
  }
}

export const originChecks: readonly ActiveCheck[] = [
  {
    id: 'sec.origin',
    area: 'protocol',
    requirement: 'No page of an unknown origin may call with the credentials that a browser keeps.',
    source: 'Fetch standard, CORS',
    level: 'should',
    run: aboutOperations(['localuserGet'], checkForeignOrigins),
  },
];
