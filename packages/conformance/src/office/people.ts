/** The people of a run: an owner of the desk, a person with changing rights, two merchants and a user without a store. */
import { type Permission, permissions } from '@openmall/sdk/desk';
import { Secret, TOTP } from 'otpauth';
import type { Setup } from '../setup/setup.ts';
import type { Caller } from '../target/exchange.ts';
import { PreconditionError } from '../setup/precondition-error.ts';
import type { OfficeClient } from './office-client.ts';

export interface Merchant {
  readonly buyer: Caller;
  readonly token: string;
}

export interface People {
  readonly ownerToken: string;
  readonly clerkToken: string;
  /** Gives the clerk this permission and no other. */
  allowClerk(permission: Permission): Promise<void>;
  readonly merchants: readonly [Merchant, Merchant];
  /** A user who signed in to the merchant zone and has no store. */
  readonly applicant: Merchant;
  readonly buyer: Caller;
  /** Ends the session of the clerk, who may not sign in again. */
  dismiss(): Promise<void>;
}

const STAFF_PASSWORD = 'Quiet-Harbour-42';

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate();

/** Joins with an invitation, signs in with a recovery code, and confirms with the authenticator: each works once. */
async function join(client: OfficeClient, invitation: string): Promise<string> {
  const { username, secret, recoveryCodes } = await client.request('deskSessionJoin', {
    invitation,
    password: STAFF_PASSWORD,
  });
  const [code = ''] = recoveryCodes;
  const { token } = await client.request('deskSessionLogin', { username, password: STAFF_PASSWORD, code });
  await client.request('deskSessionConfirm', { code: codeOf(secret) }, token);
  return token;
}

async function hireClerk(client: OfficeClient, ownerToken: string, run: string) {
  const role = { name: `Judged ${run}`, description: 'A role of the judge.' };
  const [firstPermission] = permissions;
  let saved = await client.request('deskRoleSave', { ...role, permissions: firstPermission }, ownerToken);
  const person = { username: `judged.${run}`, name: 'Judith Clerk', roleIds: saved.roleId };
  const hired = await client.request('deskStaffSave', person, ownerToken);
  const clerkToken = await join(client, hired.invitation ?? '');
  return {
    clerkToken,
    async allowClerk(permission: Permission) {
      const { roleId, version } = saved;
      const draft = { ...role, roleId, version, permissions: permission };
      saved = await client.request('deskRoleSave', draft, ownerToken);
    },
    async dismiss() {
      const { staffId, version } = hired;
      const rows = (await client.request('deskStaffList', {}, ownerToken)).staff;
      const current = rows.find((row) => row.id === staffId)?.version ?? version;
      await client.request(
        'deskStaffSave',
        { ...person, staffId, version: current, isActive: false },
        ownerToken,
      );
    },
  };
}

async function signIn(client: OfficeClient, buyer: Caller): Promise<Merchant> {
  const { username, password } = buyer;
  const { token } = await client.request('merchantSessionLogin', { username, password });
  return { buyer, token };
}

/** A new user applies to sell and is approved. */
async function approve(client: OfficeClient, ownerToken: string, buyer: Caller): Promise<Merchant> {
  const { username } = buyer;
  const merchant = await signIn(client, buyer);
  const store = { storeName: `Judged ${username.slice(0, 40)}`, countryCode: 'NO' };
  await client.request('merchantApplicationSubmit', store, merchant.token);
  const applications = await client.request('deskApplicationList', { keyword: username }, ownerToken);
  const own = applications.pageList.find((row) => row.username === username);
  if (!own)
    throw new PreconditionError('inconclusive', 'deskApplication!list shows no application that was sent');
  await client.request('deskApplicationDecide', { applicationId: own.id, decision: 'admit' }, ownerToken);
  return signIn(client, buyer);
}

/** @throws {PreconditionError} if a conforming backend would have let them in. */
export async function gatherPeople(
  client: OfficeClient,
  { accounts }: Setup,
  invitation: string,
): Promise<People> {
  const run = Date.now().toString(36);
  const ownerToken = await join(client, invitation);
  const clerk = await hireClerk(client, ownerToken, run);
  const first = await approve(client, ownerToken, await accounts.newAccount());
  const second = await approve(client, ownerToken, await accounts.newAccount());
  const applicant = await signIn(client, await accounts.newAccount());
  return { ownerToken, ...clerk, merchants: [first, second], applicant, buyer: await accounts.first() };
}
