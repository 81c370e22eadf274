/** Lists and searches sort goods as requested. */
import type { OperationId } from '@openmall/sdk';
import type { Operation } from '../../contract/operations.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import type { Listed, Row } from './filter-table.ts';
import { readPage } from './filters.ts';
import { findCommonWord } from './sample-goods.ts';
import { recordPreconditionError } from '../support/for-each-operation.ts';
import { aboutOperations } from '../support/define-check.ts';

interface Order {
  readonly parameter: string;
  readonly field: string;
  readonly figureOf: (row: Row) => unknown;
}

/** The sort parameters, and the figure of a row that each sorts by. */
const orders: readonly Order[] = [
  {
    parameter: 'isPrice',
    field: 'the price that a buyer pays now',
    figureOf: (row) => row['discountPrice'] ?? row['sellingPrice'],
  },
  { parameter: 'isNew', field: 'newTime', figureOf: (row) => row['newTime'] },
  { parameter: 'isHot', field: 'soldNum', figureOf: (row) => row['soldNum'] },
];

/** Sort parameters that only this contract has. A backend may ignore them. */
const extensionOrders: readonly Order[] = [
  { parameter: 'isRating', field: 'rating', figureOf: (row) => row['rating'] },
];

export async function bases(context: CheckContext): Promise<readonly (readonly [OperationId, object])[]> {
  const keyword = await findCommonWord(context);
  const { sellerId } = await context.setup.catalog.any();
  return [
    ['sellerGoodsList', {}],
    ['sellerGoodsSearch', { keyword }],
    ['sellerGoodsSearchSellerGoods', { keyword, sellerId }],
  ];
}

export const listsGoods = ({ id }: Operation): boolean =>
  ['sellerGoodsList', 'sellerGoodsSearch', 'sellerGoodsSearchSellerGoods'].includes(id);

async function tryOrder(
  context: CheckContext,
  id: OperationId,
  { input }: Listed,
  { parameter, field, figureOf }: Order,
): Promise<void> {
  for (const [value, word, sign] of [
    ['1', 'rising', 1],
    ['2', 'falling', -1],
  ] as const) {
    const { rows, exchange } = await readPage(context, id, { input: { ...input, [parameter]: value } });
    const figures = rows.map(figureOf).filter((figure) => typeof figure === 'number');
    if (new Set(figures).size < 2)
      throw new PreconditionError('skipped', `needs goods that differ in ${field}`);
    const wrong = figures.findIndex(
      (figure, index) => index > 0 && sign * (figure - (figures[index - 1] ?? figure)) < 0,
    );
    const message = `sorted by ${parameter}=${value}, does not sort ${field} ${word}: ${figures[wrong]} comes after ${figures[wrong - 1]}`;
    context.expect(id, wrong > 0 ? message : undefined, exchange);
  }
}

const checkSorting =
  (table: readonly Order[]) =>
  async (context: CheckContext): Promise<void> => {
    for (const [id, input] of await bases(context)) {
      const operation = context.operations.find((item) => item.id === id);
      if (!operation) continue;
      for (const order of table)
        await tryOrder(context, id, { input }, order).catch((error: unknown) =>
          recordPreconditionError(context, operation, error),
        );
    }
  };

export const sortingChecks: readonly ActiveCheck[] = [
  {
    id: 'list.order',
    area: 'paging',
    requirement: 'Lists and searches sort goods by price, age or sales as requested.',
    source: 'contract',
    level: 'must',
    run: aboutOperations(listsGoods, checkSorting(orders)),
  },
  {
    id: 'list.more-orders',
    area: 'paging',
    requirement: 'Lists and searches sort goods by rating as requested.',
    source: 'contract',
    level: 'should',
    run: aboutOperations(listsGoods, checkSorting(extensionOrders)),
  },
];
