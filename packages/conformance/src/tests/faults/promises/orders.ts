import type { OperationId } from '@openmall/sdk';
import { operation } from '../../../contract/operations.ts';
import { changeAnswer, dataOf, rowsOf, type PlantedFault } from '../planted-fault.ts';

type Data = Record<string, unknown>;

/** Shows the details of an order in another way. */
const showsOrder = (change: (order: Data) => void): PlantedFault['plant'] =>
  changeAnswer(['orderInfo'], (answer) => {
    const { orderInfo } = dataOf(answer) as { readonly orderInfo?: Data };
    if (orderInfo) change(orderInfo);
  });

/** Pays once a return is withdrawn. */
const paysWithdrawnReturns: PlantedFault['plant'] = (send) => {
  let count = 0;
  return changeAnswer(['orderWithdrawReturn', 'walletGetUsdt'], (answer, { url }) => {
    if (!decodeURIComponent(url.pathname).endsWith(operation('walletGetUsdt').path)) count += 1;
    else if (count > 0) dataOf(answer)['money'] = Number(dataOf(answer)['money']) + 5 * count;
  })(send);
};

/** Sums that count every line, also one that cannot be ordered. */
const sumsAllLines: PlantedFault['plant'] = changeAnswer(['orderQuote'], (answer) => {
  const { stores = [] } = dataOf(answer) as { readonly stores?: readonly { lines: readonly Data[] }[] };
  const costs = stores.flatMap(({ lines }) => lines.map(({ totalCost }) => Number(totalCost)));
  if (costs.length > 1) dataOf(answer)['total'] = costs.reduce((sum, cost) => sum + cost, 0);
});

const reversed = (id: OperationId, caughtBy: string): PlantedFault => ({
  name: `turns the order of ${id} round`,
  caughtBy,
  operations: [id],
  plant: changeAnswer([id], (answer) => {
    for (const rows of [answer.data, rowsOf(answer)]) if (Array.isArray(rows)) rows.reverse();
  }),
});

export const orderPromiseFaults: readonly PlantedFault[] = [
  {
    name: 'names an order by its number in one place',
    caughtBy: 'ord.one-id',
    operations: ['orderSubmit'],
    plant: changeAnswer(['orderSubmit'], (answer) => {
      const { orderList = [] } = dataOf(answer) as { readonly orderList?: readonly Data[] };
      for (const order of orderList) order['id'] = '2026112600001';
    }),
  },
  {
    name: 'counts lines that cannot be ordered',
    caughtBy: 'ord.quote-problems',
    operations: ['orderQuote'],
    plant: sumsAllLines,
  },
  {
    name: 'leaves a return open that its buyer withdrew',
    caughtBy: 'ord.return-withdrawn',
    operations: ['orderWithdrawReturn'],
    plant: showsOrder((order) => {
      if (order['returnState'] === 7) order['returnState'] = 1;
    }),
  },
  {
    name: 'pays for a return that its buyer withdrew',
    caughtBy: 'ord.return-withdrawn',
    operations: ['orderWithdrawReturn'],
    plant: paysWithdrawnReturns,
  },
  reversed('newsListNews', 'cat.news-order'),
  reversed('localuserSessions', 'auth.session-order'),
  reversed('goodsQuestionList', 'cat.question-order'),
];
