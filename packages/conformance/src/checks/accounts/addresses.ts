/** The address book of a buyer. */
import type { OrderDetails } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import { orderLine } from '../../setup/orders.ts';
import { addressInput } from '../../setup/buyer-setup.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import { expectRefusal } from '../support/refusal.ts';
import { defineChecks } from '../support/define-check.ts';

async function checkOneDefault(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  for (const address of ['1 First Street', '2 Second Street']) {
    const added = await context.call('addressAdd', { ...addressInput, address, use: 1 }, { caller });
    if (!succeeded(added))
      throw new PreconditionError('inconclusive', `address!add answered: ${String(added.envelope?.msg)}`);
  }
  const list = await context.call('addressList', {}, { caller });
  const { pageList = [] } = (list.envelope?.data ?? {}) as { pageList?: { use: number; address: string }[] };
  const defaults = pageList.filter(({ use }) => use === 1);
  context.expect(
    'addressAdd',
    defaults.length === 1 ? undefined : `has ${defaults.length} default addresses`,
    list,
  );
  context.expect(
    'addressList',
    pageList[0]?.use === 1 ? undefined : 'does not show the default address first',
    list,
  );
}

/** `address!add` documents a limit of six addresses per buyer. */
const MAX_ADDRESSES = 6;

async function checkAddressLimit(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  const add = (index: number): Promise<Exchange> =>
    context.call('addressAdd', { ...addressInput, address: `${index} Last Street`, use: 0 }, { caller });
  for (let index = 1; index <= MAX_ADDRESSES; index += 1) {
    const added = await add(index);
    const message = `refuses address ${index}, although a buyer may keep ${MAX_ADDRESSES}`;
    context.expect('addressAdd', succeeded(added) ? undefined : message, added);
    if (!succeeded(added)) return;
  }
  const more = await add(MAX_ADDRESSES + 1);
  const granted = `keeps more than ${MAX_ADDRESSES} addresses`;
  expectRefusal(context, 'addressAdd', { keys: ['deliveryAddressLimit'], granted }, more);
}

interface Entry {
  readonly id: string;
  readonly use: number;
  readonly address: string;
}

async function readAddressBook(
  context: CheckContext,
  caller: Caller,
): Promise<{ list: Exchange; entries: readonly Entry[] }> {
  const list = await context.call('addressList', {}, { caller });
  const { pageList = [] } = (list.envelope?.data ?? {}) as { pageList?: readonly Entry[] };
  return { list, entries: pageList };
}

/** When the default is deleted, the newest other address becomes the default (contract: address!del). */
async function checkNewDefault(context: CheckContext): Promise<void> {
  const { accounts, request } = context.setup;
  const caller = await accounts.newAccount();
  for (const address of ['1 Default Street', '2 Older Street', '3 Newest Street'])
    await request('addressAdd', { ...addressInput, address, use: address.startsWith('1') ? 1 : 0 }, caller);
  const id = (await readAddressBook(context, caller)).entries.find(({ use }) => use === 1)?.id ?? '';
  const deleted = await context.call('addressDel', { id }, { caller });
  const { list, entries } = await readAddressBook(context, caller);
  const defaults = entries.filter(({ use }) => use === 1).map(({ address }) => address);
  const message = `has ${defaults.length > 0 ? defaults.join(' and ') : 'no address'} as the default after the former default was deleted, although 3 Newest Street is the newest`;
  context.expect('addressDel', defaults.join() === '3 Newest Street' ? undefined : message, deleted, list);
}

/** A repeated delete succeeds, as after a double click (contract: address!del). */
async function checkSecondDelete(context: CheckContext): Promise<void> {
  const { accounts, request } = context.setup;
  const caller = await accounts.newAccount();
  await request('addressAdd', addressInput, caller);
  const [entry] = (await readAddressBook(context, caller)).entries;
  if (!entry)
    throw new PreconditionError('inconclusive', 'address!add succeeded, but address!list shows no address');
  await request('addressDel', { id: entry.id }, caller);
  const again = await context.call('addressDel', { id: entry.id }, { caller });
  const isSessionRefusal = 'refuses to delete an address that the buyer has deleted before';
  context.expect('addressDel', succeeded(again) ? undefined : isSessionRefusal, again);
}

