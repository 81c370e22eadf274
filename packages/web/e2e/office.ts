/** People of the back office in the stories. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { categoryList, createTransport, headerAndBodyEncoding, type Transport } from '@openmall/sdk';
import {
  deskApplicationDecide,
  deskSessionJoin,
  deskSessionLogin,
  deskStaffList,
  deskStaffSave,
} from '@openmall/sdk/desk';
import {
  merchantApplicationSubmit,
  merchantGoodsSave,
  merchantGoodsShelf,
  merchantSessionLogin,
} from '@openmall/sdk/merchant';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Account } from './buyer.ts';
import type { Mall } from './mall.ts';

const STAFF_PASSWORD = 'Quiet-Harbour-42';

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate();

/** Calls the mall in a session of the back office. */
const officeTransport = (mall: Mall, token: string | undefined): Transport =>
  createTransport({ baseUrl: mall.url, getToken: () => token, encoding: headerAndBodyEncoding });

type Installation = Pick<Mall, 'dataFolder' | 'databaseUrl' | 'crash' | 'start'>;

/**
 * Invites an owner on the command line, and returns the invitation. The server of an embedded database is down meanwhile,
 * because that has one user.
 */
export async function inviteOwner(mall: Installation, username: string): Promise<string> {
  const isEmbedded = mall.databaseUrl === '';
  if (isEmbedded) await mall.crash();
  const script = fileURLToPath(new URL('../../server/src/create-operator.ts', import.meta.url));
  const env = { ...process.env, OPENMALL_DATA: mall.dataFolder, DATABASE_URL: mall.databaseUrl };
  const output = execFileSync(process.execPath, [script, username, 'Ingrid', 'Dahl'], {
    env,
    encoding: 'utf8',
  });
  if (isEmbedded) await mall.start();
  const invitation = /^ {2}(in_\S+)$/m.exec(output)?.[1];
  if (!invitation) throw new Error(`No invitation in: ${output}`);
  return invitation;
}

export interface DeskPerson {
  readonly username: string;
  readonly password: string;
  readonly token: string;
  /** Calls the desk as this person. */
  readonly transport: Transport;
}

/** A person of the desk accepts an invitation and signs in. */
async function joinDesk(mall: Mall, username: string, invitation: string): Promise<DeskPerson> {
  const visitor = officeTransport(mall, undefined);
  const password = STAFF_PASSWORD;
  const { secret } = await deskSessionJoin(visitor, { invitation, password });
  const { token } = await deskSessionLogin(visitor, { username, password, code: codeOf(secret) });
  return { username, password, token, transport: officeTransport(mall, token) };
}

/** An owner of the desk with an open session. Stories share a mall, so each gets a user name of its own. */
export function openOwner(mall: Mall, name: string): Promise<DeskPerson> {
  const username = `${name}.${randomUUID().slice(0, 8)}`;
  return inviteOwner(mall, username).then((invitation) => joinDesk(mall, username, invitation));
}

/** A second person with the roles of an owner. */
export async function inviteColleague(mall: Mall, owner: DeskPerson, name: string): Promise<DeskPerson> {
  const username = `${name}.${randomUUID().slice(0, 8)}`;
  const { staff } = await deskStaffList(owner.transport);
  const roleIds = staff.find((person) => person.username === owner.username)?.roles.map(({ id }) => id) ?? [];
  const draft = { username, name: 'Sven Berg', roleIds: roleIds.join(',') };
  const { invitation } = await deskStaffSave(owner.transport, draft);
  return joinDesk(mall, username, invitation ?? '');
}

export const openDesk = async (mall: Mall, name: string): Promise<Transport> =>
  (await openOwner(mall, name)).transport;

/** Opens a page of the back office in a session that is open already. */
export async function enterOffice(page: Page, path: `/desk${string}` | `/merchant${string}`, token: string) {
  const side = path.startsWith('/desk') ? 'desk' : 'merchant';
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [`openmall.office.${side}`, token],
  );
  await page.goto(path);
}

/** Signs an account in to the merchant zone. */
export async function openMerchant(mall: Mall, { email, password }: Account) {
  const login = { username: email, password };
  const { token } = await merchantSessionLogin(officeTransport(mall, undefined), login);
  return { token, transport: officeTransport(mall, token) };
}

export interface Product {
  readonly goodsId: string;
  readonly name: string;
  /** The session of the merchant zone. */
  readonly token: string;
}

/** Opens a store for an account, with one product on the shelf. */
export async function openStore(mall: Mall, desk: Transport, account: Account): Promise<Product> {
  const { token, transport: merchant } = await openMerchant(mall, account);
  const form = { storeName: 'Fjord and Field', countryCode: 'NO', location: 'Bergen' };
  const { application } = await merchantApplicationSubmit(merchant, form);
  await deskApplicationDecide(desk, { applicationId: application?.id ?? '', decision: 'admit' });
  const [category] = (await categoryList(merchant)).pageList;
  // Stories share a mall, and find goods by name.
  const name = `Reading lamp ${randomUUID().slice(0, 8)}`;
  const draft = { name, categoryId: category?.categoryId ?? '', price: 40, stock: 20 };
  const { goodsId } = await merchantGoodsSave(merchant, draft);
  await merchantGoodsShelf(merchant, { goodsId, isOnShelf: true });
  return { goodsId, name, token };
}
