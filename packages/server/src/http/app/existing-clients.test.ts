import { operationMap, type OperationId } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/open-database.ts';
import { createSandbox } from '../../domain/payments/sandbox.ts';
import { assertAnswer, type Envelope } from '../../test-support/http/call.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
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
/** A way in which some client puts a call on the wire. */
type Habit = (call: { readonly method: string; readonly path: string; readonly fields: Fields }) => Request;

const at = (path: string, query = '') => `http://mall.test${path}${query && `?${query}`}`;
const text = (fields: Fields) => new URLSearchParams(fields).toString();
const inQuery: Habit = ({ method, path, fields }) => new Request(at(path, text(fields)), { method });

/** What is left out, said in so many words. */
const sayingOf =
  (absent: string): Habit =>
  ({ method, path, fields }) =>
    new Request(at(path, `&${text(fields)}&${absent}`), { method });

const ABSENT = ['', 'undefined', 'null', '[object Object]', '%5Bobject%20Object%5D'] as const;

const HABITS: Readonly<Record<string, Habit>> = {
  'with the suffix .action': ({ method, path, fields }) =>
    new Request(at(`${path.replace(/\.action$/, '')}.action`, text(fields)), { method }),
  'under a base path': ({ path, ...call }) => inQuery({ ...call, path: `/wap${path}` }),
  'with double slashes': ({ path, ...call }) =>
    inQuery({ ...call, path: `/wap/${path.replaceAll('/', '//')}` }),
  'with %21 for the exclamation mark': ({ path, ...call }) =>
    inQuery({ ...call, path: path.replace('!', '%21') }),
  'with all of these': ({ path, ...call }) =>
    inQuery({ ...call, path: `/wap/${path.replace('!', '%21').replace(/\.action$/, '')}.action` }),
  'with an ampersand in front': ({ method, path, fields }) =>
    new Request(at(path, `&${text(fields)}`), { method }),
};

/** Those that only fit where something is posted. */
const POSTING: Readonly<Record<string, Habit>> = {
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
  let world: MatrixFixture;
  beforeAll(async () => {
    database = await (DATABASES[0] ?? expect.fail()).open();
    world = await createMatrixFixture(database);
  });
  afterAll(() => database.close());

  /** Answers in a world that is put back, so that every spelling finds the same. */
  const send = (make: () => Request) =>
    withRollback(database.db, async (db) => {
      const { clock } = world.ctx;
      const ctx = { ...world.ctx, db, payments: createSandbox({ db, clock }, 'a secret of the tests') };
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

  it.each(POLLED)('%s answers 0 to a visitor, whose page header polls it', async (id) => {
    const { method, path } = operationMap[id];
    const { body } = await send(() => inQuery({ method, path, fields: {} }));
    expect(body).toEqual({ code: '0', msg: null, data: 0 });
  });

  it.each(POLLED)('%s refuses a token that names no session, so that its client signs out', async (id) => {
    const { method, path } = operationMap[id];
    const { body } = await send(() => inQuery({ method, path, fields: { token: 'x'.repeat(32) } }));
    expect(body).toMatchObject({ code: '403', msg: expect.stringContaining('expired') });
  });

  /** What may differ from one answer to the next of the same call: what is drawn anew each time, and the time. */
  const comparable = (id: OperationId, { code, msg, data }: Envelope) =>
    operationMap[id].semantics === 'read' && code === '0' ? { code, data } : { code, msg };

  const callOf = async (id: OperationId) => {
    const [person] = world.victims;
    const { method, path, guarded } = { ...contract.operations[id], ...operationMap[id] };
    const fields = await ownInput(world, person ?? expect.fail(), id);
    return { method, path, fields: guarded ? { ...fields, token: person?.token ?? '' } : fields };
  };

  const inFields = operationIds.filter((id) => contract.operations[id].body === null);

  it.each(inFields)('%s is the same call, however it is spelt', async (id) => {
    const call = await callOf(id);
    const plain = await send(() => inQuery(call));
    assertAnswer(id, plain.body);
    const { query } = contract.operations[id];
    const optional = Object.keys(query.properties ?? {}).filter((name) => !(name in call.fields));
    // Every word for nothing occurs, over the fields of one call and the calls of all.
    const absent = optional.map((name, index) => `${name}=${ABSENT[(index + id.length) % ABSENT.length]}`);
    const habits = Object.entries({
      ...HABITS,
      ...(call.method === 'POST' && POSTING),
      'with words for what is left out': sayingOf(absent.join('&')),
    });
    for (const [habit, make] of habits) {
      const answer = await send(() => make(call));
      expect(answer.status, `${id} ${habit}`).toBe(200);
      expect(comparable(id, answer.body), `${id} ${habit}`).toEqual(comparable(id, plain.body));
    }
  });

  it.each(operationIds)('%s takes the other method where the family does, and says where not', async (id) => {
    const call = await callOf(id);
    const method = call.method === 'POST' ? 'GET' : 'POST';
    const answer = await send(() => inQuery({ ...call, method }));
    const isTwice = operationIds.some(
      (other) => other !== id && contract.operations[other].path === call.path,
    );
    if (isTwice || hasMethodAlias(call.path)) {
      const plain = await send(() => inQuery(call));
      expect(comparable(id, answer.body)).toEqual(comparable(id, plain.body));
    } else {
      expect(answer).toMatchObject({ status: 405, allow: call.method, body: { code: '402' } });
    }
    const odd = await send(() => inQuery({ ...call, method: 'PUT' }));
    expect(odd.status).toBe(405);
  });
});
