/** Every write whose effect another operation shows, with what must be seen there afterwards. */
import type { OperationId } from '@openmall/sdk';
import { aRecharge, withdrawAddress } from '../../setup/recipes/wallet-recipes.ts';
import { fundPassword } from '../../setup/accounts.ts';
import { addressInput } from '../../setup/buyer-setup.ts';
import { Unmet } from '../../setup/precondition-error.ts';
import type { World } from '../../setup/setup.ts';
import type { Caller } from '../../target/exchange.ts';

type Data = Readonly<Record<string, unknown>>;

/** Where an effect shows. */
interface Seen {
  readonly read: OperationId;
  readonly asked?: object;
  /** What is not seen, in words that follow the name of the read; undefined where the effect shows. */
  readonly lacks: (data: unknown) => string | undefined;
}

/** A write that a conformant backend grants, and everything that must be seen right after it. */
export interface Deed {
  readonly write: OperationId;
  readonly caller: Caller;
  readonly input: object;
  readonly seen: readonly Seen[];
}

/** Writes that follow each other, such as adding and deleting, of somebody who has done nothing else. */
export interface ReadBack {
  readonly writes: readonly OperationId[];
  readonly deeds: (world: World, caller: Caller) => Promise<readonly Deed[]>;
}

const rowsOf = (data: unknown): readonly Data[] => {
  const { pageList, elements } = (data ?? {}) as Data;
  const rows = Array.isArray(data) ? data : (pageList ?? elements);
  return Array.isArray(rows) ? (rows as readonly Data[]) : [];
};

const hasRow =
  (name: string, value: unknown) =>
  (data: unknown): string | undefined =>
    rowsOf(data).some((row) => row[name] === value) ? undefined : `shows no ${name} ${String(value)}`;
const hasNoRow =
  (name: string, value: unknown) =>
  (data: unknown): string | undefined =>
    rowsOf(data).some((row) => row[name] === value) ? `still shows ${name} ${String(value)}` : undefined;
const says =
  (name: string, value: unknown) =>
  (data: unknown): string | undefined => {
    const said = ((data ?? {}) as Data)[name];
    return String(said) === String(value) ? undefined : `says ${name} ${String(said)}, not ${String(value)}`;
  };

/** Which fields of an address, as it was sent, its row does not have. */
const hasAddress =
  (sent: Data) =>
  (data: unknown): string | undefined => {
    const row = rowsOf(data).find(({ address }) => address === sent['address']);
    if (!row) return `shows no address ${String(sent['address'])}`;
    const name = Object.keys(sent).find((one) => row[one] !== sent[one]);
    return name && `shows ${name} ${String(row[name])}, where ${String(sent[name])} was sent`;
  };

const counts =
  (count: number) =>
  (data: unknown): string | undefined =>
    Number(data) === count ? undefined : `counts ${String(data)}, not ${count}`;
const hasRows =
  (count: number) =>
  (data: unknown): string | undefined =>
    rowsOf(data).length === count ? undefined : `shows ${rowsOf(data).length} rows, not ${count}`;

async function addressBook({ ask }: World, caller: Caller): Promise<readonly Deed[]> {
  const { use: _use, ...fields } = addressInput;
  await ask('addressAdd', { ...fields, address: '1 Before Street', use: 1 }, caller);
  const id = (await ask('addressList', {}, caller)).pageList?.[0]?.id;
  if (!id) throw new Unmet('unproven', 'address!add succeeded, but address!list shows no address');
  const second = { ...fields, address: '2 Second Street', contacts: 'Second Reader' };
  const edited = { ...fields, id, address: '3 After Street', contacts: 'Somebody Else', postcode: 'K1A 0B1' };
  const listed = (lacks: Seen['lacks']): Seen => ({ read: 'addressList', lacks });
  return [
    { write: 'addressAdd', caller, input: { ...second, use: 0 }, seen: [listed(hasAddress(second))] },
    { write: 'addressEdit', caller, input: edited, seen: [listed(hasAddress(edited)), listed(hasRows(2))] },
    { write: 'addressDel', caller, input: { id }, seen: [listed(hasNoRow('id', id)), listed(hasRows(1))] },
  ];
}

