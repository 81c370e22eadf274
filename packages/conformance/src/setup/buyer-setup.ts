/** What a buyer needs before an order: an address, a fund password and money. */
import { compare } from '@openmall/sdk/money';
import { operation } from '../contract/operations.ts';
import { succeeded, type Caller } from '../target/exchange.ts';
import { fundPassword } from './accounts.ts';
import type { Control } from './control.ts';
import { lacking, Unmet } from './precondition-error.ts';
import type { Wire } from './api-client.ts';

export const addressInput = {
  use: 1,
  phone: '1 4165550133',
  contacts: 'Judith Arbiter',
  address: '12 Fairness Road',
  email: 'judith@example.com',
  postcode: 'M5V 2T6',
  country: 'Canada',
} as const;

export interface Means {
  addressId(caller: Caller): Promise<string>;
  /** Makes sure that the caller can pay `amount` and has the judge's fund password. */
  fund(caller: Caller, amount: string): Promise<void>;
  setFundPassword(caller: Caller): Promise<void>;
}

export function createMeans(wire: Wire, control: Control | undefined): Means {
  const addresses = new Map<string, Promise<string>>();
  const withFundPassword = new Map<string, Promise<void>>();

  async function findAddress(caller: Caller): Promise<string> {
    const read = async (): Promise<string | undefined> =>
      (await wire.ask('addressList', {}, caller)).pageList?.[0]?.id;
    const known = await read();
    if (known) return known;
    await wire.ask('addressAdd', addressInput, caller);
    const added = await read();
    if (!added) throw new Unmet('unproven', 'address!add succeeded, but address!list shows no address');
    return added;
  }
  function addressId(caller: Caller): Promise<string> {
    const found = addresses.get(caller.token) ?? findAddress(caller);
    addresses.set(caller.token, found);
    return found;
  }
  /**
   * Whether the fund password of an account is the judge's, as after a former run: no read tells, and a payment costs.
   * So it is changed into itself; else each payment of an account that somebody has used would look like a fault.
   */
  async function expectOwnFundPassword(caller: Caller): Promise<void> {
    const changed = await wire.send({
      operation: operation('userUpdateOldAndNewSafeword'),
      input: { old_safeword: fundPassword, safeword: fundPassword, re_safeword: fundPassword },
      caller,
    });
    if (!succeeded(changed))
      throw lacking('an account without a fund password: that of this one is its own, and unknown');
  }
  async function makeFundPassword(caller: Caller): Promise<void> {
    const { safeword } = await wire.ask('localuserGet', {}, caller);
    if (Number(safeword) !== 0) return expectOwnFundPassword(caller);
    await wire.ask('userSetSafewordReg', { safeword: fundPassword, re_safeword: fundPassword }, caller);
  }
  function setFundPassword(caller: Caller): Promise<void> {
    const made = withFundPassword.get(caller.token) ?? makeFundPassword(caller);
    withFundPassword.set(caller.token, made);
    return made;
  }
  async function fund(caller: Caller, amount: string): Promise<void> {
    await setFundPassword(caller);
    // Always, not only where too little is there: other trials spend of the same balance meanwhile.
    if (control) return control.credit(caller.username, amount);
    const { money } = await wire.ask('walletGetUsdt', {}, caller);
    if (compare(money, amount) < 0) throw lacking('a buyer with a balance, or the control contract');
  }
  return { addressId, fund, setFundPassword };
}
