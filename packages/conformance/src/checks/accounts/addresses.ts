/** The address book of a buyer. */
import type { OrderDetails } from '@openmall/sdk';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import { orderLine } from '../../setup/orders.ts';
import { addressInput } from '../../setup/buyer-setup.ts';
import { Unmet } from '../../setup/precondition-error.ts';
import { expectRefusal } from '../support/refusal.ts';
import { lawsOf } from '../support/define-check.ts';

async function oneDefault(court: Court): Promise<void> {
  const caller = await court.world.accounts.newcomer();
  for (const address of ['1 First Street', '2 Second Street']) {
    const added = await court.call('addressAdd', { ...addressInput, address, use: 1 }, { caller });
    if (!succeeded(added))
      throw new Unmet('unproven', `address!add answered: ${String(added.envelope?.msg)}`);
  }
  const list = await court.call('addressList', {}, { caller });
  const { pageList = [] } = (list.envelope?.data ?? {}) as { pageList?: { use: number; address: string }[] };
  const defaults = pageList.filter(({ use }) => use === 1);
  court.expect(
    'addressAdd',
    defaults.length === 1 ? undefined : `has ${defaults.length} default addresses`,
    list,
  );
  court.expect(
    'addressList',
    pageList[0]?.use === 1 ? undefined : 'does not show the default address first',
    list,
  );
}

/** `address!add` says in words that a buyer keeps at most six. */
const mostAddresses = 6;

async function bookHasAnEnd(court: Court): Promise<void> {
  const caller = await court.world.accounts.newcomer();
  const add = (index: number): Promise<Exchange> =>
    court.call('addressAdd', { ...addressInput, address: `${index} Last Street`, use: 0 }, { caller });
  for (let index = 1; index <= mostAddresses; index += 1) {
    const added = await add(index);
    const says = `refuses address ${index}, where a buyer keeps ${mostAddresses}`;
    court.expect('addressAdd', succeeded(added) ? undefined : says, added);
    if (!succeeded(added)) return;
  }
  const more = await add(mostAddresses + 1);
  const granted = `keeps more than ${mostAddresses} addresses`;
  expectRefusal(court, 'addressAdd', { keys: ['deliveryAddressLimit'], granted }, more);
}

interface Entry {
  readonly id: string;
  readonly use: number;
  readonly address: string;
}

async function bookOf(court: Court, caller: Caller): Promise<{ list: Exchange; entries: readonly Entry[] }> {
  const list = await court.call('addressList', {}, { caller });
  const { pageList = [] } = (list.envelope?.data ?? {}) as { pageList?: readonly Entry[] };
  return { list, entries: pageList };
}

/** Deleting the default makes the newest of the others the default (contract: address!del). */
async function newestInherits(court: Court): Promise<void> {
  const { accounts, ask } = court.world;
  const caller = await accounts.newcomer();
  for (const address of ['1 Default Street', '2 Older Street', '3 Newest Street'])
    await ask('addressAdd', { ...addressInput, address, use: address.startsWith('1') ? 1 : 0 }, caller);
  const id = (await bookOf(court, caller)).entries.find(({ use }) => use === 1)?.id ?? '';
  const deleted = await court.call('addressDel', { id }, { caller });
  const { list, entries } = await bookOf(court, caller);
  const heirs = entries.filter(({ use }) => use === 1).map(({ address }) => address);
  const says = `has ${heirs.length > 0 ? heirs.join(' and ') : 'no address'} as the default after the default was deleted, where 3 Newest Street is the newest`;
  court.expect('addressDel', heirs.join() === '3 Newest Street' ? undefined : says, deleted, list);
}

/** A second click is no mistake, and another's address stays where it is (contract: address!del). */
async function goneStaysGone(court: Court): Promise<void> {
  const { accounts, ask } = court.world;
  const caller = await accounts.newcomer();
  await ask('addressAdd', addressInput, caller);
  const [entry] = (await bookOf(court, caller)).entries;
  if (!entry) throw new Unmet('unproven', 'address!add succeeded, but address!list shows no address');
  await ask('addressDel', { id: entry.id }, caller);
  const again = await court.call('addressDel', { id: entry.id }, { caller });
  const refuses = 'refuses to delete an address that its buyer has deleted before';
  court.expect('addressDel', succeeded(again) ? undefined : refuses, again);
}

const whereTo = ({ envelope }: Exchange): string => {
  const { orderInfo } = (envelope?.data ?? {}) as { orderInfo?: OrderDetails };
  return [orderInfo?.contacts, orderInfo?.address, orderInfo?.postcode].join(', ');
};

async function orderKeepsItsCopy(court: Court): Promise<void> {
  const { accounts, ask, shelf } = court.world;
  const caller = await accounts.newcomer();
  await ask('addressAdd', addressInput, caller);
  const [entry] = (await bookOf(court, caller)).entries;
  if (!entry) throw new Unmet('unproven', 'address!add succeeded, but address!list shows no address');
  const orderInfo = orderLine(await shelf.any());
  const { orderList } = await ask('orderSubmit', { orderInfo, addressId: entry.id }, caller);
  const orderId = orderList[0]?.orderId ?? '';
  const before = await court.call('orderInfo', { orderId }, { caller });
  const moved = { ...addressInput, id: entry.id, address: '99 Elsewhere', contacts: 'Someone Else' };
  const edited = await court.call('addressEdit', moved, { caller });
  const after = await court.call('orderInfo', { orderId }, { caller });
  const changed = `sends an order to ${whereTo(after)} that was placed for ${whereTo(before)}, since the address book was changed`;
  const isKept = whereTo(before) === whereTo(after);
  court.expect('orderInfo', isKept ? undefined : changed, before, edited, after);
  const deleted = await court.call('addressDel', { id: entry.id }, { caller });
  const last = await court.call('orderInfo', { orderId }, { caller });
  const lost = 'loses the address of an order that is deleted from the address book';
  court.expect('orderInfo', whereTo(last) === whereTo(before) ? undefined : lost, before, deleted, last);
}

export const addressChecks: readonly Trial[] = [
  lawsOf('orders', 'spec §3')(
    'addr.default',
    'One address is the default, and it is shown first.',
    ['addressAdd', 'addressList'],
    oneDefault,
  ),
  lawsOf('orders', 'contract')(
    'addr.most',
    'A buyer keeps six addresses; one more is refused.',
    ['addressAdd'],
    bookHasAnEnd,
  ),
  lawsOf('orders', 'contract')(
    'addr.heir',
    'When the default address is deleted, the newest of the others is the default.',
    ['addressDel'],
    newestInherits,
  ),
  lawsOf('orders', 'contract')(
    'addr.again',
    'Deleting an address again succeeds.',
    ['addressDel'],
    goneStaysGone,
  ),
  lawsOf('orders', 'contract')(
    'ord.copy',
    'An order keeps the address it was placed with, whatever becomes of the address book.',
    ['orderInfo'],
    orderKeepsItsCopy,
  ),
];
