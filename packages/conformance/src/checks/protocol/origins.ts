/**
 * Pages of other origins. The contract promises them nothing and forbids nothing, so this is no `must`; but what a
 * browser keeps for a mall, no stranger's page should be able to act with.
 */
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import type { Exchange } from '../../target/exchange.ts';
import { story } from '../support/define-check.ts';

/** A page that no mall knows, and one that hides where it is from. */
const strangers = ['https://stranger.example', 'null'];

function letsIn({ headers }: Exchange, origin: string): string | undefined {
  const allowed = headers.get('access-control-allow-origin');
  const withCredentials = headers.get('access-control-allow-credentials') === 'true';
  if (!withCredentials || (allowed !== origin && allowed !== '*')) return undefined;
  return `lets pages of the origin ${origin} call with what the browser keeps for this one (Access-Control-Allow-Credentials with Access-Control-Allow-Origin: ${allowed})`;
}

async function tryStrangers(court: Court): Promise<void> {
  const caller = await court.world.accounts.first();
  const operation = court.operation('localuserGet');
  for (const origin of strangers) {
    const read = await court.send(operation, {}, { caller, headers: { origin } });
    court.expect('localuserGet', letsIn(read, origin), read);
    const asking = { origin, 'access-control-request-method': operation.method };
    const preflight = await court.send(operation, {}, { method: 'OPTIONS', odd: true, headers: asking });
    court.expect('localuserGet', letsIn(preflight, origin), preflight);
  }
}

export const originChecks: readonly Trial[] = [
  {
    id: 'sec.origin',
    area: 'protocol',
    says: 'No page of an unknown origin may call with the credentials that a browser keeps.',
    source: 'Fetch standard, CORS',
    level: 'should',
    run: story(['localuserGet'], tryStrangers),
  },
];
