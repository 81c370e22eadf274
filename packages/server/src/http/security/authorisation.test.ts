import { once } from 'node:events';
import { errorCatalog, operationMap, type OperationId } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Db, OpenDatabase } from '../../db/open-database.ts';
import { answerUser } from '../../domain/chat/answer-users.ts';
import { createSandbox } from '../../domain/payments/sandbox.ts';
import { newId } from '../../domain/new-id.ts';
import { callRaw, type Envelope } from '../../test-support/http/call.ts';
import { allFields, type Field } from '../../test-support/http/contract-inputs.ts';
import {
  openCamera,
  type DatabaseCamera,
  type DatabaseSnapshot,
} from '../../test-support/database/database-snapshot.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
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
interface Call {
  readonly id: OperationId;
  readonly person: FullHistory;
  readonly field?: Field;
  readonly value?: string;
}
interface Asking {
  readonly app: App;
  readonly world: MatrixFixture;
}

const personalFields: readonly PersonalField[] = allFields.flatMap((field) => {
  const kind = objectKindOf(field);
  return isPersonal(kind) ? [{ ...field, kind }] : [];
});

/** A code that is right, for calls in which only the proof beside it is someone else's. */
async function codeFor(
  { app, world }: Asking,
  { token }: FullHistory,
): Promise<Readonly<Record<string, string>>> {
  const target = `${newId('t')}@example.com`;
  await callRaw(app, 'idcodeExecute', { target, purpose: 'bind' }, token);
  return { target, verifcode: await sentCode(world.ctx, target) };
}

/** Makes a call as its own user would, but with one field of someone else's. */
async function ask(asking: Asking, { id, person, field, value = '' }: Call): Promise<Envelope> {
  const fields = { ...(await ownInput(asking.world, person, id)) };
  if (id === 'localuserBindEmailOrPhone') Object.assign(fields, await codeFor(asking, person));
  if (field?.name === 'content') fields['type'] = 'img';
  if (contract.operations[id].body?.mediaType !== 'application/json') {
    if (field) fields[field.name] = value;
    return callRaw(asking.app, id, fields, person.token);
  }
  const { goods } = asking.world.shared;
  const draft = { sellerGoodsId: goods, evaluationType: 1, rating: 5 };
  const orderId = field?.name === 'orderId' ? value : person.received;
  const evaluationAdds = [field && field.name !== 'orderId' ? { ...draft, [field.name]: value } : draft];
  return callRaw(asking.app, id, { json: JSON.stringify({ orderId, evaluationAdds }) }, person.token);
}

/** Such an id as nobody has. */
const unknownLike = (value: string): string =>
  value.startsWith('/uploads/') ? value.replace(/[0-9a-f]{32}/, '0'.repeat(32)) : `${value.slice(0, -4)}0000`;

describe('The contract', () => {
  it('tells of every field that an id would fit into whether it names an object, and whose', () => {
    const ajv = createAjv();
    const fits = ({ schema }: Field) => {
      const validate = ajv.getSchema(`contract#/$defs/${schema}`);
      return (
        validate !== undefined &&
        [newId('or'), `/uploads/kyc/${'0'.repeat(32)}.webp`].some((id) => validate(id))
      );
    };
    const untold = allFields.filter((field) => fits(field) && !objectKindOf(field) && !isValue(field));
    expect(
      untold.map(({ id, name }) => `${id}.${name}`),
      'Say in testing/whose-objects.ts what these fields name, or that they name nothing',
    ).toEqual([]);
    expect(personalFields.length).toBeGreaterThan(50);
  });
});

