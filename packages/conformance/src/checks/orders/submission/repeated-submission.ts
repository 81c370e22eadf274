/** A submit token makes a repeated submission harmless (contract: order!submit). */
import type { ActiveCheck } from '../../../runner/check.ts';
import type { CheckContext } from '../../../runner/check-context.ts';
import { orderLine } from '../../../setup/orders.ts';
import { PreconditionError } from '../../../setup/precondition-error.ts';
import { succeeded, type Exchange } from '../../../target/exchange.ts';
import { defineChecks } from '../../support/define-check.ts';
import { expectRefusal } from '../../support/refusal.ts';

const idsOf = ({ envelope }: Exchange): string =>
  ((envelope?.data as { orderList?: readonly { orderId: string }[] } | undefined)?.orderList ?? [])
    .map(({ orderId }) => orderId)
    .join();

async function checkSubmitToken(context: CheckContext): Promise<void> {
  const { accounts, catalog, orders } = context.setup;
  const caller = await accounts.newAccount();
  const offer = await catalog.any();
  const addressId = await orders.addressId(caller);
  const submitToken = `judge-${context.seed}-${caller.username.length}-first`;
  const submit = (pieces: number) =>
    context.call('orderSubmit', { orderInfo: orderLine(offer, pieces), addressId, submitToken }, { caller });
  const first = await submit(offer.buyMin);
  if (!succeeded(first)) throw new PreconditionError('inconclusive', 'no order could be placed', first);
  const again = await submit(offer.buyMin);
  const answered = succeeded(again)
    ? `answers the orders ${idsOf(again)} to a repeated token, and answered ${idsOf(first)} before`
    : 'refuses a repeated token with the same goods';
  context.expect('orderSubmit', idsOf(again) === idsOf(first) ? undefined : answered, first, again);
  const { pageInfo } = await context.setup.request('orderListMain', {}, caller);
  const placed = `places ${pageInfo.totalElements} orders for one token`;
  context.expect('orderSubmit', pageInfo.totalElements === 1 ? undefined : placed, first, again);
  const other = await submit(offer.buyMin + 1);
  const granted = 'takes a token again for other pieces';
  expectRefusal(context, 'orderSubmit', { keys: ['duplicateSubmission'], granted }, first, other);
}

export const repeatedSubmissionChecks: readonly ActiveCheck[] = [
  {
    ...defineChecks('orders', 'contract')(
      'ord.submit-token',
      'The same submit token with the same goods answers the same orders, and is refused with other goods.',
      ['orderSubmit'],
      checkSubmitToken,
    ),
    level: 'should',
  },
];
