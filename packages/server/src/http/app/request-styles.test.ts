import { operationMap, type OperationId } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { createSandbox } from '../../domain/payments/sandbox.ts';
import { assertAnswer, type Envelope } from '../../test-support/http/call.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import {
  createMatrixFixture,
  ownInput,
  type MatrixFixture,
} from '../../test-support/fixtures/matrix-fixture.ts';
import { withRollback } from '../../test-support/database/rollback.ts';
import { hasMethodAlias } from './compatibility.ts';
import { contract, operationIds } from './contract.ts';
import { createApp } from './create-app.ts';

type Fields = Readonly<Record<string, string>>;
/** How a client encodes a call. */
type RequestStyle = (call: {
  readonly method: string;
  readonly path: string;
  readonly fields: Fields;
}) => Request;

const at = (path: string, query = '') => `http://mall.test${path}${query && `?${query}`}`;
const text = (fields: Fields) => new URLSearchParams(fields).toString();
const inQuery: RequestStyle = ({ method, path, fields }) => new Request(at(path, text(fields)), { method });

/** Sends absent fields explicitly. */
const withAbsentFields =
  (absent: string): RequestStyle =>
  ({ method, path, fields }) =>
    new Request(at(path, `&${text(fields)}&${absent}`), { method });

const ABSENT = ['', 'undefined', 'null', '[object Object]', '%5Bobject%20Object%5D'] as const;

const REQUEST_STYLES: Readonly<Record<string, RequestStyle>> = {
  'with the suffix .action': ({ method, path, fields }) =>
    new Request(at(`${path.replace(/\.action$/, '')}.action`, text(fields)), { method }),
  'under a base path': ({ path, ...call }) => inQuery({ ...call, path: `/wap${path}` }),
  'with double slashes': ({ path, ...call }) =>
    inQuery({ ...call, path: `/wap/${path.replaceAll('/', '//')}` }),
  'with %21 for !': ({ path, ...call }) => inQuery({ ...call, path: path.replace('!', '%21') }),
  'with all of these': ({ path, ...call }) =>
    inQuery({ ...call, path: `/wap/${path.replace('!', '%21').replace(/\.action$/, '')}.action` }),
  'with an ampersand in front': ({ method, path, fields }) =>
    new Request(at(path, `&${text(fields)}`), { method }),
};

/** Styles of POST requests only. */
const POST_STYLES: Readonly<Record<string, RequestStyle>> = {
  'in a form': ({ path, fields }) =>
    new Request(at(path), { method: 'POST', body: new URLSearchParams(fields) }),
  'in a form, with the token in the address': ({ path, fields: { token = '', ...rest } }) =>
    new Request(at(path, text(token ? { token } : {})), { method: 'POST', body: new URLSearchParams(rest) }),
  'in JSON, with the token in a header': ({ path, fields: { token, ...rest } }) =>
    new Request(at(path), {
      method: 'POST',
      body: JSON.stringify(rest),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    }),
};

describe('Existing clients of this API family', () => {
  let database: OpenDatabase;
  let fixture: MatrixFixture;
  beforeAll(async () => {
    database = await ONE_DATABASE.open();
    fixture = await createMatrixFixture(database);
  });
  afterAll(() => database.close());

  /** Sends a request and rolls its changes back, so that every style meets the same state. */
  const send = (make: () => Request) =>
    withRollback(database.db, async (db) => {
      const { clock } = fixture.ctx;
      const ctx = { ...fixture.ctx, db, payments: createSandbox({ db, clock }, 'a secret of the tests') };
      const response = await createApp({ ctx }).fetch(make());
      return {
        status: response.status,
        allow: response.headers.get('allow'),
        body: (await response.json()) as Envelope,
      };
    });

  const POLLED = [
    'newOnlinechatUnread',
    'userOnlineChatControllerUnread',
    'keepGoodsCount',
    'focusSellerCount',
  ] as const;

  it.each(POLLED)('%s answers 0 to a visitor, because the page header polls it', async (id) => {
    const { method, path } = operationMap[id];
    const { body } = await send(() => inQuery({ method, path, fields: {} }));
    expect(body).toEqual({ code: '0', msg: null, data: 0 });
  });

  it.each(POLLED)('%s rejects an invalid token, so that the client logs out', async (id) => {
    const { method, path } = operationMap[id];
    const { body } = await send(() => inQuery({ method, path, fields: { token: 'x'.repeat(32) } }));
    expect(body).toMatchObject({ code: '403', msg: expect.stringContaining('expired') });
  });

  /** Existing clients read addresses and texts of their own, see family-replay.test.ts. */
  const plainData = (data: unknown): unknown =>
    JSON.parse(
      JSON.stringify(data)
        .replaceAll(/\/wap(?=\/(pictures|uploads|pay)\/)/g, '')
        .replaceAll(/"log":"[^"]*"/g, '"log":""'),
    );

  /** Removes what may differ between two answers to the same call: random values and times. */
  const comparable = (id: OperationId, { code, msg, data }: Envelope) =>
    operationMap[id].semantics === 'read' && code === '0' ? { code, data: plainData(data) } : { code, msg };

  const callOf = async (id: OperationId) => {
    const [person] = fixture.victims;
    const { method, path, guarded } = { ...contract.operations[id], ...operationMap[id] };
    const fields = await ownInput(fixture, person ?? expect.fail(), id);
    return { method, path, fields: guarded ? { ...fields, token: person?.token ?? '' } : fields };
  };

  const inFields = operationIds.filter((id) => contract.operations[id].body === null);

  it.each(inFields)('%s gives the same answer in every request style', async (id) => {
    const call = await callOf(id);
    const plain = await send(() => inQuery(call));
    assertAnswer(id, plain.body);
    const { query } = contract.operations[id];
    const optional = Object.keys(query.properties ?? {}).filter((name) => !(name in call.fields));
    // Cycles through the spellings of an absent value, so that all occur across fields and calls.
    const absent = optional.map((name, index) => `${name}=${ABSENT[(index + id.length) % ABSENT.length]}`);
    const styles = Object.entries({
      ...REQUEST_STYLES,
      ...(call.method === 'POST' && POST_STYLES),
      'with explicit absent values': withAbsentFields(absent.join('&')),
    });
    for (const [style, make] of styles) {
      const answer = await send(() => make(call));
      expect(answer.status, `${id} ${style}`).toBe(200);
      expect(comparable(id, answer.body), `${id} ${style}`).toEqual(comparable(id, plain.body));
    }
  });

  it.each(operationIds)(
    '%s accepts the other method if the API family does, and answers 405 otherwise',
    async (id) => {
      const call = await callOf(id);
      const method = call.method === 'POST' ? 'GET' : 'POST';
      const answer = await send(() => inQuery({ ...call, method }));
      const hasBothMethods = operationIds.some(
        (other) => other !== id && contract.operations[other].path === call.path,
      );
      if (hasBothMethods || hasMethodAlias(call.path)) {
        const plain = await send(() => inQuery(call));
        expect(comparable(id, answer.body)).toEqual(comparable(id, plain.body));
      } else {
        expect(answer).toMatchObject({ status: 405, allow: call.method, body: { code: '402' } });
      }
      const odd = await send(() => inQuery({ ...call, method: 'PUT' }));
      expect(odd.status).toBe(405);
    },
  );
});
