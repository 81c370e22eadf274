/** What is told of an order afterwards: its trail, its place in lists, and what the clock does to it. */
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { lacking } from '../../setup/precondition-error.ts';
import { lawsOf } from '../support/define-check.ts';

async function trail(court: Court): Promise<void> {
  const { accounts, orders } = court.world;
  const caller = await accounts.first();
  const { orderId } = await orders.place(caller);
  await court.call('orderCancel', { orderId, returnReason: 0 }, { caller });
  const log = await court.call('orderLogList', { orderId }, { caller });
  const rows = (log.envelope?.data ?? []) as readonly { createTime: string; state: number }[];
  const times = rows.map(({ createTime }) => createTime);
  const sorted = times.every((time, index) => index === 0 || time >= (times[index - 1] ?? ''));
  court.expect('orderLogList', sorted ? undefined : 'is not sorted by createTime, the oldest first', log);
  court.expect(
    'orderLogList',
    rows.length >= 2 ? undefined : `tells ${rows.length} steps of an order that was placed and cancelled`,
    log,
  );
}

async function counts(court: Court): Promise<void> {
  const { accounts, orders } = court.world;
  const caller = await accounts.first();
  await orders.place(caller);
  const { orderId } = await orders.place(caller);
  await court.call('orderCancel', { orderId, returnReason: 0 }, { caller });
  for (const status of [-1, 0] as const) {
    const list = await court.call('orderListMain', { status, pageSize: 100 }, { caller });
    const { pageList = [] } = (list.envelope?.data ?? {}) as { pageList?: { status: number }[] };
    const wrong = pageList.find((row) => row.status !== status);
    court.expect(
      'orderListMain',
      wrong && `shows an order in state ${wrong.status} under status ${status}`,
      list,
    );
    court.expect(
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

/** Which figure of `order!countOrderStatus` is how long which list. */
const countOfStatus = [
  [0, 'waitPayCount'],
  [1, 'waitDeliverCount'],
  [3, 'waitReceiptCount'],
  [4, 'waitEvaluateCount'],
] as const;

async function countsAreLists(court: Court): Promise<void> {
  const { accounts, orders } = court.world;
  const caller = await accounts.first();
  await orders.place(caller);
  const counted = await court.call('orderCountOrderStatus', {}, { caller });
  const figures = (counted.envelope?.data ?? {}) as Readonly<Record<string, string>>;
  for (const [status, name] of countOfStatus) {
    const list = await court.call('orderListMain', { status, pageSize: 1 }, { caller });
    const total = (list.envelope?.data as OrderList | undefined)?.pageInfo.totalElements;
    const says = `says ${name} ${String(figures[name])}, where the list of status ${status} has ${String(total)} orders`;
    court.expect('orderCountOrderStatus', figures[name] === String(total) ? undefined : says, counted, list);
  }
}

async function newestFirst(court: Court): Promise<void> {
  const { accounts, orders } = court.world;
  const caller = await accounts.first();
  const older = await orders.place(caller);
  const newer = await orders.place(caller);
  const list = await court.call('orderListMain', {}, { caller });
  const rows = (list.envelope?.data as OrderList | undefined)?.pageList ?? [];
  const placeOf = ({ orderId }: { readonly orderId: string }): number =>
    rows.findIndex(({ id }) => id === orderId);
  const [first, second] = [placeOf(newer), placeOf(older)];
  const isRight = first >= 0 && (second < 0 || first < second);
  court.expect(
    'orderListMain',
    isRight ? undefined : 'does not show the newest order before older ones',
    list,
  );
}

async function expiry(court: Court): Promise<void> {
  const { accounts, orders, control } = court.world;
  if (!control) throw lacking('to move time: the control contract');
  const caller = await accounts.first();
  const { orderId } = await orders.place(caller);
  await control.advance(8 * 24 * 3_600_000);
  await control.runTimedWork();
  const info = await court.call('orderInfo', { orderId }, { caller });
  const status = (info.envelope?.data as { orderInfo?: { status: number } } | undefined)?.orderInfo?.status;
  court.expect(
    'orderSubmit',
    status === -1 ? undefined : `leaves an order unpaid for eight days in state ${status}`,
    info,
  );
}

const law = lawsOf('orders', 'spec §4');

export const orderRecordChecks: readonly Trial[] = [
  lawsOf('orders', 'spec §3')(
    'ord.trail',
    'The trail of an order tells its steps, the oldest first.',
    ['orderLogList'],
    trail,
  ),
  lawsOf('orders', 'spec §2')(
    'ord.filter',
    'A status shows the orders of that state and no others.',
    ['orderListMain'],
    counts,
  ),
  lawsOf('orders', 'contract')(
    'ord.counts',
    'The counts of an account are as long as its lists.',
    ['orderCountOrderStatus'],
    countsAreLists,
  ),
  lawsOf('orders', 'contract')(
    'ord.newest',
    'Orders are listed newest first.',
    ['orderListMain'],
    newestFirst,
  ),
  law('ord.expiry', 'An order that is never paid is cancelled by the clock.', ['orderSubmit'], expiry),
];
