/** The limits of a quantity: the minimum of the goods, the maximum of the mall, and the stock. */
import type { ErrorKey } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import type { Offer } from '../../setup/goods.ts';
import { orderLine } from '../../setup/orders.ts';
import { missingPrecondition, PreconditionError } from '../../setup/precondition-error.ts';
import { recordPreconditionError } from '../support/for-each-operation.ts';
import { expectRefusal } from '../support/refusal.ts';
import { defineChecks } from '../support/define-check.ts';

/** The maximum quantity of a line in the contract. */
const MAX_PIECES_PER_LINE = 999;
const MAXIMUM_SETTING = 'mall_max_goods_number_in_order';

export async function submitPieces(
  context: CheckContext,
  offer: Offer,
  pieces: number,
  buyer?: Caller,
): Promise<Exchange> {
  const { accounts, orders } = context.setup;
  const caller = buyer ?? (await accounts.first());
  const input = { orderInfo: orderLine(offer, pieces), addressId: await orders.addressId(caller) };
  return context.call('orderSubmit', input, { caller });
}

interface TooMany {
  readonly offer: Offer;
  readonly pieces: number;
  readonly key: ErrorKey;
  readonly granted: string;
}

async function expectRefused(context: CheckContext, { offer, pieces, key, granted }: TooMany): Promise<void> {
  const submitted = await submitPieces(context, offer, pieces);
  expectRefusal(context, 'orderSubmit', { keys: [key], granted }, submitted);
}

/**
 * The maximum quantity of an order.
 * @throws {PreconditionError} if the mall publishes none.
 */
export async function readMaximum(context: CheckContext): Promise<number> {
  const settings = await context.setup.request('sysparaGetSyspara', { code: MAXIMUM_SETTING });
  const maximum = Number((settings as Readonly<Record<string, unknown>> | null)?.[MAXIMUM_SETTING]);
  if (!(maximum > 0 && maximum < MAX_PIECES_PER_LINE))
    throw missingPrecondition(`a setting ${MAXIMUM_SETTING} below ${MAX_PIECES_PER_LINE}`);
  return maximum;
}

/** Runs `attempt` with goods that have exactly `stock` pieces, then restores their previous stock. */
export async function withStock(
  context: CheckContext,
  stock: number,
  attempt: (offer: Offer) => Promise<void>,
): Promise<void> {
  const { control, catalog } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to set the stock of goods');
  const [offer] = await catalog.restockable();
  await control.setStock(offer.skuId, stock);
  try {
    await attempt(offer);
  } finally {
    if (offer.stock !== undefined) await control.setStock(offer.skuId, offer.stock);
  }
}

/** Without the control contract, only goods that show a stock below the maximum can be used. */
async function expectStockLimit(context: CheckContext, maximum: number): Promise<void> {
  const { control, catalog } = context.setup;
  const attempt = (offer: Offer, stock: number): Promise<void> => {
    const granted = `sells ${stock + 1} pieces of goods of which ${stock} are left`;
    return expectRefused(context, { offer, pieces: stock + 1, key: 'insufficientStock', granted });
  };
  if (control) {
    const [{ buyMin }] = await catalog.restockable();
    return withStock(context, buyMin, (offer) => attempt(offer, buyMin));
  }
  const scarce = (await catalog.offers()).find(({ stock }) => stock !== undefined && stock < maximum);
  if (scarce?.stock === undefined)
    throw missingPrecondition('goods with a known stock below the maximum of an order');
  await attempt(scarce, scarce.stock);
}

/** The stock must suffice, so that only the maximum can be the reason for a refusal. */
async function expectMaximum(context: CheckContext, maximum: number): Promise<void> {
  const pieces = maximum + 1;
  const granted = `sells ${pieces} pieces at once, above ${MAXIMUM_SETTING} (${maximum})`;
  const attempt = (offer: Offer): Promise<void> =>
    expectRefused(context, { offer, pieces, key: 'aboveMaximumQuantity', granted });
  const { control, catalog } = context.setup;
  if (control) return withStock(context, pieces, attempt);
  const plenty = (await catalog.offers()).find(({ stock }) => stock === undefined || stock >= pieces);
  if (!plenty) throw missingPrecondition('goods with more stock than one order may have, or `--control`');
  await attempt(plenty);
}

async function expectMinimum(context: CheckContext): Promise<void> {
  const offer = (await context.setup.catalog.offers()).find(({ buyMin }) => buyMin > 1);
  if (!offer) throw missingPrecondition('goods with a minimum of more than one piece');
  const pieces = offer.buyMin - 1;
  const granted = `sells ${pieces} pieces of goods that are sold from ${offer.buyMin} on`;
  await expectRefused(context, { offer, pieces, key: 'belowMinimumOrder', granted });
}

/** Each limit needs different goods, so a limit that cannot be tested does not stop the others. */
async function checkOrderLimits(context: CheckContext): Promise<void> {
  const operation = context.operation('orderSubmit');
  const maximum = await readMaximum(context);
  for (const attempt of [
    () => expectMinimum(context),
    () => expectStockLimit(context, maximum),
    () => expectMaximum(context, maximum),
  ])
    await attempt().catch((error: unknown) => recordPreconditionError(context, operation, error));
}

const UNPAID_SETTING = 'unpaid_pieces_max';

/** Orders as many pieces as unpaid orders may hold, then one more. The stock must suffice for both. */
async function checkUnpaidPieces(context: CheckContext): Promise<void> {
  const { accounts, orders, request } = context.setup;
  const settings = await request('sysparaGetSyspara', { code: UNPAID_SETTING });
  const held = Number((settings as Readonly<Record<string, unknown>> | null)?.[UNPAID_SETTING]);
  const maximum = await readMaximum(context);
  if (!(held > 0 && held <= maximum))
    throw missingPrecondition(`a setting ${UNPAID_SETTING} up to ${maximum}`);
  const caller = await accounts.newAccount();
  const addressId = await orders.addressId(caller);
  await withStock(context, held + 500, async (offer) => {
    const submit = (pieces: number): Promise<Exchange> =>
      context.call('orderSubmit', { orderInfo: orderLine(offer, pieces), addressId }, { caller });
    const first = await submit(held);
    if (!succeeded(first))
      throw new PreconditionError('inconclusive', `${held} pieces could not be ordered`, first);
    const more = await submit(offer.buyMin);
    const granted = `lets one buyer hold more than ${held} pieces of a variant without paying`;
    expectRefusal(context, 'orderSubmit', { keys: ['submitWithOpenOrders'], granted }, first, more);
    const { orderList } = (first.envelope?.data ?? {}) as { orderList?: readonly { orderId: string }[] };
    const orderId = orderList?.[0]?.orderId ?? '';
    await request('orderCancel', { orderId, returnReason: 0 }, caller);
  });
}

export const orderLimitChecks: readonly ActiveCheck[] = [
  defineChecks('orders', 'spec §5')(
    'ord.limits',
    'Fewer pieces than the minimum, more than the maximum or more than are in stock cannot be ordered.',
    ['orderSubmit'],
    checkOrderLimits,
  ),
  defineChecks('orders', 'contract')(
    'ord.unpaid-pieces',
    'The unpaid orders of a buyer hold no more pieces of a variant than the setting.',
    ['orderSubmit'],
    checkUnpaidPieces,
  ),
];
