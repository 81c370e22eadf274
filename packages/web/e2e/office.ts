/** People of the back office in the stories. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { categoryList, createTransport, headerAndBodyEncoding, type Transport } from '@openmall/sdk';
import { deskApplicationDecide, deskSessionJoin, deskSessionLogin } from '@openmall/sdk/desk';
import {
  merchantApplicationSubmit,
  merchantGoodsSave,
  merchantGoodsShelf,
  merchantSessionLogin,
} from '@openmall/sdk/merchant';
import { Secret, TOTP } from 'otpauth';
import type { Account } from './buyer.ts';
import type { Mall } from './mall.ts';

const STAFF_PASSWORD = 'Quiet-Harbour-42';

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate();

/** Calls the mall in a session of the back office. */
const officeTransport = (mall: Mall, token: string | undefined): Transport =>
  createTransport({ baseUrl: mall.url, getToken: () => token, encoding: headerAndBodyEncoding });

/** Invites an owner on the command line, while the server is down: the embedded database has one user. */
async function inviteOwner(mall: Mall, username: string): Promise<string> {
  await mall.crash();
  const script = fileURLToPath(new URL('../../server/src/create-operator.ts', import.meta.url));
  const env = { ...process.env, OPENMALL_DATA: mall.dataFolder, DATABASE_URL: '' };
  const output = execFileSync(process.execPath, [script, username, 'Ingrid', 'Dahl'], {
    env,
    encoding: 'utf8',
  });
  await mall.start();
  const invitation = /^ {2}(in_\S+)$/m.exec(output)?.[1];
  if (!invitation) throw new Error(`No invitation in: ${output}`);
  return invitation;
}

/** An owner of the desk with an open session. */
export async function openDesk(mall: Mall, username: string): Promise<Transport> {
  const invitation = await inviteOwner(mall, username);
  const visitor = officeTransport(mall, undefined);
  const { secret } = await deskSessionJoin(visitor, { invitation, password: STAFF_PASSWORD });
  const login = { username, password: STAFF_PASSWORD, code: codeOf(secret) };
  return officeTransport(mall, (await deskSessionLogin(visitor, login)).token);
}

export interface Product {
  readonly goodsId: string;
  readonly name: string;
}

/** Opens a store for an account, with one product on the shelf. */
export async function openStore(mall: Mall, desk: Transport, { email, password }: Account): Promise<Product> {
  const { token } = await merchantSessionLogin(officeTransport(mall, undefined), {
    username: email,
    password,
  });
  const merchant = officeTransport(mall, token);
  const form = { storeName: 'Fjord and Field', countryCode: 'NO', location: 'Bergen' };
  const { application } = await merchantApplicationSubmit(merchant, form);
  await deskApplicationDecide(desk, { applicationId: application?.id ?? '', decision: 'admit' });
  const [category] = (await categoryList(merchant)).pageList;
  const name = 'Reading lamp of birch';
  const draft = { name, categoryId: category?.categoryId ?? '', price: 40, stock: 20 };
  const { goodsId } = await merchantGoodsSave(merchant, draft);
  await merchantGoodsShelf(merchant, { goodsId, isOnShelf: true });
  return { goodsId, name };
}
