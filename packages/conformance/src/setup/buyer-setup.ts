/** Gives a buyer what an order needs: an address, a fund password and money. */
import { compare } from '@openmall/sdk/money';
import { operation } from '../contract/operations.ts';
import { succeeded, type Caller } from '../target/exchange.ts';
import { FUND_PASSWORD } from './accounts.ts';
import type { Control } from './control.ts';
import { missingPrecondition, PreconditionError } from './precondition-error.ts';
import type { ApiClient } from './api-client.ts';

export const addressInput = {
  use: 1,
  phone: '1 4165550133',
  contacts: 'Judith Arbiter',
  address: '12 Fairness Road',
  email: 'judith@example.com',
  postcode: 'M5V 2T6',
  country: 'Canada',
} as const;

export interface BuyerSetup {
  addressId(caller: Caller): Promise<string>;
  /** Makes sure that the caller has `amount` and the judge's fund password. */
  fund(caller: Caller, amount: string): Promise<void>;
  setFundPassword(caller: Caller): Promise<void>;
}

const fundPasswordInput = { safeword: FUND_PASSWORD, re_safeword: FUND_PASSWORD };

/** The methods throw `PreconditionError` if the buyer cannot get what an order needs. */
export function createBuyerSetup(client: ApiClient, control: Control | undefined): BuyerSetup {
  const addresses = new Map<string, Promise<string>>();
  const withFundPassword = new Map<string, Promise<void>>();

  async function findAddress(caller: Caller): Promise<string> {
    const read = async (): Promise<string | undefined> =>
      (await client.request('addressList', {}, caller)).pageList?.[0]?.id;
    const known = await read();
    if (known) return known;
    await client.request('addressAdd', addressInput, caller);
    const added = await read();
    if (!added)
      throw new PreconditionError('inconclusive', 'address!add succeeded, but address!list shows no address');
    return added;
  }
  function addressId(caller: Caller): Promise<string> {
    const found = addresses.get(caller.token) ?? findAddress(caller);
    addresses.set(caller.token, found);
    return found;
  }
  /**
   * An account that was used before may have a fund password of its own. No read shows it, so the judge changes its own
   * fund password to itself; otherwise each refused payment would look like a fault.
   */
  async function expectOwnFundPassword(caller: Caller): Promise<void> {
    const changed = await client.send({
      operation: operation('userUpdateOldAndNewSafeword'),
      input: { old_safeword: FUND_PASSWORD, ...fundPasswordInput },
      caller,
    });
    if (!succeeded(changed))
      throw missingPrecondition('an account without a fund password: this one has an unknown fund password');
  }
  async function makeFundPassword(caller: Caller): Promise<void> {
    const { safeword } = await client.request('localuserGet', {}, caller);
    if (Number(safeword) !== 0) return expectOwnFundPassword(caller);
    await client.request('userSetSafewordReg', fundPasswordInput, caller);
  }
  function setFundPassword(caller: Caller): Promise<void> {
    const made = withFundPassword.get(caller.token) ?? makeFundPassword(caller);
    withFundPassword.set(caller.token, made);
    return made;
  }
  async function fund(caller: Caller, amount: string): Promise<void> {
    await setFundPassword(caller);
    // Always, even if the balance suffices: other checks may spend it at the same time.
    if (control && control.has?.('credit') !== false) return control.credit(caller.username, amount);
    const { money } = await client.request('walletGetUsdt', {}, caller);
    if (compare(money, amount) < 0)
      throw missingPrecondition('a buyer with a balance, or the control contract');
  }
  return { addressId, fund, setFundPassword };
}
