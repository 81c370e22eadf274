import { once } from 'node:events';
import { errorCatalog, operationMap, type OperationId } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Db, OpenDatabase } from '../../db/database.ts';
import { answerUser } from '../../domain/chat/answer-users.ts';
import { createSandbox } from '../../domain/payments/sandbox.ts';
import { newId } from '../../domain/new-id.ts';
import { callRaw, type Envelope } from '../../test-support/http/call.ts';
import { allFields, type Field } from '../../test-support/http/contract-inputs.ts';
import {
  openSnapshotRecorder,
  type SnapshotRecorder,
  type DatabaseSnapshot,
} from '../../test-support/database/database-snapshot.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import type { FullHistory } from '../../test-support/fixtures/full-history-fixture.ts';
import { createAjv } from '../input/create-ajv.ts';
import {
  createMatrixFixture,
  ownInput,
  type MatrixFixture,
} from '../../test-support/fixtures/matrix-fixture.ts';
import { PASSWORD } from '../../test-support/fixtures/test-context.ts';
import { sentCode } from '../../test-support/http/sent-code.ts';
import { withRollback } from '../../test-support/database/rollback.ts';
import {
  isPersonal,
  isValue,
  objectKindOf,
  type PersonalKind,
} from '../../test-support/fixtures/object-ownership.ts';
import { contract, operationIds } from '../app/contract.ts';
import { createApp, type App } from '../app/create-app.ts';
import { openSockets } from '../sockets/open-sockets.ts';

type PersonalField = Field & { readonly kind: PersonalKind };
interface CallWithField {
  readonly id: OperationId;
  readonly person: FullHistory;
  readonly field?: Field;
  readonly value?: string;
}
interface Scenario {
  readonly app: App;
  readonly fixture: MatrixFixture;
}

const personalFields: readonly PersonalField[] = allFields.flatMap((field) => {
  const kind = objectKindOf(field);
  return isPersonal(kind) ? [{ ...field, kind }] : [];
});

/** A valid code, for calls in which only the proof belongs to someone else. */
async function codeFor(
  { app, fixture }: Scenario,
  { token }: FullHistory,
): Promise<Readonly<Record<string, string>>> {
  const target = `${newId('t')}@example.com`;
  await callRaw(app, 'idcodeExecute', { target, purpose: 'bind' }, token);
  return { target, verifcode: await sentCode(fixture.ctx, target) };
}

/** Makes a valid call of the person, with one field replaced by a value of someone else. */
async function callWith(
  scenario: Scenario,
  { id, person, field, value = '' }: CallWithField,
): Promise<Envelope> {
  const fields = { ...(await ownInput(scenario.fixture, person, id)) };
  if (id === 'localuserBindEmailOrPhone') Object.assign(fields, await codeFor(scenario, person));
  if (field?.name === 'content') fields['type'] = 'img';
  if (contract.operations[id].body?.mediaType !== 'application/json') {
    if (field) fields[field.name] = value;
    return callRaw(scenario.app, id, fields, person.token);
  }
  const { goods } = scenario.fixture.shared;
  const draft = { sellerGoodsId: goods, evaluationType: 1, rating: 5 };
  const orderId = field?.name === 'orderId' ? value : person.received;
  const evaluationAdds = [field && field.name !== 'orderId' ? { ...draft, [field.name]: value } : draft];
  return callRaw(scenario.app, id, { json: JSON.stringify({ orderId, evaluationAdds }) }, person.token);
}

/** A well-formed id that does not exist. */
const unknownLike = (value: string): string =>
  value.startsWith('/uploads/') ? value.replace(/[0-9a-f]{32}/, '0'.repeat(32)) : `${value.slice(0, -4)}0000`;

const SELLER_REFUSAL = { code: '1', msg: errorCatalog.sellerCannotCancel.text };

describe('The contract', () => {
  it('has an owner rule for every field that could hold an id', () => {
    const ajv = createAjv();
    const fits = ({ schema }: Field) => {
      const validate = ajv.getSchema(`contract#/$defs/${schema}`);
      return (
        validate !== undefined &&
        [newId('or'), `/uploads/kyc/${'0'.repeat(32)}.webp`].some((id) => validate(id))
      );
    };
    const unclassified = allFields.filter((field) => fits(field) && !objectKindOf(field) && !isValue(field));
    expect(
      unclassified.map(({ id, name }) => `${id}.${name}`),
      'Classify these fields in test-support/fixtures/object-ownership.ts',
    ).toEqual([]);
    expect(personalFields.length).toBeGreaterThan(50);
  });
});

