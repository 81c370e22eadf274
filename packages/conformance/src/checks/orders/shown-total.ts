/** An order is placed at the total that the buyer was shown, or not at all (contract: order!submit). */
import { add } from '@openmall/sdk/money';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import { orderLine } from '../../setup/orders.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import { defineChecks } from '../support/define-check.ts';
import { expectRefusal } from '../support/refusal.ts';

async function readQuotedTotal(
  context: CheckContext,
  caller: Caller,
  input: { readonly orderInfo: string; readonly addressId: string },
): Promise<number> {
  const quote = await context.call('orderQuote', input, { caller });
  const { total } = (quote.envelope?.data ?? {}) as { readonly total?: unknown };
  if (!succeeded(quote) || typeof total !== 'number')
    throw new PreconditionError('inconclusive', 'order!quote shows no total', quote);
  return total;
}

interface CountedOrders {
  readonly exchange: Exchange;
  readonly count: number;
}

async function countOrders(context: CheckContext, caller: Caller): Promise<CountedOrders> {
  const exchange = await context.call('orderListMain', {}, { caller });
  const { pageInfo } = (exchange.envelope?.data ?? {}) as {
    readonly pageInfo?: { readonly totalElements?: unknown };
  };
  return { exchange, count: Number(pageInfo?.totalElements) };
}

async function checkShownTotal(context: CheckContext): Promise<void> {
  const { accounts, orders, catalog } = context.setup;
  const caller = await accounts.newAccount();
  const input = { orderInfo: orderLine(await catalog.any()), addressId: await orders.addressId(caller) };
  const total = await readQuotedTotal(context, caller, input);
  for (const cents of ['0.01', '-0.01']) {
    const shown = Number(add(total, cents));
    const submit = await context.call('orderSubmit', { ...input, total: shown }, { caller });
    const granted = `places an order of ${total} for a buyer who was shown ${shown}`;
    if (!expectRefusal(context, 'orderSubmit', { keys: ['orderTotalChanged'], granted }, submit)) return;
    const { exchange, count } = await countOrders(context, caller);
    const message = `refuses an order whose total has changed, and lists ${count} orders afterwards`;
    context.expect('orderSubmit', count === 0 ? undefined : message, submit, exchange);
  }
  const agreed = await context.call('orderSubmit', { ...input, total }, { caller });
  const message = 'refuses an order at the total of order!quote';
  context.expect('orderSubmit', succeeded(agreed) ? undefined : message, agreed);
}

export const shownTotalChecks: readonly ActiveCheck[] = [
  defineChecks('orders', 'contract')(
    'ord.shown-total',
    'An order whose total differs from what the buyer was shown is refused and not placed.',
    ['orderSubmit'],
    checkShownTotal,
  ),
];
