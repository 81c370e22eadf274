/** Cross-origin requests. The contract says nothing about them, so the check is a `should`. */
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import type { Exchange } from '../../target/exchange.ts';
import { aboutOperations } from '../support/define-check.ts';

/** An unknown origin and an opaque one. */
const foreignOrigins = ['https://stranger.example', 'null'];

function findAllowedOrigin({ headers }: Exchange, origin: string): string | undefined {
  const allowed = headers.get('access-control-allow-origin');
  const withCredentials = headers.get('access-control-allow-credentials') === 'true';
  if (!withCredentials || (allowed !== origin && allowed !== '*')) return undefined;
  return `lets pages of ${origin} use the credentials of the browser (Access-Control-Allow-Credentials with Access-Control-Allow-Origin: ${allowed})`;
}

async function checkForeignOrigins(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.first();
  const operation = context.operation('localuserGet');
  for (const origin of foreignOrigins) {
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
    requirement: 'Pages of unknown origins cannot use the credentials of a browser.',
    source: 'Fetch standard, CORS',
    level: 'should',
    run: aboutOperations(['localuserGet'], checkForeignOrigins),
  },
];