describe.each(DATABASES)('Who may do what on $name', ({ open }) => {
  let database: OpenDatabase;
  let world: MatrixFixture;
  let app: App;
  let camera: DatabaseCamera;
  let everything: DatabaseSnapshot;
  let secrets: readonly string[];
  beforeAll(async () => {
    database = await open();
    world = await createMatrixFixture(database);
    app = createApp({ ctx: world.ctx });
    camera = await openCamera(database.db);
    secrets = world.victims.flatMap((victim) => victim.secrets);
    everything = await camera.photograph();
  });
  afterAll(() => database.close());

  /** Asks in a world that is put back afterwards. */
  const inUndoneWorld = <T>(work: (asking: Asking, db: Db) => Promise<T>): Promise<T> =>
    withRollback(database.db, (db) => {
      const { clock } = world.ctx;
      const ctx = { ...world.ctx, db, payments: createSandbox({ db, clock }, 'a secret of the tests') };
      return work({ app: createApp({ ctx }), world: { ...world, ctx } }, db);
    });

  const assertNothingTold = (answer: Envelope, what: string, said = '') => {
    const text = JSON.stringify(answer);
    const told = secrets.filter((secret) => secret !== said && text.includes(secret));
    expect(told, `${what} was told ${text.slice(0, 400)}`).toEqual([]);
  };

  it.each(operationIds)(
    '%s takes no token that is not good, and none at all only where it may',
    async (id) => {
      const [victim] = world.victims;
      const fields = await inUndoneWorld((asking) => ownInput(asking.world, victim ?? expect.fail(), id));
      const { guarded, semantics } = operationMap[id];
      const asked = (token?: string) =>
        inUndoneWorld(async (asking) => callRaw(asking.app, id, fields, token));
      const visitor = await asked();
      assertNothingTold(visitor, `A visitor of ${id}`);
      if (guarded) {
        const { code, text: msg } = errorCatalog.notLoggedIn;
        expect(visitor).toEqual({ code, msg, data: null });
      } else {
        expect(visitor.code).not.toBe('403');
      }
      for (const [which, token] of Object.entries(world.deadTokens)) {
        const answer = guarded ? await callRaw(app, id, fields, token) : await asked(token);
        const { code, text: msg } = errorCatalog.sessionExpired;
        const refusesDeadTokens = guarded || operationMap[id].errors.some((key) => key === 'sessionExpired');
        if (refusesDeadTokens)
          expect(answer, `${id} with a token ${which}`).toEqual({ code, msg, data: null });
        else if (semantics === 'read') expect(answer, `${id} with a token ${which}`).toEqual(visitor);
        else expect(answer.code, `${id} with a token ${which}`).not.toBe('403');
        assertNothingTold(answer, `A token ${which} at ${id}`);
      }
    },
  );

  it('nothing was changed by anybody who was refused', async () => {
    expect(await camera.photograph()).toEqual(everything);
  });

  /** Of the first victim every object, in whatever state; of the others one of each kind. */
  const foreign = (kind: PersonalKind) =>
    world.victims.flatMap(({ objects }, index) => objects[kind].slice(0, index === 0 ? undefined : 1));

  it.each(operationIds)('%s shows and changes nothing of anybody else', async (id) => {
    const fields = personalFields.filter((field) => field.id === id);
    await inUndoneWorld(async (asking, db) => {
      const refusalOf = async (who: string, call: Call) => {
        const answer = await ask(asking, call);
        assertNothingTold(answer, `${who} at ${id}`, call.value);
        expect(answer.code, `${id} failed: ${answer.msg}`).not.toBe('500');
        return { code: answer.code, msg: answer.msg };
      };
      for (const [who, person] of Object.entries(world.strangers)) {
        for (const field of fields) {
          const values = foreign(field.kind);
          const ofUnknown = await refusalOf(who, { id, person, field, value: unknownLike(values[0] ?? '') });
          // What is someone else's is not there: nobody learns which ids are taken.
          for (const value of values)
            expect(await refusalOf(who, { id, person, field, value }), `${who}: ${field.name}`).toEqual(
              ofUnknown,
            );
        }
        await refusalOf(who, { id, person });
      }
      expect(await camera.changesOf(secrets, db)).toEqual([]);
    });
  });

  it.each(personalFields)('$id takes $name from whom it belongs to', async (field) => {
    const refusals = new Set<string>();
    for (const person of world.victims) {
      for (const value of person.objects[field.kind]) {
        const { code, msg } = await inUndoneWorld((asking) =>
          ask(asking, { id: field.id, person, field, value }),
        );
        if (code === '0') return;
        refusals.add(`${code} ${msg ?? ''}`);
      }
    }
    // Refused to everybody, a call proves nothing about strangers.
    expect([...refusals]).toEqual(['0']);
  });

  it('a private picture is there for its owner alone', async () => {
    const [victim] = world.victims;
    const statusOf = async (path: string, token?: string) =>
      (
        await app.fetch(
          new Request(`http://mall.test${path}${token ? `?token=${encodeURIComponent(token)}` : ''}`),
        )
      ).status;
    const tokens = [
      ...Object.values(world.deadTokens),
      ...Object.values(world.strangers).map(({ token }) => token),
    ];
    for (const picture of victim?.objects.picture ?? []) {
      expect(await statusOf(picture, victim?.token)).toBe(200);
      for (const token of [undefined, ...tokens]) expect(await statusOf(picture, token)).toBe(404);
    }
  });

  it('a socket brings news to whom they are for, and opens for no dead token', async () => {
    const sockets = await openSockets({ ctx: world.ctx, port: 0, host: '127.0.0.1' });
    const connect = (token: string) => {
      const socket = new WebSocket(`ws://127.0.0.1:${sockets.port}`);
      const told: string[] = [];
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token, lang: 'en' })));
      socket.on('message', (data: Buffer) => told.push(data.toString('utf8')));
      return { socket, told, closed: once(socket, 'close') };
    };
    const said = (told: readonly string[], type: string) =>
      told.some((text) => text.includes(`"type":"${type}"`));
    for (const token of Object.values(world.deadTokens)) {
      const { told, closed } = connect(token);
      expect([4400, 4403]).toContain((await closed)[0]);
      expect(said(told, 'welcome')).toBe(false);
      assertNothingTold({ code: '', msg: null, data: told }, 'A socket');
    }
    const [victim] = world.victims;
    const others = Object.values(world.strangers).map(({ token }) => connect(token));
    const own = connect(victim?.token ?? '');
    await vi.waitFor(() => {
      for (const { told } of [own, ...others]) expect(said(told, 'unread')).toBe(true);
    });
    await answerUser(world.ctx, victim?.id ?? '', {
      kind: 'text',
      content: `${victim?.secrets[2]} once more`,
    });
    await vi.waitFor(() => expect(said(own.told, 'chatReceived')).toBe(true));
    for (const { told } of others)
      assertNothingTold({ code: '', msg: null, data: told }, 'A stranger at a socket');
    await sockets.close();
  });

  it('who guesses at a login takes no session from its owner', async () => {
    const [victim] = world.victims;
    const guess = { username: victim?.username ?? '', password: 'Wrong-42day' };
    for (let times = 0; times < 5; times += 1) await callRaw(app, 'userNewlogin', guess);
    expect((await callRaw(app, 'userNewlogin', { ...guess, password: PASSWORD })).code).toBe('1');
    expect((await callRaw(app, 'localuserGet', {}, victim?.token)).code).toBe('0');
  });
});
