import {
  changeAnswer,
  changeQuery,
  granted,
  intercept,
  refusal,
  replaceRefusal,
  type PlantedFault,
} from '../planted-fault.ts';

const isPieces = (url: URL, pieces: (count: number) => boolean): boolean =>
  pieces(Number(url.searchParams.get('orderInfo')?.split(',').at(-1)));

export const submissionFaults: readonly PlantedFault[] = [
  {
    name: 'places an order again for the same token',
    caughtBy: 'ord.submit-token',
    operations: ['orderSubmit'],
    plant: changeQuery(['orderSubmit'], (query) => query.delete('submitToken')),
  },
  {
    name: 'refuses the repeat of a token',
    caughtBy: 'ord.submit-token',
    operations: ['orderSubmit'],
    plant: (send) => {
      const seen = new Set<string>();
      return intercept(['orderSubmit'], ({ url, init, send: ask }) => {
        const token = url.searchParams.get('submitToken');
        if (token !== null && seen.has(url.search)) return Promise.resolve(refusal('duplicateSubmission'));
        seen.add(url.search);
        return ask(url, init);
      })(send);
    },
  },
  {
    name: 'answers the first orders to a token with other goods',
    caughtBy: 'ord.submit-token',
    operations: ['orderSubmit'],
    plant: replaceRefusal(['orderSubmit'], 'duplicateSubmission', () => granted({ orderList: [] })),
  },
  {
    name: 'keeps the last pieces for itself',
    caughtBy: 'ord.exact-limits',
    operations: ['orderSubmit'],
    plant: intercept(['orderSubmit'], ({ url, init, send }) =>
      isPieces(url, (pieces) => pieces < 400)
        ? Promise.resolve(refusal('insufficientStock'))
        : send(url, init),
    ),
  },
  {
    name: 'sells one piece less than the maximum',
    caughtBy: 'ord.exact-limits',
    operations: ['orderSubmit'],
    plant: intercept(['orderSubmit'], ({ url, init, send }) =>
      isPieces(url, (pieces) => pieces >= 500)
        ? Promise.resolve(refusal('aboveMaximumQuantity'))
        : send(url, init),
    ),
  },
  {
    name: 'logs the receipt before the shipment within one second',
    caughtBy: 'ord.steps',
    operations: ['orderLogList'],
    plant: changeAnswer(['orderLogList'], (answer) => {
      const rows = answer.data as { state: number; createTime: string }[];
      const [first] = rows;
      for (const row of rows) row.createTime = first?.createTime ?? '';
      rows.push(...rows.splice(-2).reverse());
    }),
  },
  {
    name: 'logs each step twice',
    caughtBy: 'ord.steps',
    operations: ['orderLogList'],
    plant: changeAnswer(['orderLogList'], (answer) => {
      const rows = answer.data as unknown[];
      return { ...answer, data: rows.flatMap((row) => [row, row]) };
    }),
  },
  {
    name: 'leaves the payment out of the log',
    caughtBy: 'ord.steps',
    operations: ['orderLogList'],
    plant: changeAnswer(['orderLogList'], (answer) => {
      const rows = answer.data as { state: number }[];
      return { ...answer, data: rows.filter(({ state }) => state !== 2) };
    }),
  },
];
