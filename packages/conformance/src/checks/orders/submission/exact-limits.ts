/** What is exactly at a limit of an order is granted; `ord.limits` shows that one piece more is not. */
import type { ActiveCheck } from '../../../runner/check.ts';
import type { CheckContext } from '../../../runner/check-context.ts';
import { missingPrecondition } from '../../../setup/precondition-error.ts';
import { recordPreconditionError } from '../../support/for-each-operation.ts';
import { isRefusedWith, otherReason } from '../../support/refusal.ts';
import { defineChecks } from '../../support/define-check.ts';
import { succeeded } from '../../../target/exchange.ts';
import { readMaximum, submitPieces, withStock } from '../order-limits.ts';

/** The errors that would show that a limit is off by one. */
const limitErrors = [
  'insufficientStock',
  'aboveMaximumQuantity',
  'belowMinimumOrder',
  'parameterError',
] as const;

async function expectGranted(context: CheckContext, pieces: number, stock: number): Promise<void> {
  await withStock(context, stock, async (offer) => {
    // Unpaid orders of other checks would be another reason for a refusal.
    const caller = await context.setup.accounts.newAccount();
    const submitted = await submitPieces(context, offer, pieces, caller);
    if (!succeeded(submitted) && !isRefusedWith(limitErrors, submitted))
      return context.inconclusive('orderSubmit', otherReason(limitErrors, submitted), submitted);
    const message = `does not sell ${pieces} pieces of goods of which ${stock} are left`;
    context.expect('orderSubmit', succeeded(submitted) ? undefined : message, submitted);
    const { orderList } = (submitted.envelope?.data ?? {}) as { orderList?: readonly { orderId: string }[] };
    const orderId = orderList?.[0]?.orderId;
    if (orderId !== undefined) await context.call('orderCancel', { orderId, returnReason: 0 }, { caller });
  });
}

async function checkExactLimits(context: CheckContext): Promise<void> {
  if (!context.setup.control) throw missingPrecondition('`--control`, to set the stock of goods');
  const operation = context.operation('orderSubmit');
  const [{ buyMin }] = await context.setup.catalog.restockable();
  const maximum = await readMaximum(context);
  for (const [pieces, stock] of [
    [buyMin, buyMin],
    [maximum, maximum + 1],
  ] as const)
    await expectGranted(context, pieces, stock).catch((error: unknown) =>
      recordPreconditionError(context, operation, error),
    );
}

export const exactLimitChecks: readonly ActiveCheck[] = [
  defineChecks('orders', 'spec §5')(
    'ord.exact-limits',
    'The last pieces in stock, the minimum and the maximum of an order can be ordered.',
    ['orderSubmit'],
    checkExactLimits,
  ),
];
