/** What belongs to one buyer is neither read nor changed by another. */
import type { OperationId } from '@openmall/sdk';
import type { Operation } from '../../contract/operations.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import { fundPassword } from '../../setup/accounts.ts';
import { forEachInSequence, forEachOperation, prepareShared } from '../support/for-each-operation.ts';
import { expectRefusal, isRefusedWith, notFoundErrors, otherReason } from '../support/refusal.ts';
import { aboutOperations } from '../support/define-check.ts';

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

export async function stateOf(context: CheckContext, caller: Caller): Promise<readonly Exchange[]> {
  return Promise.all(shown.map((id) => context.call(id, {}, { caller })));
}

/** The first answer that says something else than before; one that did not come says nothing of it. */
export function changeBetween(before: readonly Exchange[], after: readonly Exchange[]): Exchange | undefined {
  return after.find((now, index) => {
    const former = before[index];
    return former && succeeded(former) && succeeded(now) && former.text !== now.text;
  });
}

async function tryForeign(context: CheckContext, operation: Operation): Promise<void> {
  const field = owned[operation.id];
  if (field === undefined) return;
  const { caller: owner, input } = await prepareShared(context, operation);
  if (!owner) return;
  const stranger = await context.setup.accounts.second();
  await context.setup.orders.setFundPassword(stranger);
  const isRead = operation.semantics === 'read';
  const before = isRead ? [] : await stateOf(context, owner);
  // The stranger's own fund password, so that nothing but ownership stands in the way.
  const query = 'safeword' in input ? { ...input, safeword: fundPassword } : input;
  const fields = operation.body ? { body: query } : {};
  const attempt = await context.send(operation, operation.body ? {} : query, { caller: stranger, ...fields });
  const step = isRead ? 'shows another buyer a thing' : 'lets another buyer act on a thing';
  const message = `${step} of its owner by its ${field}`;
  expectRefusal(context, operation.id, { keys: notFoundErrors(operation), granted: message }, attempt);
  if (isRead) return;
  const change = changeBetween(before, await stateOf(context, owner));
  if (change)
    context.fail(
      operation.id,
      `a refused call of a stranger changed what ${change.operation.id} shows the owner`,
      attempt,
      change,
    );
}

/** A made-up id is refused as politely as a stranger's, so that nobody can tell which ids exist. */
async function tryUnknown(context: CheckContext, operation: Operation): Promise<void> {
  const field = owned[operation.id];
  if (field === undefined || operation.body) return;
  const { caller: owner, input } = await prepareShared(context, operation);
  const stranger = await context.setup.accounts.second();
  if (!owner) return;
  const foreign = await context.send(operation, input, { caller: stranger });
  const unknown = await context.send(
    operation,
    { ...input, [field]: 'no-such-thing-0000' },
    { caller: stranger },
  );
  const keys = notFoundErrors(operation);
  if (!succeeded(foreign) && !isRefusedWith(keys, foreign))
    return context.inconclusive(operation.id, otherReason(keys, foreign), foreign);
  const same = foreign.envelope?.msg === unknown.envelope?.msg;
  context.expect(operation.id, same ? undefined : `tells a stranger which ${field} exists`, foreign, unknown);
}

/** Ids of what one buyer has, and the buyer's own name. */
async function marksOf(context: CheckContext, caller: Caller): Promise<readonly string[]> {
  const lists = await stateOf(context, caller);
  const ids = lists.flatMap(({ text }) =>
    [...text.matchAll(/"(?:id|order_?[nN]o|orderId)":"([^"]{8,})"/g)].map(([, id]) => id ?? ''),
  );
  return [caller.username, ...ids];
}

const isOwnList = ({ semantics, required, guarded }: Operation): boolean =>
  semantics === 'read' && guarded && required.length === 0;

/** The lists of one buyer, looked through for what is another's. */
async function checkOwnLists(context: CheckContext): Promise<void> {
  const { accounts, orders } = context.setup;
  const [owner, stranger] = [await accounts.first(), await accounts.second()];
  await orders.place(owner);
  const marks = await marksOf(context, owner);
  const lists = context.operations.filter(isOwnList);
  const attempt = async (operation: Operation): Promise<void> => {
    const exchange = await context.send(operation, {}, { caller: stranger });
    const mark = marks.find((item) => exchange.text.includes(item));
    context.expect(operation.id, mark && `shows ${mark}, which belongs to another buyer`, exchange);
  };
  await forEachOperation(context, attempt, lists);
}

const byOwner =
  (run: typeof forEachInSequence, attempt: (context: CheckContext, operation: Operation) => Promise<void>) =>
  (context: CheckContext): Promise<void> =>
    run(
      context,
      (operation) => attempt(context, operation),
      context.operations.filter(({ id }) => id in owned),
    );

export const ownershipChecks: readonly ActiveCheck[] = [
  {
    id: 'sec.foreign',
    area: 'ownership',
    requirement: 'Another buyer can neither read nor change what belongs to one.',
    source: 'design §3',
    level: 'must',
    run: byOwner(forEachInSequence, tryForeign),
  },
  {
    id: 'sec.lists',
    area: 'ownership',
    requirement: 'What a buyer sees without naming anything is the buyer’s own.',
    source: 'design §3',
    level: 'must',
    run: aboutOperations(isOwnList, checkOwnLists),
  },
  {
    id: 'sec.existence',
    area: 'ownership',
    requirement: 'A stranger can not tell an id of somebody else from one that does not exist.',
    source: 'design §6',
    level: 'should',
    slow: true,
    run: byOwner(forEachOperation, tryUnknown),
  },
];
