/** Goods are in the order that was asked for, wherever they are listed. */
import type { OperationId } from '@openmall/sdk';
import type { Operation } from '../../contract/operations.ts';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { Unmet } from '../../setup/precondition-error.ts';
import type { Listed } from './filter-table.ts';
import { readPage } from './filters.ts';
import { aCommonWord } from './sample-goods.ts';
import { giveUp } from '../support/for-each-operation.ts';
import { story } from '../support/define-check.ts';

/** What each order goes by, as a row tells it. */
const orders = [
  ['isPrice', 'sellingPrice'],
  ['isNew', 'newTime'],
  ['isHot', 'soldNum'],
] as const;

async function bases(court: Court): Promise<readonly (readonly [OperationId, object])[]> {
  const keyword = await aCommonWord(court);
  const { sellerId } = await court.world.shelf.any();
  return [
    ['sellerGoodsList', {}],
    ['sellerGoodsSearch', { keyword }],
    ['sellerGoodsSearchSellerGoods', { keyword, sellerId }],
  ];
}

const listsGoods = ({ id }: Operation): boolean =>
  ['sellerGoodsList', 'sellerGoodsSearch', 'sellerGoodsSearchSellerGoods'].includes(id);

async function tryOrder(
  court: Court,
  id: OperationId,
  { input }: Listed,
  [parameter, field]: readonly [string, string],
): Promise<void> {
  for (const [value, word, sign] of [
    ['1', 'rising', 1],
    ['2', 'falling', -1],
  ] as const) {
    const { rows, exchange } = await readPage(court, id, { input: { ...input, [parameter]: value } });
    const figures = rows.map((row) => row[field]).filter((figure) => typeof figure === 'number');
    if (new Set(figures).size < 2) throw new Unmet('skipped', `needs goods that differ in ${field}`);
    const wrong = figures.findIndex(
      (figure, index) => index > 0 && sign * (figure - (figures[index - 1] ?? figure)) < 0,
    );
    const says = `sorted by ${parameter}=${value}, does not show ${field} ${word}: ${figures[wrong]} comes after ${figures[wrong - 1]}`;
    court.expect(id, wrong > 0 ? says : undefined, exchange);
  }
}

async function isInOrder(court: Court): Promise<void> {
  for (const [id, input] of await bases(court)) {
    const operation = court.operations.find((one) => one.id === id);
    if (!operation) continue;
    for (const order of orders)
      await tryOrder(court, id, { input }, order).catch((error: unknown) => giveUp(court, operation, error));
  }
}

export const sortingChecks: readonly Trial[] = [
  {
    id: 'list.order',
    area: 'paging',
    says: 'Goods that are sorted by price, age or sales are in that order, in lists and in searches.',
    source: 'contract',
    level: 'must',
    run: story(listsGoods, isInOrder),
  },
];
