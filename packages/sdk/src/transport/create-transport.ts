import type { ArgsOf, CallOptions, OperationId } from '../operation.ts';
import { isApiError } from './api-error.ts';
import { fetchAsTransport } from './fetch-as-transport.ts';
import { findOperation } from './find-operation.ts';
import type { Result, SendRequest, Transport, TransportOptions } from './options.ts';
import { type Done, runCall, type Settings } from './run-call.ts';
import { createUnauthorizedNotice } from './unauthorized.ts';

/**
 * The one place from which calls are made. Keeps nothing but what it is told here, so an application can have several.
 * @example const transport = createTransport({ baseUrl: 'https://mall.example', getToken: () => session.token });
 */
export function createTransport(options: TransportOptions): Transport {
  const getToken = () => options.getToken?.() || undefined;
  const settings: Settings = {
    ...options,
    getToken,
    tellUnauthorized: createUnauthorizedNotice(options.onUnauthorized, getToken),
  };

  const run = <Id extends OperationId>(id: Id, args: ArgsOf<Id>): Promise<Done> => {
    const [input = {}, callOptions] = args as [input?: object, options?: CallOptions];
    return runCall(settings, id, input, callOptions);
  };

  return {
    // What comes over the wire has the type that the contract promises; `validate` checks it where asked to.
    call: async (id, ...args) => (await run(id, args)).data as never,
    safe: async <Id extends OperationId>(id: Id, ...args: ArgsOf<Id>): Promise<Result<Id>> => {
      try {
        const { data, requestId } = await run(id, args);
        return { data: data as never, error: undefined, requestId };
      } catch (error) {
        if (!isApiError(error, id)) throw error;
        return { data: undefined, error, requestId: error.requestId };
      }
    },
    send: async ({ method, url, params, data, signal }: SendRequest) => {
      const input = (data ?? params ?? {}) as object;
      return (await runCall(settings, findOperation(method, url), input, { signal })).data;
    },
    fetch: (request) =>
      fetchAsTransport(request, (id, input, callOptions) => runCall(settings, id, input, callOptions)),
  };
}
