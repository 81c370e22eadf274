/** Goods that come back in stock leave a notice for those who keep them (contract: `keepGoods!notices`). */
import type { KeepGoodsNoticesData } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { missingPrecondition } from '../../setup/precondition-error.ts';
import { defineChecks } from '../support/define-check.ts';

const BACK_IN_STOCK = 2;

async function checkBackInStock(context: CheckContext): Promise<void> {
  const { accounts, catalog, control } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to set the stock of goods');
  const caller = await accounts.newAccount();
  const [{ sellerGoodsId, goods }] = await catalog.restockable();
  const skus = goods.canSelectAttributes.skus.filter(({ stock }) => stock !== undefined);
  const setStock = async (stockOf: (shown: number) => number) => {
    for (const { skuId, stock = 0 } of skus) await control.setStock(skuId, stockOf(stock));
  };
  const read = () => context.call('keepGoodsNotices', {}, { caller });
  const kinds = (answer: Awaited<ReturnType<typeof read>>) =>
    ((answer.envelope?.data ?? {}) as Partial<KeepGoodsNoticesData>).pageList?.map(({ kind }) => kind);
  const unread = async () => (await context.call('keepGoodsUnreadNotices', {}, { caller })).envelope?.data;

  await context.setup.request('keepGoodsAdd', { sellerGoodsId }, caller);
  let before;
  try {
    await setStock(() => 0);
    before = await read();
  } finally {
    await setStock((shown) => shown);
  }
  const after = await read();
  const isNoticed = kinds(before)?.length === 0 && kinds(after)?.join() === String(BACK_IN_STOCK);
  const shown = `shows the kinds [${kinds(before)}] while kept goods are sold out and [${kinds(after)}] once they are back, instead of [] and [${BACK_IN_STOCK}]`;
  context.expect('keepGoodsNotices', isNoticed ? undefined : shown, before, after);
  const counted = await unread();
  context.expect('keepGoodsUnreadNotices', counted === 1 ? undefined : `counts ${counted} of 1 notice`);
  const marked = await context.call('keepGoodsReadNotices', {}, { caller });
  const left = await unread();
  context.expect('keepGoodsReadNotices', left === 0 ? undefined : `leaves ${left} notices unread`, marked);
}

export const noticeChecks: readonly ActiveCheck[] = [
  defineChecks('catalog', 'contract')(
    'cat.back-in-stock',
    'Kept goods that were sold out and come back leave one unread notice, until it is marked as read.',
    ['keepGoodsNotices', 'keepGoodsUnreadNotices', 'keepGoodsReadNotices'],
    checkBackInStock,
  ),
];
