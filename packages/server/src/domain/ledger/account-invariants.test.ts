import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/open-database.ts';
import { DATABASES } from '../../testing/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestMall,
  type TestMall,
} from '../../testing/test-mall.ts';
import { uploadPictures } from '../../testing/uploaded-pictures.ts';
import { closeAccount } from '../accounts/close-account.ts';
import { register } from '../accounts/register.ts';
import { passIdentity } from '../verification/decide-identity.ts';
import { applyForAdvanced, applyForIdentity, readIdentity } from '../verification/identity.ts';
import { giveTestMoney } from '../wallet/test-money.ts';
import { checkInvariants } from './invariants.ts';

type Cast = {
  readonly closed: string;
  readonly guest: string;
  readonly host: string;
  readonly goods: string;
};

/** Somebody who left, somebody verified, and two who came on each other's word. */
async function playCast(mall: TestMall): Promise<Cast> {
  const [leaver, host] = [await addBuyer(mall), await addBuyer(mall)];
  const { goodsId: goods } = await addGoods(mall, await addStore(mall));
  const [front = '', back = ''] = await uploadPictures(mall, host.id, 'kyc', 2);
  await applyForIdentity(mall, host.id, {
    name: 'Amelia Hartley',
    documentKind: 'Passport',
    documentNumber: 'K7702913',
    nationality: 'United Kingdom',
    front,
    back,
  });
  await passIdentity(mall, (await readIdentity(mall.db, host.id, 'basic'))?.id ?? '');
  await applyForAdvanced(mall, host.id, {
    homePlace: '14 Harbour Lane, Bristol',
    bill: front,
    holding: back,
  });
  const { usercode } = await mall.db
    .selectFrom('user_account')
    .select('usercode')
    .where('id', '=', host.id)
    .executeTakeFirstOrThrow();
  const username = 'guest@example.com';
  await register(mall, { username, password: 'Sunny-42day', by: 'email', invitationCode: usercode });
  const guest = await mall.db
    .selectFrom('user_account')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  await giveTestMoney(mall, host.id, '5');
  const closing = { account: leaver.username, reason: 'I leave.', fundPassword: FUND_PASSWORD };
  await closeAccount(mall, leaver.id, closing);
  return { closed: leaver.id, guest: guest.id, host: host.id, goods };
}

const CORRUPTIONS: readonly (readonly [what: string, caughtBy: string, statement: (cast: Cast) => string])[] =
  [
    [
      'a closed account is given money',
      'I23',
      ({ closed }) => `update account set balance = 1 where owner_id = '${closed}' and kind = 'wallet'`,
    ],
    [
      'a closed account keeps a session',
      'I23',
      ({ closed }) => `insert into token values ('x', '${closed}', now(), now())`,
    ],
    [
      'a closed account keeps its address',
      'I23',
      ({ closed }) => `update user_account set email = 'left@example.com' where id = '${closed}'`,
    ],
    [
      'a closed account keeps its name',
      'I23',
      ({ closed }) => `update user_account set login_name = 'left@example.com' where id = '${closed}'`,
    ],
    [
      'a closed account keeps an authenticator',
      'I23',
      ({ closed }) =>
        `insert into authenticator (user_id, secret, drawn_at) values ('${closed}', 'A', now())`,
    ],
    [
      'a closed account keeps a talk',
      'I23',
      ({ closed }) =>
        `insert into chat_message (id, user_id, is_from_user, kind, content, created_at)
         values ('m_x', '${closed}', true, 'text', 'It is me', now())`,
    ],
    [
      'money for tests passes for a deposit',
      'I26',
      () => `update journal set ref_kind = 'recharge' where ref_kind = 'test_money'`,
    ],
    [
      'a deposit is taken from the account of tests',
      'I26',
      () => `update transfer set from_account = 'chain::USDT' where from_account = 'test::USDT'`,
    ],
    [
      'a line of invitations runs in a circle',
      'I24',
      ({ guest, host }) => `update user_account set referrer_id = '${guest}' where id = '${host}'`,
    ],
    [
      'a verified name is taken back under an advanced verification',
      'I25',
      ({ host }) =>
        `update identity_check set status = 0, decided_at = null where user_id = '${host}' and kind = 'basic'`,
    ],
  ];

describe.each(DATABASES)('The check of accounts on $name', ({ open }) => {
  let database: OpenDatabase;
  let mall: TestMall;
  let cast: Cast;
  beforeAll(async () => {
    database = await open();
    mall = openTestMall(database, '');
    cast = await playCast(mall);
  });
  afterAll(() => database.close());

  it('finds nothing where nothing is wrong', async () => {
    expect(await checkInvariants(mall.db)).toEqual([]);
  });

  it.each(CORRUPTIONS)('finds that %s', async (_what, caughtBy, statement) => {
    const stop = new Error('stop');
    const corrupt = mall.db.transaction().execute(async (tx) => {
      await sql.raw(statement(cast)).execute(tx);
      const breaches = await checkInvariants(tx);
      expect(breaches.map(({ name }) => name)).toContain(caughtBy);
      throw stop;
    });
    await expect(corrupt).rejects.toBe(stop);
  });
});
