/** `@openmall/sdk/client`: openapi-fetch on our transport, for those who like to call by path. */
import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from '../generated/schema.ts';
import type { EnvelopeData } from '../transport/response/envelope-data.ts';
import type { Transport } from '../transport/options.ts';
import { fetchAsTransport } from './fetch-as-transport.ts';

// Never asked: the transport takes the path and adds the base URL that it knows.
const NOWHERE = 'http://contract.invalid';

/**
 * A client by paths, with types from the contract. Failures are thrown as ApiErrors.
 * @example const data = await unwrap(client.POST('/api/seller!info', { params: { query: { sellerId } } }));
 */
export function createClient(transport: Transport): Client<paths> {
  return createFetchClient<paths>({ baseUrl: NOWHERE, fetch: fetchAsTransport(transport) });
}

/** The `data` of the success branch of an operation's answer. */
export type Unwrapped<Answer> = EnvelopeData<Extract<Answer, { code: '0' }>>;

/** The data of an answer, without its envelope. */
export async function unwrap<Answer>(call: Promise<{ data?: Answer }>): Promise<Unwrapped<Answer>> {
  const { data: envelope } = await call;
  return ((envelope as { data?: unknown } | undefined)?.data ?? null) as Unwrapped<Answer>;
}
