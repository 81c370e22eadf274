/** Buyers of the stories, and their sign-in. */
import {
  addressAdd,
  createTransport,
  localuserRegisterNoVerifcode,
  userSetSafewordReg,
  type Transport,
} from '@openmall/sdk';
import { expect, type Page } from '@playwright/test';
import type { Mall } from './mall.ts';

export interface Buyer {
  readonly email: string;
  readonly password: string;
  readonly fundPassword: string;
}

let serial = 0;

/** A person without an account. The name begins the email address. */
export function newcomer(name = 'buyer'): Buyer {
  serial += 1;
  return {
    email: `${name}${Date.now()}${serial}@example.com`,
    password: 'Sunny-42day',
    fundPassword: '135790',
  };
}

/** What the store keeps of a session. */
interface OpenSession {
  readonly token: string;
  readonly username: string;
  readonly usercode: string;
}

export interface Account extends Buyer {
  readonly session: OpenSession;
  /** Calls the mall as this buyer. */
  readonly transport: Transport;
}

/** The API calls of a session with this token. */
export const callingAs = (mall: Mall, token: string | undefined): Transport =>
  createTransport({ baseUrl: mall.url, getToken: () => token, getLang: () => 'en' });

/** An account with money, without a fund password and without an address. */
export async function openAccount(mall: Mall, name?: string): Promise<Account> {
  const buyer = newcomer(name);
  const { email, password } = buyer;
  const session = await localuserRegisterNoVerifcode(callingAs(mall, undefined), {
    username: email,
    password,
    re_password: password,
    type: 2,
  });
  return { ...buyer, session, transport: callingAs(mall, session.token) };
}

export async function addDeliveryAddress({ transport, email }: Account): Promise<void> {
  await addressAdd(transport, {
    contacts: 'Amelia Hartley',
    phone: '44 7700900123',
    country: 'United Kingdom',
    countryId: 826,
    province: 'England',
    city: 'London',
    address: '14 Rosebery Avenue',
    email,
    use: 1,
  });
}

/** An account with a fund password and an address, ready to buy. */
export async function openReadyAccount(mall: Mall, name?: string): Promise<Account> {
  const account = await openAccount(mall, name);
  const { transport, fundPassword } = account;
  await userSetSafewordReg(transport, { safeword: fundPassword, re_safeword: fundPassword });
  await addDeliveryAddress(account);
  return account;
}

/**
 * Signs a buyer in without the login page and the home page behind it, for stories that are not about signing in. It
 * replaces all that the browser has stored, and leaves the page, which would load itself again.
 */
export async function continueAs(page: Page, mall: Mall, { session }: Account): Promise<void> {
  const { token, username, usercode } = session;
  const kept = { token, user: { username, usercode, displayName: null } };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.context().setStorageState({ cookies: [], origins: [{ origin: mall.url, localStorage }] });
}

/** Signs in on the login page and waits for the home page. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Buyer, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, email, password);
  // Followed by the display name, or by the email address without one.
  await expect(page.getByRole('button', { name: 'Your account, ' })).toBeVisible();
}

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
