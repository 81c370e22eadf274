/** What belongs to one buyer is neither read nor changed by another. */
import type { OperationId } from '@openmall/sdk';
import type { Operation } from '../../contract/operations.ts';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import { fundPassword } from '../../setup/accounts.ts';
import { oneAfterTheOther, overOperations, ready } from '../support/for-each-operation.ts';
import { expectRefusal, isRefusedWith, notFoundErrors, otherReason } from '../support/refusal.ts';
import { story } from '../support/define-check.ts';

/** The operations that name a thing of one buyer, and the field that names it. */
const owned: Readonly<Partial<Record<OperationId, string>>> = {
  orderInfo: 'orderId',
  orderListGoods: 'orderId',
  orderLogList: 'orderId',
  orderPay: 'orderId',
  orderCancel: 'orderId',
  orderReceipt: 'orderId',
  orderReturns: 'orderId',
  orderRemind: 'orderId',
  orderSubmit: 'addressId',
  orderQuote: 'addressId',
  paymentOpen: 'orderId',
  paymentGet: 'paymentId',
  evaluationAdd: 'orderId',
  evaluationAddList: 'orderId',
  addressEdit: 'id',
  addressDel: 'id',
  bankCardDel: 'id',
  rechargeBlockchainGet: 'order_no',
  withdrawGet: 'order_no',
  creditBeforepay: 'creditId',
  creditPay: 'creditId',
  creditBeforereapply: 'creditId',
};

/** Everything that a buyer sees of what the other must not touch. */
const shown = [
  'addressList',
  'orderListMain',
  'orderCountOrderStatus',
  'walletGetUsdt',
  'rechargeBlockchainList',
  'withdrawList',
] as const;

export async function stateOf(court: Court, caller: Caller): Promise<readonly Exchange[]> {
  return Promise.all(shown.map((id) => court.call(id, {}, { caller })));
}

/** The first answer that says something else than before; one that did not come says nothing of it. */
export function changeBetween(before: readonly Exchange[], after: readonly Exchange[]): Exchange | undefined {
  return after.find((now, index) => {
    const former = before[index];
    return former && succeeded(former) && succeeded(now) && former.text !== now.text;
  });
}

async function tryForeign(court: Court, operation: Operation): Promise<void> {
  const field = owned[operation.id];
  if (field === undefined) return;
  const { caller: owner, input } = await ready(court, operation);
  if (!owner) return;
  const stranger = await court.world.accounts.second();
  await court.world.orders.setFundPassword(stranger);
  const isRead = operation.semantics === 'read';
  const before = isRead ? [] : await stateOf(court, owner);
  // The stranger's own fund password, so that nothing but ownership stands in the way.
  const asked = 'safeword' in input ? { ...input, safeword: fundPassword } : input;
  const fields = operation.body ? { body: asked } : {};
  const attempt = await court.send(operation, operation.body ? {} : asked, { caller: stranger, ...fields });
  const deed = isRead ? 'shows another buyer a thing' : 'lets another buyer act on a thing';
  const says = `${deed} of its owner by its ${field}`;
  expectRefusal(court, operation.id, { keys: notFoundErrors(operation), granted: says }, attempt);
  if (isRead) return;
  const change = changeBetween(before, await stateOf(court, owner));
  if (change)
    court.fail(
      operation.id,
      `a refused call of a stranger changed what ${change.operation.id} shows the owner`,
      attempt,
      change,
    );
}

/** A made-up id is refused as politely as a stranger's, so that nobody can tell which ids exist. */
async function tryUnknown(court: Court, operation: Operation): Promise<void> {
  const field = owned[operation.id];
  if (field === undefined || operation.body) return;
  const { caller: owner, input } = await ready(court, operation);
  const stranger = await court.world.accounts.second();
  if (!owner) return;
  const foreign = await court.send(operation, input, { caller: stranger });
  const unknown = await court.send(
    operation,
    { ...input, [field]: 'no-such-thing-0000' },
    { caller: stranger },
  );
  const keys = notFoundErrors(operation);
  if (!succeeded(foreign) && !isRefusedWith(keys, foreign))
    return court.unproven(operation.id, otherReason(keys, foreign), foreign);
  const same = foreign.envelope?.msg === unknown.envelope?.msg;
  court.expect(operation.id, same ? undefined : `tells a stranger which ${field} exists`, foreign, unknown);
}

/** Ids of what one buyer has, and the buyer's own name. */
async function marksOf(court: Court, caller: Caller): Promise<readonly string[]> {
  const lists = await stateOf(court, caller);
  const ids = lists.flatMap(({ text }) =>
    [...text.matchAll(/"(?:id|order_?[nN]o|orderId)":"([^"]{8,})"/g)].map(([, id]) => id ?? ''),
  );
  return [caller.username, ...ids];
}

const isOwnList = ({ semantics, required, guarded }: Operation): boolean =>
  semantics === 'read' && guarded && required.length === 0;

/** The lists of one buyer, looked through for what is another's. */
async function tryLists(court: Court): Promise<void> {
  const { accounts, orders } = court.world;
  const [owner, stranger] = [await accounts.first(), await accounts.second()];
  await orders.place(owner);
  const marks = await marksOf(court, owner);
  const lists = court.operations.filter(isOwnList);
  const attempt = async (operation: Operation): Promise<void> => {
    const exchange = await court.send(operation, {}, { caller: stranger });
    const mark = marks.find((one) => exchange.text.includes(one));
    court.expect(operation.id, mark && `shows ${mark}, which belongs to another buyer`, exchange);
  };
  await overOperations(court, attempt, lists);
}

const byOwner =
  (run: typeof oneAfterTheOther, attempt: (court: Court, operation: Operation) => Promise<void>) =>
  (court: Court): Promise<void> =>
    run(
      court,
      (operation) => attempt(court, operation),
      court.operations.filter(({ id }) => id in owned),
    );

export const ownershipChecks: readonly Trial[] = [
  {
    id: 'sec.foreign',
    area: 'ownership',
    says: 'Another buyer can neither read nor change what belongs to one.',
    source: 'design §3',
    level: 'must',
    run: byOwner(oneAfterTheOther, tryForeign),
  },
  {
    id: 'sec.lists',
    area: 'ownership',
    says: 'What a buyer sees without naming anything is the buyer’s own.',
    source: 'design §3',
    level: 'must',
    run: story(isOwnList, tryLists),
  },
  {
    id: 'sec.existence',
    area: 'ownership',
    says: 'A stranger can not tell an id of somebody else from one that does not exist.',
    source: 'design §6',
    level: 'should',
    slow: true,
    run: byOwner(overOperations, tryUnknown),
  },
];