describe.each([ONE_DATABASE])('Authorisation on $name', ({ open }) => {
  let database: OpenDatabase;
  let fixture: MatrixFixture;
  let app: App;
  let recorder: SnapshotRecorder;
  let initialSnapshot: DatabaseSnapshot;
  let secrets: readonly string[];
  beforeAll(async () => {
    database = await open();
    fixture = await createMatrixFixture(database);
    app = createApp({ ctx: fixture.ctx });
    recorder = await openSnapshotRecorder(database.db);
    secrets = fixture.victims.flatMap((victim) => victim.secrets);
    initialSnapshot = await recorder.takeSnapshot();
  });
  afterAll(() => database.close());

  /** Runs on the fixture and rolls the changes back. */
  const withScenario = <T>(work: (scenario: Scenario, db: Db) => Promise<T>): Promise<T> =>
    withRollback(database.db, (db) => {
      const { clock } = fixture.ctx;
      const ctx = { ...fixture.ctx, db, payments: createSandbox({ db, clock }, 'a secret of the tests') };
      return work({ app: createApp({ ctx }), fixture: { ...fixture, ctx } }, db);
    });

  const assertNoLeak = (answer: Envelope, receiver: string, sent = '') => {
    const text = JSON.stringify(answer);
    const leaked = secrets.filter((secret) => secret !== sent && text.includes(secret));
    expect(leaked, `${receiver} received ${text.slice(0, 400)}`).toEqual([]);
  };

  it.each(operationIds)('%s rejects invalid tokens, and visitors unless they may call it', async (id) => {
    const [victim] = fixture.victims;
    const fields = await withScenario((scenario) => ownInput(scenario.fixture, victim ?? expect.fail(), id));
    const { guarded, semantics } = operationMap[id];
    const callAs = (token?: string) =>
      withScenario(async (scenario) => callRaw(scenario.app, id, fields, token));
    const visitor = await callAs();
    assertNoLeak(visitor, `A visitor of ${id}`);
    if (guarded) {
      const { code, text: msg } = errorCatalog.notLoggedIn;
      expect(visitor).toEqual({ code, msg, key: 'notLoggedIn', data: null });
    } else {
      expect(visitor.code).not.toBe('403');
    }
    for (const [kind, token] of Object.entries(fixture.invalidTokens)) {
      const answer = guarded ? await callRaw(app, id, fields, token) : await callAs(token);
      const { code, text: msg } = errorCatalog.sessionExpired;
      const refusesInvalidTokens = guarded || operationMap[id].errors.some((key) => key === 'sessionExpired');
      if (refusesInvalidTokens)
        expect(answer, `${id} with a token ${kind}`).toEqual({
          code,
          msg,
          key: 'sessionExpired',
          data: null,
        });
      else if (semantics === 'read') expect(answer, `${id} with a token ${kind}`).toEqual(visitor);
      else expect(answer.code, `${id} with a token ${kind}`).not.toBe('403');
      assertNoLeak(answer, `A token ${kind} at ${id}`);
    }
  });

  it('rejected calls changed nothing', async () => {
    expect(await recorder.takeSnapshot()).toEqual(initialSnapshot);
  });

  /** All objects of the first victim, and one of each kind of the others. */
  const foreign = (kind: PersonalKind) =>
    fixture.victims.flatMap(({ objects }, index) => objects[kind].slice(0, index === 0 ? undefined : 1));

  it.each(operationIds)('%s neither shows nor changes anything of another user', async (id) => {
    const fields = personalFields.filter((field) => field.id === id);
    await withScenario(async (scenario, db) => {
      const refusalOf = async (who: string, call: CallWithField) => {
        const answer = await callWith(scenario, call);
        assertNoLeak(answer, `${who} at ${id}`, call.value);
        expect(answer.code, `${id} failed: ${answer.msg}`).not.toBe('500');
        return { code: answer.code, msg: answer.msg };
      };
      for (const [who, person] of Object.entries(fixture.strangers)) {
        for (const field of fields) {
          const values = foreign(field.kind);
          const unknownAnswer = await refusalOf(who, {
            id,
            person,
            field,
            value: unknownLike(values[0] ?? ''),
          });
          // An id of another user gets the same answer as an unknown id, so callers cannot learn which ids exist.
          for (const value of values)
            expect(
              [
                unknownAnswer,
                // The owner of the store knows the order, and reads why it stays (spec §6).
                ...(id === 'orderCancel' ? [SELLER_REFUSAL] : []),
              ],
              `${who}: ${field.name}`,
            ).toContainEqual(await refusalOf(who, { id, person, field, value }));
        }
        await refusalOf(who, { id, person });
      }
      expect(await recorder.findChangedRows(secrets, db)).toEqual([]);
    });
  });

  it.each(personalFields)('$id accepts $name from its owner', async (field) => {
    const refusals = new Set<string>();
    for (const person of fixture.victims) {
      for (const value of person.objects[field.kind]) {
        const { code, msg } = await withScenario((scenario) =>
          callWith(scenario, { id: field.id, person, field, value }),
        );
        if (code === '0') return;
        refusals.add(`${code} ${msg ?? ''}`);
      }
    }
    // If the owner is rejected too, the tests with strangers prove nothing.
    expect([...refusals]).toEqual(['0']);
  });

  it('a private picture is visible only to its owner', async () => {
    const [victim] = fixture.victims;
    const statusOf = async (path: string, token?: string) =>
      (
        await app.fetch(
          new Request(`http://mall.test${path}${token ? `?token=${encodeURIComponent(token)}` : ''}`),
        )
      ).status;
    const tokens = [
      ...Object.values(fixture.invalidTokens),
      ...Object.values(fixture.strangers).map(({ token }) => token),
    ];
    for (const picture of victim?.objects.picture ?? []) {
      expect(await statusOf(picture, victim?.token)).toBe(200);
      for (const token of [undefined, ...tokens]) expect(await statusOf(picture, token)).toBe(404);
    }
  });

  it('a socket delivers events to their user only, and rejects invalid tokens', async () => {
    const sockets = await openSockets({ ctx: fixture.ctx, port: 0, host: '127.0.0.1' });
    const connect = (token: string) => {
      const socket = new WebSocket(`ws://127.0.0.1:${sockets.port}`);
      const received: string[] = [];
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token, lang: 'en' })));
      socket.on('message', (data: Buffer) => received.push(data.toString('utf8')));
      return { socket, received, closed: once(socket, 'close') };
    };
    const hasType = (received: readonly string[], type: string) =>
      received.some((text) => text.includes(`"type":"${type}"`));
    for (const token of Object.values(fixture.invalidTokens)) {
      const { received, closed } = connect(token);
      expect([4400, 4403]).toContain((await closed)[0]);
      expect(hasType(received, 'welcome')).toBe(false);
      assertNoLeak({ code: '', msg: null, data: received }, 'A socket');
    }
    const [victim] = fixture.victims;
    const others = Object.values(fixture.strangers).map(({ token }) => connect(token));
    const own = connect(victim?.token ?? '');
    await vi.waitFor(() => {
      for (const { received } of [own, ...others]) expect(hasType(received, 'unread')).toBe(true);
    });
    await answerUser(fixture.ctx, victim?.id ?? '', {
      kind: 'text',
      content: `${victim?.secrets[2]} once more`,
    });
    await vi.waitFor(() => expect(hasType(own.received, 'chatReceived')).toBe(true));
    for (const { received } of others)
      assertNoLeak({ code: '', msg: null, data: received }, 'A stranger at a socket');
    await sockets.close();
  });

  it('guessing a password does not end the sessions of the owner', async () => {
    const [victim] = fixture.victims;
    const guess = { username: victim?.username ?? '', password: 'Wrong-42day' };
    for (let times = 0; times < 5; times += 1) await callRaw(app, 'userNewlogin', guess);
    expect((await callRaw(app, 'userNewlogin', { ...guess, password: PASSWORD })).code).toBe('1');
    expect((await callRaw(app, 'localuserGet', {}, victim?.token)).code).toBe('0');
  });
});
