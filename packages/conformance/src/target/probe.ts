/** Finds out whether an openmall backend answers at an address. */
import { errorCatalog, type OperationId } from '@openmall/sdk';
import { operation } from '../contract/operations.ts';
import type { Exchange } from './exchange.ts';
import type { Target } from './target.ts';

/** Nothing answers at the address, or not an openmall backend. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/** Nothing answers at the address at all. */
export class NoAnswerError extends UnreachableError {
  override name = 'NoAnswerError';
}

/** Calls without any preconditions: two that everybody may make, and one that needs a session. */
const probes: readonly OperationId[] = ['indexHome', 'sellerGoodsList', 'walletGetUsdt'];

const codes = new Set(['0', ...Object.values(errorCatalog).map(({ code }) => code)]);
const isEnvelope = ({ envelope }: Exchange): boolean => codes.has(String(envelope?.code));

function describe({ request, status, headers, text }: Exchange): string {
  const answer = headers.get('location') ?? text.slice(0, 160).replaceAll(/\s+/g, ' ').trim();
  return `${request.method} ${request.url} answers HTTP ${status} ${answer}`;
}

/** The paths of the contract begin with `/api`, so an address that ends with it doubles it. */
const hintOf = (baseUrl: string): string =>
  /\/api\/?$/.test(baseUrl)
    ? `\nThe paths of the contract begin with /api: leave it out of the address, ${baseUrl.replace(/\/api\/?$/, '')}.`
    : '';

/** A gateway answers for a backend that is down. */
const isDown = ({ networkError, status }: Exchange): boolean =>
  networkError !== undefined || [502, 503, 504].includes(status);

/** Whether a backend that has answered before still does. */
export async function isAnswering(target: Target): Promise<boolean> {
  const [id] = probes;
  return id !== undefined && !isDown(await target.send({ operation: operation(id), input: {} }));
}

/** @throws {UnreachableError} if no probe is answered with an envelope of the contract, valid or not. */
export async function assertReachable(target: Target): Promise<void> {
  const answers: Exchange[] = [];
  for (const id of probes) {
    const exchange = await target.send({ operation: operation(id), input: {} });
    const { networkError, request } = exchange;
    if (networkError !== undefined)
      throw new NoAnswerError(`Nothing answers at ${request.url}: ${networkError}.`);
    if (isEnvelope(exchange)) return;
    answers.push(exchange);
  }
  throw new UnreachableError(
    [
      `This does not look like an openmall backend: no answer is {"code": "0", "msg": …, "data": …} or has a code of the contract's errors.`,
      ...answers.map((exchange) => `  ${describe(exchange)}`),
    ].join('\n') + hintOf(target.options.baseUrl),
  );
}
