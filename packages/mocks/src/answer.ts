import { type DataOf, type ErrorKey, type OperationId, operationMap } from '@openmall/sdk';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { envelopeOf } from './wire/envelope.ts';

function handle(id: OperationId, body: object, delayMs: number): HttpHandler {
  const { method, path } = operationMap[id];
  return http[method === 'GET' ? 'get' : 'post'](`*${path}`, async () => {
    await delay(delayMs);
    return HttpResponse.json(body);
  });
}

/**
 * Creates an MSW handler that answers an operation with your own data.
 * @example server.use(answer('walletGetUsdt', { money: 0, rebate: 0 }));
 */
export const answer = <Id extends OperationId>(id: Id, data: DataOf<Id>, delayMs = 0): HttpHandler =>
  handle(id, { code: '0', msg: null, data }, delayMs);

/**
 * Creates an MSW handler that rejects an operation with an error of the catalog.
 * @example server.use(refuse('orderPay', 'insufficientBalance'));
 */
export function refuse(id: OperationId, key: ErrorKey, delayMs = 0): HttpHandler {
  return handle(id, envelopeOf(key), delayMs);
}
