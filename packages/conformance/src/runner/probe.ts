/** Whether there is anything to be judged at an address. */
import { errorCatalogue, type OperationId } from '@openmall/sdk';
import { operation } from '../contract/operations.ts';
import type { Exchange } from '../target/exchange.ts';
import type { Target } from '../target/target.ts';

/** Nothing answers there, or something else does, so that nothing can be judged. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** Calls that need nothing: two that show the shop window, and one that a visitor is refused. */
const first: readonly OperationId[] = ['indexHome', 'sellerGoodsList', 'walletGetUsdt'];

const codes = new Set(['0', ...Object.values(errorCatalogue).map(({ code }) => code)]);
const isOfContract = ({ envelope }: Exchange): boolean => codes.has(String(envelope?.code));

function wordsOf({ request, status, headers, text }: Exchange): string {
  const answer = headers.get('location') ?? text.slice(0, 160).replaceAll(/\s+/g, ' ').trim();
  return `${request.method} ${request.url} answers HTTP ${status} ${answer}`;
}

/** Fails where nothing answers, and where no answer is an envelope of the contract, right or wrong. */
export async function knock(target: Target): Promise<void> {
  const answers: Exchange[] = [];
  for (const id of first) {
    const exchange = await target.send({ operation: operation(id), input: {} });
    const { lost, request } = exchange;
    if (lost !== undefined) throw new Unreachable(`Nothing answers at ${request.url}: ${lost}.`);
    if (isOfContract(exchange)) return;
    answers.push(exchange);
  }
  throw new Unreachable(
    [
      `This does not look like an openmall backend: no answer is {"code": "0", "msg": …, "data": …}, nor has a code of the contract's errors.`,
      ...answers.map((exchange) => `  ${wordsOf(exchange)}`),
    ].join('\n'),
  );
}
