/** The writes whose effect another operation shows, with what it must show afterwards. */
import type { OperationId } from '@openmall/sdk';
import { FUND_PASSWORD } from '../../setup/accounts.ts';
import { addressInput } from '../../setup/buyer-setup.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import { createRecharge, withdrawAddress } from '../../setup/recipes/wallet-recipes.ts';
import type { Setup } from '../../setup/setup.ts';
import type { Caller } from '../../target/exchange.ts';

type Data = Readonly<Record<string, unknown>>;

/** A read that must show the effect of a write. */
interface Effect {
  readonly read: OperationId;
  readonly input?: object;
  /** Returns the fault, worded to follow the name of the read, or undefined if the effect shows. */
  readonly findFault: (data: unknown) => string | undefined;
}

/** A write that a conforming backend grants, and everything that must show right after it. */
export interface WriteStep {
  readonly write: OperationId;
  readonly caller: Caller;
  readonly input: object;
  readonly effects: readonly Effect[];
}

/** Writes that follow each other, such as adding and deleting, made by a new buyer. */
export interface WriteGroup {
  readonly writes: readonly OperationId[];
  readonly createSteps: (setup: Setup, caller: Caller) => Promise<readonly WriteStep[]>;
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
const hasValue =
  (name: string, value: unknown) =>
  (data: unknown): string | undefined => {
    const actual = ((data ?? {}) as Data)[name];
    return String(actual) === String(value)
      ? undefined
      : `shows ${name} ${String(actual)}, not ${String(value)}`;
  };

/** Compares the row of an address with what was sent. */
const hasAddress =
  (sent: Data) =>
  (data: unknown): string | undefined => {
    const row = rowsOf(data).find(({ address }) => address === sent['address']);
    if (!row) return `shows no address ${String(sent['address'])}`;
    const name = Object.keys(sent).find((field) => row[field] !== sent[field]);
    return name && `shows ${name} ${String(row[name])}, where ${String(sent[name])} was sent`;
  };

const countsTo =
  (count: number) =>
  (data: unknown): string | undefined =>
    Number(data) === count ? undefined : `counts ${String(data)}, not ${count}`;
const hasRows =
  (count: number) =>
  (data: unknown): string | undefined =>
    rowsOf(data).length === count ? undefined : `shows ${rowsOf(data).length} rows, not ${count}`;

async function addressSteps({ request }: Setup, caller: Caller): Promise<readonly WriteStep[]> {
  const { use: _use, ...fields } = addressInput;
  await request('addressAdd', { ...fields, address: '1 Before Street', use: 1 }, caller);
  const id = (await request('addressList', {}, caller)).pageList?.[0]?.id;
  if (!id)
    throw new PreconditionError('inconclusive', 'address!add succeeded, but address!list shows no address');
  const second = { ...fields, address: '2 Second Street', contacts: 'Second Reader' };
  const edited = { ...fields, id, address: '3 After Street', contacts: 'Somebody Else', postcode: 'K1A 0B1' };
  const listed = (findFault: Effect['findFault']): Effect => ({ read: 'addressList', findFault });
  return [
    { write: 'addressAdd', caller, input: { ...second, use: 0 }, effects: [listed(hasAddress(second))] },
    {
      write: 'addressEdit',
      caller,
      input: edited,
      effects: [listed(hasAddress(edited)), listed(hasRows(2))],
    },
    { write: 'addressDel', caller, input: { id }, effects: [listed(hasNoRow('id', id)), listed(hasRows(1))] },
  ];
}

async function favouriteSteps({ catalog }: Setup, caller: Caller): Promise<readonly WriteStep[]> {
  const { sellerGoodsId } = await catalog.any();
  const input = { sellerGoodsId };
  const effects = (count: 0 | 1): readonly Effect[] => [
    { read: 'keepGoodsList', findFault: (count === 1 ? hasRow : hasNoRow)('id', sellerGoodsId) },
    { read: 'keepGoodsCount', findFault: countsTo(count) },
    { read: 'sellerGoodsInfo', input, findFault: hasValue('isKeep', count) },
  ];
  return [
    { write: 'keepGoodsAdd', caller, input, effects: effects(1) },
    { write: 'keepGoodsDel', caller, input, effects: effects(0) },
  ];
}

async function followSteps({ catalog }: Setup, caller: Caller): Promise<readonly WriteStep[]> {
  const { sellerId } = await catalog.any();
  const input = { sellerId };
  const effects = (count: 0 | 1): readonly Effect[] => [
    { read: 'focusSellerList', findFault: (count === 1 ? hasRow : hasNoRow)('sellerId', sellerId) },
    { read: 'focusSellerCount', findFault: countsTo(count) },
    { read: 'sellerInfo', input, findFault: hasValue('isFocus', count) },
  ];
  return [
    { write: 'focusSellerAdd', caller, input, effects: effects(1) },
    { write: 'focusSellerDel', caller, input, effects: effects(0) },
  ];
}

async function historySteps({ request, catalog }: Setup, caller: Caller): Promise<readonly WriteStep[]> {
  const { sellerGoodsId } = await catalog.any();
  await request('sellerGoodsInfo', { sellerGoodsId }, caller);
  const effects = [{ read: 'browseHistoryList', findFault: hasRows(0) }] as const;
  return [{ write: 'browseHistoryDel', caller, input: {}, effects }];
}

async function cardSteps({ request }: Setup, caller: Caller): Promise<readonly WriteStep[]> {
  const card = { bankName: 'Northern Bank', bankUserName: 'Judith Arbiter', bankCardNo: '4929123412341234' };
  const { id } = await request('bankCardAdd', card, caller);
  const other = { ...card, bankCardNo: '4929567856785678' };
  const listed = (findFault: Effect['findFault']): Effect => ({ read: 'bankCardList', findFault });
  return [
    { write: 'bankCardAdd', caller, input: other, effects: [listed(hasRow('bankCardNo', other.bankCardNo))] },
    { write: 'bankCardDel', caller, input: { id }, effects: [listed(hasNoRow('id', id))] },
  ];
}

/** One write that needs nothing but its caller. */
const singleStep =
  (
    write: OperationId,
    input: object,
    read: OperationId,
    findFault: Effect['findFault'],
  ): WriteGroup['createSteps'] =>
  (_setup, caller) =>
    Promise.resolve([{ write, caller, input, effects: [{ read, findFault }] }]);

export const writeGroups: readonly WriteGroup[] = [
  { writes: ['addressAdd', 'addressEdit', 'addressDel'], createSteps: addressSteps },
  { writes: ['keepGoodsAdd', 'keepGoodsDel'], createSteps: favouriteSteps },
  { writes: ['focusSellerAdd', 'focusSellerDel'], createSteps: followSteps },
  { writes: ['browseHistoryDel'], createSteps: historySteps },
  { writes: ['bankCardAdd', 'bankCardDel'], createSteps: cardSteps },
  {
    writes: ['localuserRefreshAvatar'],
    createSteps: singleStep('localuserRefreshAvatar', { idx: 7 }, 'localuserGet', hasValue('avatar', 7)),
  },
  {
    writes: ['localuserSetMailSettings'],
    createSteps: singleStep(
      'localuserSetMailSettings',
      { orders: 0 },
      'localuserMailSettings',
      hasValue('orders', false),
    ),
  },
  {
    writes: ['localuserSetDisplayName'],
    createSteps: singleStep(
      'localuserSetDisplayName',
      { displayName: 'Amelia' },
      'localuserGet',
      hasValue('displayName', 'Amelia'),
    ),
  },
  {
    writes: ['userSetSafewordReg'],
    createSteps: singleStep(
      'userSetSafewordReg',
      { safeword: FUND_PASSWORD, re_safeword: FUND_PASSWORD },
      'localuserGet',
      hasValue('safeword', 1),
    ),
  },
  {
    writes: ['userBindWithdrawAddress'],
    createSteps: singleStep(
      'userBindWithdrawAddress',
      withdrawAddress,
      'withdrawWithdrawOpen',
      hasValue('existWithdrawAddress', withdrawAddress.channel_address),
    ),
  },
  {
    writes: ['rechargeBlockchainRecharge'],
    createSteps: async (setup, caller) => {
      const effects = [{ read: 'rechargeBlockchainList', findFault: hasRows(1) }] as const;
      return [
        { write: 'rechargeBlockchainRecharge', caller, input: await createRecharge(setup, caller), effects },
      ];
    },
  },
];
