/** The log of an order, its place in lists and counts, and its expiry. */
import { orderLog } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { missingPrecondition } from '../../setup/precondition-error.ts';
import { defineChecks } from '../support/define-check.ts';

async function checkLog(context: CheckContext): Promise<void> {
  const { accounts, orders } = context.setup;
  const caller = await accounts.first();
  const { orderId } = await orders.place(caller);
  await context.call('orderCancel', { orderId, returnReason: 0 }, { caller });
  const log = await context.call('orderLogList', { orderId }, { caller });
  const rows = (log.envelope?.data ?? []) as readonly { createTime: string; state: number }[];
  const times = rows.map(({ createTime }) => createTime);
  const sorted = times.every((time, index) => index === 0 || time >= (times[index - 1] ?? ''));
  context.expect('orderLogList', sorted ? undefined : 'is not sorted by createTime, oldest first', log);
  context.expect(
    'orderLogList',
    rows.length >= 2 ? undefined : `shows ${rows.length} steps of an order that was placed and cancelled`,
    log,
  );
}

/** Within one second, times do not tell the order of the steps. */
async function checkSteps(context: CheckContext): Promise<void> {
  const { accounts, orders } = context.setup;
  const caller = await accounts.first();
  const { orderId } = await orders.received(caller);
  const log = await context.call('orderLogList', { orderId }, { caller });
  const states = ((log.envelope?.data ?? []) as readonly { state: number }[]).map(({ state }) => state);
  const { placed, paid, shipped, received } = orderLog;
  const steps = [placed, paid, shipped, received].map(({ state }) => state);
  const shown = states.filter((state) => steps.includes(state as (typeof steps)[number]));
  const message = `shows the steps ${states.join(', ')} of an order that was placed, paid, shipped and received`;
  context.expect('orderLogList', shown.join() === steps.join() ? undefined : message, log);
}

async function checkStatusFilter(context: CheckContext): Promise<void> {
  const { accounts, orders } = context.setup;
  const caller = await accounts.first();
  await orders.place(caller);
  const { orderId } = await orders.place(caller);
  await context.call('orderCancel', { orderId, returnReason: 0 }, { caller });
  for (const status of [-1, 0] as const) {
    const list = await context.call('orderListMain', { status, pageSize: 100 }, { caller });
    const { pageList = [] } = (list.envelope?.data ?? {}) as { pageList?: { status: number }[] };
    const wrong = pageList.find((row) => row.status !== status);
    context.expect(
      'orderListMain',
      wrong && `shows an order in state ${wrong.status} under status ${status}`,
      list,
    );
    context.expect(
      'orderListMain',
      pageList.length === 0 ? `shows no order under status ${status}` : undefined,
      list,
    );
  }
}

interface OrderList {
  readonly pageInfo: { readonly totalElements: number };
  readonly pageList: readonly { readonly id: string }[];
}

/** The counts of `order!countOrderStatus` and the status of the list that each must match. */
const countOfStatus = [
  [0, 'waitPayCount'],
  [1, 'waitDeliverCount'],
  [3, 'waitReceiptCount'],
  [4, 'waitEvaluateCount'],
] as const;

async function checkCounts(context: CheckContext): Promise<void> {
  const { accounts, orders } = context.setup;
  const caller = await accounts.first();
  await orders.place(caller);
  const counted = await context.call('orderCountOrderStatus', {}, { caller });
  const figures = (counted.envelope?.data ?? {}) as Readonly<Record<string, string>>;
  for (const [status, name] of countOfStatus) {
    const list = await context.call('orderListMain', { status, pageSize: 1 }, { caller });
    const total = (list.envelope?.data as OrderList | undefined)?.pageInfo.totalElements;
    const message = `shows ${name} ${String(figures[name])}, but the list of status ${status} has ${String(total)} orders`;
    context.expect(
      'orderCountOrderStatus',
      figures[name] === String(total) ? undefined : message,
      counted,
      list,
    );
  }
}

async function checkNewestFirst(context: CheckContext): Promise<void> {
  const { accounts, orders } = context.setup;
  const caller = await accounts.first();
  const older = await orders.place(caller);
  const newer = await orders.place(caller);
  const list = await context.call('orderListMain', {}, { caller });
  const rows = (list.envelope?.data as OrderList | undefined)?.pageList ?? [];
  const placeOf = ({ orderId }: { readonly orderId: string }): number =>
    rows.findIndex(({ id }) => id === orderId);
  const [first, second] = [placeOf(newer), placeOf(older)];
  const isRight = first >= 0 && (second < 0 || first < second);
  context.expect('orderListMain', isRight ? undefined : 'does not show the newest order first', list);
}

async function checkExpiry(context: CheckContext): Promise<void> {
  const { accounts, orders, control } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to move time');
  const caller = await accounts.first();
  const { orderId } = await orders.place(caller);
  await control.advance(8 * 24 * 3_600_000);
  await control.runTimedWork();
  const info = await context.call('orderInfo', { orderId }, { caller });
  const status = (info.envelope?.data as { orderInfo?: { status: number } } | undefined)?.orderInfo?.status;
  context.expect(
    'orderSubmit',
    status === -1 ? undefined : `leaves an order unpaid for eight days in state ${status}`,
    info,
  );
}

const define = defineChecks('orders', 'spec §4');

export const orderRecordChecks: readonly ActiveCheck[] = [
  defineChecks('orders', 'spec §3')(
    'ord.trail',
    'The log of an order shows its steps, oldest first.',
    ['orderLogList'],
    checkLog,
  ),
  defineChecks('orders', 'contract')(
    'ord.steps',
    'The log shows each step of an order once and in the order in which they happened.',
    ['orderLogList'],
    checkSteps,
  ),
  defineChecks('orders', 'spec §2')(
    'ord.filter',
    'The status filter shows the orders of that status, and no others.',
    ['orderListMain'],
    checkStatusFilter,
  ),
  defineChecks('orders', 'contract')(
    'ord.counts',
    'The order counts of a buyer match the lists.',
    ['orderCountOrderStatus'],
    checkCounts,
  ),
  defineChecks('orders', 'contract')(
    'ord.newest',
    'Orders are listed newest first.',
    ['orderListMain'],
    checkNewestFirst,
  ),
  define('ord.expiry', 'An order that is not paid in time is cancelled.', ['orderSubmit'], checkExpiry),
];
