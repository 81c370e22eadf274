import { actAs } from '../../domain/audit/audit-log.ts';
import { payOrders } from '../../domain/orders/payment/pay-orders.ts';
import { receiveOrder } from '../../domain/orders/receive.ts';
import { disputeReturn, sendReturn } from '../../domain/orders/returns/buyer-steps.ts';
import { decideDispute } from '../../domain/orders/returns/decide-dispute.ts';
import { requestReturn } from '../../domain/orders/returns/request-return.ts';
import { acceptReturn, confirmArrival, refuseReturn } from '../../domain/orders/returns/store-steps.ts';
import { reportStop, shipOrder } from '../../domain/orders/ship.ts';
import { submitOrders } from '../../domain/orders/submit.ts';
import { addBuyer, addGoods, addStore, FUND_PASSWORD, type TestContext } from '../fixtures/test-context.ts';

/** Received orders whose money is held: one kept, one with a part returned, one that the mall decided, one with a return open. */
export async function returnGoods(ctx: TestContext) {
  const buyer = await addBuyer(ctx);
  const { goodsId } = await addGoods(ctx, await addStore(ctx), { stock: 100 });
  const receive = async (isMissing = false): Promise<string> => {
    const items = [{ goodsId, skuId: null, quantity: 2 }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    const id = order?.id ?? '';
    await payOrders(ctx, buyer.id, [id], FUND_PASSWORD);
    await shipOrder(ctx, id, { carrier: 'Nordic Parcel', trackingNumber: 'NP5' });
    if (isMissing) await reportStop(ctx, id, 'delivered');
    else await receiveOrder(ctx, buyer.id, id);
    return id;
  };
  const ask = (orderId: string, reason: number) => {
    const items = [{ goodsId, skuId: null, quantity: 1 }];
    return requestReturn(ctx, buyer.id, orderId, { reason, items, images: [] });
  };
  const [held, returned, judged, returning, missing] = [
    await receive(),
    await receive(),
    await receive(),
    await receive(),
    await receive(true),
  ];
  const sent = await ask(returned, 2);
  await acceptReturn(ctx, sent);
  await sendReturn(ctx, buyer.id, sent, { carrier: 'Nordic Parcel', trackingNumber: 'NP6' });
  await confirmArrival(ctx, sent);
  const disputed = await ask(judged, 6);
  await refuseReturn(ctx, disputed, 'It was whole.');
  await disputeReturn(ctx, buyer.id, disputed, { statement: 'It was not.', images: [] });
  const verdict = { decision: 'part', amount: '1', reason: 'A scratch.' } as const;
  await decideDispute(actAs(ctx, { name: 'control' }), disputed, verdict);
  await ask(returning, 6);
  await acceptReturn(ctx, await ask(missing, 1));
  return { held, returned, judged, returning, missing };
}
