import { createRandom } from '@openmall/seeded-random';
import { listAddresses } from '../../domain/addresses/address-book.ts';
import { actAs } from '../../domain/audit/audit-log.ts';
import { cancelOrder } from '../../domain/orders/cancel.ts';
import { payOrders } from '../../domain/orders/payment/pay-orders.ts';
import { receiveOrder } from '../../domain/orders/receive.ts';
import { approveRefund } from '../../domain/orders/refunds/decide-refund.ts';
import { requestRefund } from '../../domain/orders/refunds/request-refund.ts';
import { confirmOrder, reportStop, shipOrder } from '../../domain/orders/ship.ts';
import { submitOrders } from '../../domain/orders/submit.ts';
import { reviewOrder } from '../../domain/reviews/write-reviews.ts';
import type { AppContext } from '../../context.ts';
import { parcelOf } from '../autopilot/carriers.ts';
import { DEMO_BUYER } from './demo-buyer.ts';
import { daysEarlier } from './earlier.ts';
import { irregularDays } from './irregular-days.ts';

interface Step {
  readonly ctx: AppContext;
  readonly buyerId: string;
  readonly orderId: string;
  readonly goodsId: string;
}
type Action = (step: Step) => Promise<void>;

const pay: Action = ({ ctx, buyerId, orderId }) =>
  payOrders(ctx, buyerId, [orderId], DEMO_BUYER.fundPassword);
const confirm: Action = ({ ctx, orderId }) => confirmOrder(ctx, orderId);
const ship: Action = ({ ctx, orderId }) => shipOrder(ctx, orderId, parcelOf(orderId));
const leaveCountry: Action = ({ ctx, orderId }) => reportStop(ctx, orderId, 'transferStation', 'Portugal');
const deliver: Action = ({ ctx, orderId }) => reportStop(ctx, orderId, 'delivered', 'Lisboa, Portugal');
const receive: Action = ({ ctx, buyerId, orderId }) => receiveOrder(ctx, buyerId, orderId);
const cancel: Action = ({ ctx, buyerId, orderId }) => cancelOrder(ctx, buyerId, orderId, 0);
const review: Action = ({ ctx, buyerId, orderId, goodsId }) =>
  reviewOrder(ctx, buyerId, orderId, [
    {
      goodsId,
      rating: 5,
      content: 'Honey as it was at my grandmother’s. The second jar is already ordered.',
      images: [],
    },
  ]);
const requestMoney: Action = ({ ctx, buyerId, orderId }) =>
  requestRefund(ctx, buyerId, orderId, { reason: 1, detail: 'I chose the wrong size.' });
const grantMoney: Action = ({ ctx, orderId }) => approveRefund(ctx, orderId);

/** Goods, quantity, and the steps of an order with their days before now, which are shifted a little. */
interface Example {
  readonly goods: string;
  readonly pieces: number;
  readonly placed: number;
  /** What the buyer does within minutes: an order must be paid soon. */
  readonly soon?: Action;
  readonly then: readonly (readonly [days: number, action: Action])[];
}

const DAY_SECONDS = 86_400;
const MINUTE_SECONDS = 60;
/** Longest and shortest time until `soon`, in seconds. */
const SOON_SECONDS = [2 * MINUTE_SECONDS, 14 * MINUTE_SECONDS] as const;

/** One order in each state of the list, oldest first. */
const EXAMPLES: readonly Example[] = [
  {
    goods: 'Kalamata Raw Honey',
    pieces: 2,
    placed: 24,
    soon: pay,
    then: [
      [23, confirm],
      [22, ship],
      [20, leaveCountry],
      [17, deliver],
      [16, receive],
      [14, review],
    ],
  },
  {
    goods: 'Severn Ribbed Beanie',
    pieces: 1,
    placed: 15,
    soon: pay,
    then: [
      [14.8, requestMoney],
      [14.5, grantMoney],
    ],
  },
  { goods: 'Solène Satin Clutch', pieces: 1, placed: 10, soon: cancel, then: [] },
  {
    goods: 'Jardín Handmade Tea Cup Set',
    pieces: 1,
    placed: 9,
    soon: pay,
    then: [
      [8.6, confirm],
      [8, ship],
      [6, leaveCountry],
      [2, deliver],
      [1.2, receive],
    ],
  },
  {
    goods: 'Andes Cast-Iron Teapot',
    pieces: 1,
    placed: 4,
    soon: pay,
    then: [
      [3.7, confirm],
      [3, ship],
      [1, leaveCountry],
    ],
  },
  {
    goods: 'Havn Wireless Smart Speaker',
    pieces: 1,
    placed: 1.3,
    soon: pay,
    then: [[1, confirm]],
  },
  { goods: 'Lund Handmade Paper Lantern', pieces: 2, placed: 0.2, soon: pay, then: [] },
  { goods: 'Antioquia Single-Origin Coffee Beans', pieces: 2, placed: 0.005, then: [] },
];

/** When an example is placed, and its steps, in days before now. */
function momentsOf({ goods, placed, soon, then }: Example) {
  const random = createRandom(`demo-order/${goods}`);
  const [placedAt = placed, ...later] = irregularDays([placed, ...then.map(([days]) => days)], random);
  const soonAt = placedAt - random.integer(...SOON_SECONDS) / DAY_SECONDS;
  const first = soon ? [{ days: soonAt, action: soon }] : [];
  const others = then.map(([days, action], at) => ({ days: later[at] ?? days, action }));
  return { placedAt, steps: [...first, ...others] };
}

/** Places and advances the orders of the demo buyer. Returns those that wait for store or carrier. */
export async function addDemoOrders(
  base: AppContext,
  buyerId: string,
  findGoods: (names: readonly string[]) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const [address] = await listAddresses(base, buyerId);
  const ids = await findGoods(EXAMPLES.map(({ goods }) => goods));
  const waiting: string[] = [];
  for (const [index, example] of EXAMPLES.entries()) {
    const { pieces } = example;
    const goodsId = ids[index] ?? '';
    const { placedAt, steps } = momentsOf(example);
    const at = (days: number) => actAs(daysEarlier(base, days), { name: 'demo' });
    const sku = await base.db
      .selectFrom('sku')
      .select('id')
      .where('goods_id', '=', goodsId)
      .where('stock_on_hand', '>=', pieces)
      .orderBy('position')
      .limit(1)
      .executeTakeFirstOrThrow();
    const items = [{ goodsId, skuId: sku.id, quantity: pieces }];
    const [order] = await submitOrders(at(placedAt), {
      buyerId,
      items,
      addressId: address?.id ?? '',
      lang: 'en',
    });
    if (!order) throw new Error('The demo order was not placed.');
    for (const { days, action } of steps)
      await action({ ctx: at(days), buyerId, orderId: order.id, goodsId });
    const last = steps.at(-1)?.action;
    if (last === pay || last === confirm || last === leaveCountry) waiting.push(order.id);
  }
  return waiting;
}
