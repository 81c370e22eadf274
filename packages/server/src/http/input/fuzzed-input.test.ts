import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { createRandom } from '@openmall/seeded-random';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import { addMerchant, addOwner } from '../../test-support/fixtures/staff.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { fuzzRequest, type FuzzTarget } from '../../test-support/fuzz/fuzzed-request.ts';
import { openRawClient, type RawAnswer, type RawClient } from '../../test-support/fuzz/raw-client.ts';
import { assertAnswer } from '../../test-support/http/call.ts';
import { exampleFields } from '../../test-support/http/contract-inputs.ts';
import { assertOfficeAnswer, officeIds, operationOf } from '../../test-support/http/office-caller.ts';
import { contract, operationIds } from '../app/contract.ts';
import { createApp, type App } from '../app/create-app.ts';
import { listen } from '../listening/listen.ts';

/** Inputs of each operation. `FUZZ_INPUTS=1000` is a long test, `FUZZ_SEED=2` sends others. */
const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? 4);
const SEED = process.env['FUZZ_SEED'] ?? '1';
const CLIENTS = 5;
const BATCH = 25;
/** 0 is a connection that was closed without an answer. */
const STATUSES = new Set([200, 204, 304, 400, 404, 405, 413, 431]);
/** Texts that reveal internals of the server. */
const LEAK = /select |insert |at .*\.ts:|node_modules|pglite|kysely|violates|syntax error|\/src\//i;

type Side = 'buyer' | 'merchant' | 'desk';
type Target = FuzzTarget & { readonly side: Side };

const namesOf = ({ properties = {} }: { readonly properties?: object }) =>
  Object.keys(properties).filter((name) => name !== 'lang' && name !== 'token');

const targets: readonly Target[] = [
  ...operationIds.map((id): Target => {
    const { method, path, query, body } = contract.operations[id];
    const names = [...namesOf(query), ...namesOf(body?.schema ?? {})];
    const json = body?.mediaType === 'application/json' ? {} : undefined;
    return { side: 'buyer', id, method, path, names, fields: exampleFields(id), json };
  }),
  ...officeIds.map((id): Target => {
    const { document, path, query, body } = operationOf(id);
    const side = document === 'desk' ? 'desk' : 'merchant';
    const names = [...namesOf(query), ...namesOf(body?.schema ?? {})];
    const fields = Object.fromEntries((query.required ?? []).map((name) => [name, '1']));
    return { side, id, method: 'POST', path, names, fields, json: body ? {} : undefined };
  }),
];

const SELF: Readonly<Record<Side, string>> = {
  buyer: '/api/localuser!get',
  merchant: '/api/merchantSession!me',
  desk: '/api/deskSession!me',
};

describe.each([ONE_DATABASE])('Fuzzed requests to a server on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let server: Server;
  let clients: readonly RawClient[];
  const tokens: Partial<Record<Side, string>> = {};
  const failures: unknown[] = [];
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    app = createApp({ ctx, log: ({ error, path }) => error !== undefined && failures.push([path, error]) });
    await addGoods(ctx, await addStore(ctx));
    server = await listen(app, { port: 0, host: '127.0.0.1' });
    const { port } = server.address() as AddressInfo; // It listens on a port.
    clients = Array.from({ length: CLIENTS }, () => openRawClient(port));
  });
  afterAll(async () => {
    for (const client of clients) client.close();
    server.closeAllConnections();
    server.close();
    await database.close();
  });

  const openSession: Readonly<Record<Side, () => Promise<string>>> = {
    buyer: async () => (await addBuyer(ctx)).token,
    merchant: async () => (await addMerchant(ctx, app)).officeToken,
    desk: async () => (await addOwner(ctx, app)).token,
  };
  /** A token that is valid. A fuzzed call may have ended the last one. */
  const tokenOf = async (side: Side): Promise<string> => {
    const known = tokens[side];
    const headers = { Authorization: `Bearer ${known}` };
    const url = `http://mall.test${SELF[side]}?lang=en`;
    const self = await app.fetch(new Request(url, { method: 'POST', headers }));
    const isValid = known !== undefined && (await self.text()).includes('"code":"0"');
    return (tokens[side] = isValid ? known : await openSession[side]());
  };

  const assertSound = ({ side, id }: Target, request: Buffer, { status, body }: RawAnswer) => {
    const sent = `${id}: ${request.toString('latin1', 0, 600)}`;
    expect(STATUSES.has(status), `${status} to ${sent}`).toBe(true);
    if (status !== 200 || body === '') return;
    const envelope = JSON.parse(body) as { readonly code: string; readonly msg: string | null };
    expect(envelope.code, sent).not.toBe('500');
    expect(envelope.msg ?? '', sent).not.toMatch(LEAK);
    if (side === 'buyer') assertAnswer(id as (typeof operationIds)[number], envelope);
    else assertOfficeAnswer(id, envelope);
  };

  it.each(targets)(
    `$id answers ${INPUTS} of seed ${SEED} with what the contract lists`,
    async (target) => {
      const random = createRandom(`${SEED} ${target.id}`);
      for (let from = 0; from < INPUTS; from += BATCH) {
        const token = await tokenOf(target.side);
        const size = Math.min(BATCH, INPUTS - from);
        const requests = Array.from({ length: size }, () => fuzzRequest(random, target, token));
        // All are awaited, so that no late answer is taken for one to the next operation.
        const sent = await Promise.allSettled(
          clients.map(async (client, index) => {
            for (let at = index; at < size; at += CLIENTS) {
              const request = requests[at] ?? expect.fail();
              assertSound(target, request, await client.send(request));
            }
          }),
        );
        for (const one of sent) if (one.status === 'rejected') throw one.reason;
      }
    },
    60_000 + INPUTS * 200,
  );

  it('cause no failure of the server, change no prototype and break no invariant', async () => {
    expect(failures).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(await checkInvariants(database.db)).toEqual([]);
  });
});
