/** Rules of orders: one id under two names, lines with problems, and returns that the buyer withdraws. */
import { compare, subtract } from '@openmall/sdk/money';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { orderLine } from '../../setup/orders.ts';
import { missingPrecondition } from '../../setup/precondition-error.ts';
import { balanceOf, openScene, readOrder, requestReturn } from './refunds/returns.ts';
import { defineChecks } from '../support/define-check.ts';
import { dataOf, granted, type Row } from '../support/granted.ts';

async function checkOneId(context: CheckContext): Promise<void> {
  const { accounts, catalog, orders } = context.setup;
  const caller = await accounts.first();
  const form = { orderInfo: orderLine(await catalog.any()), addressId: await orders.addressId(caller) };
  const placed = await granted(context.call('orderSubmit', form, { caller }));
  const [order] = (dataOf(placed)['orderList'] ?? []) as readonly Row[];
  const { id, orderId } = order ?? {};
  if (id === undefined) throw missingPrecondition('the order under the name `id` in the answer');
  const message = `names one order ${String(id)} as \`id\` and ${String(orderId)} as \`orderId\``;
  context.expect('orderSubmit', id === orderId ? undefined : message, placed);
  if (typeof orderId === 'string')
    await context.call('orderCancel', { orderId, returnReason: 0 }, { caller });
}

/** The maximum quantity of a line in the contract. */
const TOO_MANY = 999;
const sums = ['itemsTotal', 'freight', 'tax', 'serviceFee', 'discount', 'total'] as const;

async function checkProblems(context: CheckContext): Promise<void> {
  const { accounts, catalog } = context.setup;
  const caller = await accounts.newAccount();
  const [one, two] = await catalog.ofTwoStores();
  if ((two.stock ?? TOO_MANY) >= TOO_MANY)
    throw missingPrecondition(`goods with less than ${TOO_MANY} pieces`);
  const quote = (orderInfo: string) => granted(context.call('orderQuote', { orderInfo }, { caller }));
  const alone = await quote(orderLine(one));
  const both = await quote(`${orderLine(one)},${orderLine(two, TOO_MANY)}`);
  const [expected, shown] = [dataOf(alone), dataOf(both)];
  const wrong = sums.find((name) => compare(String(expected[name]), String(shown[name])) !== 0);
  const message =
    wrong === undefined
      ? undefined
      : `shows a ${wrong} of ${String(shown[wrong])} with a line that cannot be ordered, and of ${String(expected[wrong])} without it`;
  context.expect('orderQuote', message, alone, both);
}

const CLOSED = 7;

async function checkWithdrawnReturn(context: CheckContext): Promise<void> {
  const scene = await openScene(context, 'received');
  const { returnId } = await requestReturn(scene, 6);
  const before = await balanceOf(scene);
  const withdrawn = await granted(
    context.call('orderWithdrawReturn', { returnId }, { caller: scene.caller }),
  );
  const paid = subtract(await balanceOf(scene), before);
  const { order, exchange } = await readOrder(scene);
  const message =
    compare(paid, 0) !== 0
      ? `pays back ${paid} for a return that its buyer withdrew`
      : order.returnState !== CLOSED
        ? `shows a return that its buyer withdrew in state ${order.returnState}, not in ${CLOSED}`
        : undefined;
  context.expect('orderWithdrawReturn', message, withdrawn, exchange);
}

const RECEIVED = 4;

async function checkOnItsWay(context: CheckContext): Promise<void> {
  const scene = await openScene(context, 'shipped');
  const { exchange: requested } = await requestReturn(scene, 6);
  const { order, exchange } = await readOrder(scene);
  const message = `leaves an order on its way in state ${order.status} after its return was requested`;
  context.expect('orderRequestReturn', order.status === RECEIVED ? undefined : message, requested, exchange);
}

const define = defineChecks('orders', 'contract');

export const orderRuleChecks: readonly ActiveCheck[] = [
  define('ord.one-id', 'An answer that names an order twice names it the same.', ['orderSubmit'], checkOneId),
  define(
    'ord.quote-problems',
    'Lines that cannot be ordered are left out of the sums of a quote.',
    ['orderQuote'],
    checkProblems,
  ),
  define(
    'ord.return-withdrawn',
    'A return that its buyer withdraws ends without a refund.',
    ['orderWithdrawReturn'],
    checkWithdrawnReturn,
  ),
  define(
    'ord.return-receives',
    'An order on its way counts as received once its return is requested.',
    ['orderRequestReturn'],
    checkOnItsWay,
  ),
];
