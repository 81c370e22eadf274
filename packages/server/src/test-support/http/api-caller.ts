/** Calls the server like a client and counts its SQL statements. Checks every answer against the contract. */
import { errorKeyOf, type DataOf, type InputOf, type OperationId } from '@openmall/sdk';
import type { AppContext } from '../../context.ts';
import { createApp } from '../../http/app/create-app.ts';
import { assertAnswer, type Envelope } from './call.ts';
import { countStatements, STATEMENTS } from '../servers/count-statements.ts';
import type { TestContext } from '../fixtures/test-context.ts';
import { wireCall, type CallOptions } from './wire-call.ts';

export interface ApiCaller {
  /** Returns the data of a call that must succeed. */
  readonly call: <Id extends OperationId>(
    id: Id,
    input: InputOf<Id>,
    options?: CallOptions,
  ) => Promise<DataOf<Id>>;
  /** Returns the error key of a rejected call, or `ok`. Accepts any input. */
  readonly refusal: (id: OperationId, input: object, options?: CallOptions) => Promise<string>;
  /** Number of SQL statements of the last call. */
  readonly statements: () => number;
}

async function readEnvelope(response: Response): Promise<Envelope> {
  if (response.status !== 200) throw new Error(`Answered ${response.status} ${await response.text()}`);
  return (await response.json()) as Envelope; // Checked against the contract by the caller.
}

function requestOf(id: OperationId, input: object, options: CallOptions): Request {
  const { url, ...init } = wireCall('http://mall.test', id, input, options);
  return new Request(url, init);
}

export function createCaller(ctx: AppContext | TestContext): ApiCaller {
  let count = 0;
  const { db, read } = countStatements(ctx.db);
  const app = createApp({ ctx: { ...ctx, db } });
  const fetch = async (request: Request): Promise<Response> => {
    if ('sendToServers' in ctx && ctx.sendToServers) {
      const response = await ctx.sendToServers(request, ctx);
      count = Number(response.headers.get(STATEMENTS));
      return response;
    }
    const before = read();
    const response = await app.fetch(request);
    count = read() - before;
    return response;
  };

  const send = async (id: OperationId, input: object, options: CallOptions): Promise<Envelope> => {
    const envelope = await readEnvelope(await fetch(requestOf(id, input, options)));
    assertAnswer(id, envelope);
    return envelope;
  };
  return {
    call: async <Id extends OperationId>(id: Id, input: InputOf<Id>, options: CallOptions = {}) => {
      const { code, msg, data } = await send(id, input, options);
      if (code !== '0') throw new Error(`${id} was refused: ${code} ${msg ?? ''}`);
      return data as DataOf<Id>; // Checked against the contract above.
    },
    refusal: async (id, input, options = {}) => {
      const { code, msg } = await send(id, input, options);
      return code === '0' ? 'ok' : errorKeyOf(code, msg ?? '');
    },
    statements: () => count,
  };
}
