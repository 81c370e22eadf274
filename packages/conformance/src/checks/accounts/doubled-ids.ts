/** An id that is sent twice must not open what one of the two belongs to somebody else. */
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { defineChecks } from '../support/define-check.ts';

async function checkDoubledIds(context: CheckContext): Promise<void> {
  const { accounts, orders } = context.setup;
  const [owner, stranger] = [await accounts.first(), await accounts.second()];
  const [foreign, own] = [(await orders.place(owner)).orderId, (await orders.place(stranger)).orderId];
  for (const id of ['orderInfo', 'orderListGoods', 'orderLogList'] as const)
    for (const orderId of [
      [own, foreign],
      [foreign, own],
    ]) {
      const exchange = await context.send(
        context.operation(id),
        { orderId },
        { caller: stranger, isOffContract: true },
      );
      const isShown = exchange.text.includes(foreign);
      const place = orderId[0] === own ? 'after' : 'before';
      const message = `shows the order of another buyer, whose id is sent ${place} the caller's own`;
      context.expect('orderInfo', isShown ? message : undefined, exchange);
    }
}

export const doubledIdChecks: readonly ActiveCheck[] = [
  defineChecks('ownership', 'design §6')(
    'sec.doubled-id',
    'Of two ids in one call, none shows what belongs to another buyer, in either order.',
    ['orderInfo'],
    checkDoubledIds,
  ),
];
