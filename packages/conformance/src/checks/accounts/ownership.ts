/** One buyer can neither read nor change the data of another. */
import type { OperationId } from '@openmall/sdk';
import type { Operation } from '../../contract/operations.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import { FUND_PASSWORD } from '../../setup/accounts.ts';
import { forEachInSequence, forEachOperation, prepareShared } from '../support/for-each-operation.ts';
import { expectRefusal, isRefusedWith, notFoundErrors, otherReason } from '../support/refusal.ts';
import { aboutOperations } from '../support/define-check.ts';

/** The operations that take the id of something that belongs to a buyer, and the field with the id. */
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

/** The reads that show a buyer's data. */
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

/** The first read whose response has changed. Reads that failed are ignored. */
export function changeBetween(before: readonly Exchange[], after: readonly Exchange[]): Exchange | undefined {
  return after.find((current, index) => {
    const former = before[index];
    return former && succeeded(former) && succeeded(current) && former.text !== current.text;
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
  // With the stranger's own fund password, only the ownership can be the reason for a refusal.
  const query = 'safeword' in input ? { ...input, safeword: FUND_PASSWORD } : input;
  const fields = operation.body ? { body: query } : {};
  const attempt = await context.send(operation, operation.body ? {} : query, { caller: stranger, ...fields });
  const action = isRead ? 'shows data of another buyer' : 'lets a buyer act on data of another buyer';
  const message = `${action}, found by its ${field}`;
  expectRefusal(context, operation.id, { keys: notFoundErrors(operation), granted: message }, attempt);
  if (isRead) return;
  const change = changeBetween(before, await stateOf(context, owner));
  if (change)
    context.fail(
      operation.id,
      `was refused to another buyer, but changed what ${change.operation.id} shows the owner`,
      attempt,
      change,
    );
}

/** An unknown id is refused with the same error as another buyer's, so nobody can find out which ids exist. */
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
  context.expect(
    operation.id,
    same ? undefined : `reveals to other buyers which ${field} exists`,
    foreign,
    unknown,
  );
}

/** The ids of a buyer's data, and the buyer's user name. */
async function marksOf(context: CheckContext, caller: Caller): Promise<readonly string[]> {
  const lists = await stateOf(context, caller);
  const ids = lists.flatMap(({ text }) =>
    [...text.matchAll(/"(?:id|order_?[nN]o|orderId)":"([^"]{8,})"/g)].map(([, id]) => id ?? ''),
  );
  return [caller.username, ...ids];
}

const isOwnList = ({ semantics, required, guarded }: Operation): boolean =>
  semantics === 'read' && guarded && required.length === 0;

/** The lists of one buyer must not contain data of another. */
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
    requirement: 'A buyer can neither read nor change the data of another buyer.',
    source: 'design §3',
    level: 'must',
    run: byOwner(forEachInSequence, tryForeign),
  },
  {
    id: 'sec.lists',
    area: 'ownership',
    requirement: 'The lists of a buyer contain no data of other buyers.',
    source: 'design §3',
    level: 'must',
    run: aboutOperations(isOwnList, checkOwnLists),
  },
  {
    id: 'sec.existence',
    area: 'ownership',
    requirement: 'An id of another buyer gets the same response as an id that does not exist.',
    source: 'design §6',
    level: 'should',
    slow: true,
    run: byOwner(forEachOperation, tryUnknown),
  },
];