async function keptGoods({ shelf }: World, caller: Caller): Promise<readonly Deed[]> {
  const { sellerGoodsId } = await shelf.any();
  const input = { sellerGoodsId };
  const seen = (count: 0 | 1): readonly Seen[] => [
    { read: 'keepGoodsList', lacks: (count === 1 ? hasRow : hasNoRow)('id', sellerGoodsId) },
    { read: 'keepGoodsCount', lacks: counts(count) },
    { read: 'sellerGoodsInfo', asked: input, lacks: says('isKeep', count) },
  ];
  return [
    { write: 'keepGoodsAdd', caller, input, seen: seen(1) },
    { write: 'keepGoodsDel', caller, input, seen: seen(0) },
  ];
}

async function followedStores({ shelf }: World, caller: Caller): Promise<readonly Deed[]> {
  const { sellerId } = await shelf.any();
  const input = { sellerId };
  const seen = (count: 0 | 1): readonly Seen[] => [
    { read: 'focusSellerList', lacks: (count === 1 ? hasRow : hasNoRow)('sellerId', sellerId) },
    { read: 'focusSellerCount', lacks: counts(count) },
    { read: 'sellerInfo', asked: input, lacks: says('isFocus', count) },
  ];
  return [
    { write: 'focusSellerAdd', caller, input, seen: seen(1) },
    { write: 'focusSellerDel', caller, input, seen: seen(0) },
  ];
}

async function history({ ask, shelf }: World, caller: Caller): Promise<readonly Deed[]> {
  const { sellerGoodsId } = await shelf.any();
  await ask('sellerGoodsInfo', { sellerGoodsId }, caller);
  const seen = [{ read: 'browseHistoryList', lacks: hasRows(0) }] as const;
  return [{ write: 'browseHistoryDel', caller, input: {}, seen }];
}

async function cards({ ask }: World, caller: Caller): Promise<readonly Deed[]> {
  const card = { bankName: 'Northern Bank', bankUserName: 'Judith Arbiter', bankCardNo: '4929123412341234' };
  const { id } = await ask('bankCardAdd', card, caller);
  const other = { ...card, bankCardNo: '4929567856785678' };
  const listed = (lacks: Seen['lacks']): Seen => ({ read: 'bankCardList', lacks });
  return [
    { write: 'bankCardAdd', caller, input: other, seen: [listed(hasRow('bankCardNo', other.bankCardNo))] },
    { write: 'bankCardDel', caller, input: { id }, seen: [listed(hasNoRow('id', id))] },
  ];
}

/** One deed that needs nothing but its caller. */
const alone =
  (write: OperationId, input: object, read: OperationId, lacks: Seen['lacks']): ReadBack['deeds'] =>
  (_world, caller) =>
    Promise.resolve([{ write, caller, input, seen: [{ read, lacks }] }]);

export const readBacks: readonly ReadBack[] = [
  { writes: ['addressAdd', 'addressEdit', 'addressDel'], deeds: addressBook },
  { writes: ['keepGoodsAdd', 'keepGoodsDel'], deeds: keptGoods },
  { writes: ['focusSellerAdd', 'focusSellerDel'], deeds: followedStores },
  { writes: ['browseHistoryDel'], deeds: history },
  { writes: ['bankCardAdd', 'bankCardDel'], deeds: cards },
  {
    writes: ['localuserRefreshAvatar'],
    deeds: alone('localuserRefreshAvatar', { idx: 7 }, 'localuserGet', says('avatar', 7)),
  },
  {
    writes: ['userSetSafewordReg'],
    deeds: alone(
      'userSetSafewordReg',
      { safeword: fundPassword, re_safeword: fundPassword },
      'localuserGet',
      says('safeword', 1),
    ),
  },
  {
    writes: ['userBindWithdrawAddress'],
    deeds: alone(
      'userBindWithdrawAddress',
      withdrawAddress,
      'withdrawWithdrawOpen',
      says('existWithdrawAddress', withdrawAddress.channel_address),
    ),
  },
  {
    writes: ['rechargeBlockchainRecharge'],
    deeds: async (world, caller) => {
      const seen = [{ read: 'rechargeBlockchainList', lacks: hasRows(1) }] as const;
      return [{ write: 'rechargeBlockchainRecharge', caller, input: await aRecharge(world, caller), seen }];
    },
  },
];