const GERMANY = {
  ...addressInput,
  country: 'Germany',
  countryId: 276,
  postcode: '10115',
  phone: '49 15112345678',
};

async function checkCountryRules(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  for (const [change, keys, granted] of [
    [{ postcode: '1011' }, ['postcodeInvalid'], 'accepts a German postcode of four digits'],
    [{ phone: '1 41655501339' }, ['phoneInvalid'], 'accepts a Canadian phone number of eleven digits'],
  ] as const) {
    const added = await context.call('addressAdd', { ...GERMANY, ...change }, { caller });
    if (!expectRefusal(context, 'addressAdd', { keys, granted }, added)) return;
  }
  const added = await context.call('addressAdd', GERMANY, { caller });
  context.expect('addressAdd', succeeded(added) ? undefined : 'refuses a German address', added);
}

const deliveryAddressOf = ({ envelope }: Exchange): string => {
  const { orderInfo } = (envelope?.data ?? {}) as { orderInfo?: OrderDetails };
  return [orderInfo?.contacts, orderInfo?.address, orderInfo?.postcode].join(', ');
};

async function checkAddressCopy(context: CheckContext): Promise<void> {
  const { accounts, request, catalog } = context.setup;
  const caller = await accounts.newAccount();
  await request('addressAdd', addressInput, caller);
  const [entry] = (await readAddressBook(context, caller)).entries;
  if (!entry)
    throw new PreconditionError('inconclusive', 'address!add succeeded, but address!list shows no address');
  const orderInfo = orderLine(await catalog.any());
  const { orderList } = await request('orderSubmit', { orderInfo, addressId: entry.id }, caller);
  const orderId = orderList[0]?.orderId ?? '';
  const before = await context.call('orderInfo', { orderId }, { caller });
  const applyAction = { ...addressInput, id: entry.id, address: '99 Elsewhere', contacts: 'Someone Else' };
  const edited = await context.call('addressEdit', applyAction, { caller });
  const after = await context.call('orderInfo', { orderId }, { caller });
  const changed = `sends an order to ${deliveryAddressOf(after)} although it was placed for ${deliveryAddressOf(before)}, after the address book was changed`;
  const isKept = deliveryAddressOf(before) === deliveryAddressOf(after);
  context.expect('orderInfo', isKept ? undefined : changed, before, edited, after);
  const deleted = await context.call('addressDel', { id: entry.id }, { caller });
  const last = await context.call('orderInfo', { orderId }, { caller });
  const networkError = 'loses the address of an order when it is deleted from the address book';
  context.expect(
    'orderInfo',
    deliveryAddressOf(last) === deliveryAddressOf(before) ? undefined : networkError,
    before,
    deleted,
    last,
  );
}

export const addressChecks: readonly ActiveCheck[] = [
  defineChecks('orders', 'spec §3')(
    'addr.default',
    'Exactly one address is the default, and it is listed first.',
    ['addressAdd', 'addressList'],
    checkOneDefault,
  ),
  defineChecks('orders', 'contract')(
    'addr.most',
    'A buyer may keep six addresses. A seventh is refused.',
    ['addressAdd'],
    checkAddressLimit,
  ),
  defineChecks('orders', 'contract')(
    'addr.heir',
    'When the default address is deleted, the newest other address becomes the default.',
    ['addressDel'],
    checkNewDefault,
  ),
  {
    ...defineChecks('orders', 'contract')(
      'addr.country',
      'Postcodes and phone numbers that their country does not have are refused.',
      ['addressAdd'],
      checkCountryRules,
    ),
    level: 'should',
  },
  defineChecks('orders', 'contract')(
    'addr.again',
    'Deleting an address a second time succeeds.',
    ['addressDel'],
    checkSecondDelete,
  ),
  defineChecks('orders', 'contract')(
    'ord.copy',
    'An order keeps its delivery address when the address book changes.',
    ['orderInfo'],
    checkAddressCopy,
  ),
];
