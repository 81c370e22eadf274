/** `@openmall/sdk/client`: an openapi-fetch client on the transport, to call operations by path. */
import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from '../generated/schema.ts';
import type { EnvelopeData } from '../transport/response/envelope-data.ts';
import type { Transport } from '../transport/options.ts';
import { fetchAsTransport } from './fetch-as-transport.ts';

// Never requested: the transport uses the path and adds its own base URL.
const PLACEHOLDER_ORIGIN = 'http://contract.invalid';

/**
 * Creates a client that calls operations by path, with the types of the contract. Its calls throw ApiErrors.
 * @example const data = await unwrap(client.POST('/api/seller!info', { params: { query: { sellerId } } }));
 */
export function createClient(transport: Transport): Client<paths> {
  return createFetchClient<paths>({ baseUrl: PLACEHOLDER_ORIGIN, fetch: fetchAsTransport(transport) });
}

/** The type of `data` in a successful response. */
export type Unwrapped<Answer> = EnvelopeData<Extract<Answer, { code: '0' }>>;

/** Returns the data of a response, without its envelope. Rejects with the error of the call. */
export async function unwrap<Answer>(call: Promise<{ data?: Answer }>): Promise<Unwrapped<Answer>> {
  const { data: envelope } = await call;
  return ((envelope as { data?: unknown } | undefined)?.data ?? null) as Unwrapped<Answer>;
}
