/** The cart follows the account (contract: `cart!list`, `cart!put`, `cart!merge`). */
import type { CartData } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import type { Caller, Exchange } from '../../target/exchange.ts';
import { expectRefusal } from '../support/refusal.ts';
import { defineChecks } from '../support/define-check.ts';

type Quad = readonly [sellerGoodsId: string, skuId: string, goodsNum: number, isLater?: 0 | 1];

const textOf = (lines: readonly Quad[]): string =>
  lines.map(([id, sku, count, later = 0]) => [id, sku, count, later].join()).join();

const cartIn = ({ envelope }: Exchange): Partial<CartData> => (envelope?.data ?? {}) as Partial<CartData>;

/** The lines of a cart as they are sent, sorted. */
const shown = (exchange: Exchange): string =>
  (cartIn(exchange).lines ?? [])
    .map((line) => [line.sellerGoodsId, line.skuId, line.goodsNum, line.isLater].join())
    .toSorted()
    .join(' ');

const expected = (lines: readonly Quad[]): string =>
  lines
    .map((line) => textOf([line]))
    .toSorted()
    .join(' ');

async function expectCart(
  context: CheckContext,
  caller: Caller,
  {
    lines,
    after,
    what,
  }: { readonly lines: readonly Quad[]; readonly after: Exchange; readonly what: string },
): Promise<Exchange> {
  const list = await context.call('cartList', {}, { caller });
  const message = `shows [${shown(list)}] ${what}, not [${expected(lines)}]`;
  context.expect('cartList', shown(list) === expected(lines) ? undefined : message, after, list);
  return list;
}

async function checkTwoDevices(context: CheckContext): Promise<void> {
  const { accounts, catalog, request } = context.setup;
  const phone = await accounts.newAccount();
  const desk = await accounts.logInAgain(phone);
  const [one, two] = await catalog.ofTwoStores();
  const quad = (offer: typeof one, count: number, later: 0 | 1 = 0): Quad => [
    offer.sellerGoodsId,
    offer.skuId,
    count,
    later,
  ];
  await request('cartPut', { lines: textOf([quad(one, one.buyMin)]) }, phone);
  const put = await context.call('cartPut', { lines: textOf([quad(two, two.buyMin, 1)]) }, { caller: desk });
  const both = [quad(one, one.buyMin), quad(two, two.buyMin, 1)];
  const list = await expectCart(context, phone, {
    lines: both,
    after: put,
    what: 'after two devices put a line each',
  });

  const revisionOf = (exchange: Exchange): number => Number(cartIn(exchange).revision);
  const removed = await context.call('cartPut', { lines: textOf([quad(two, 0)]) }, { caller: phone });
  const rises = revisionOf(removed) > revisionOf(list);
  context.expect('cartPut', rises ? undefined : 'changes the cart, but not its `revision`', list, removed);
  const left = [quad(one, one.buyMin)];
  const after = await expectCart(context, desk, {
    lines: left,
    after: removed,
    what: 'after a line was set to 0 pieces',
  });

  const price = cartIn(after).lines?.[0]?.price;
  const sku = one.goods.canSelectAttributes.skus.find(({ skuId }) => skuId === one.skuId);
  const isCurrent = sku === undefined || price === sku.price;
  const stale = `shows the price ${price}, but sellerGoods!info ${sku?.price}`;
  context.expect('cartList', isCurrent ? undefined : stale, after);

  const unknown = [quad(one, one.buyMin + 1), ['judge-no-such-goods', '-1', 1]] as const;
  const refused = await context.call('cartPut', { lines: textOf(unknown) }, { caller: phone });
  expectRefusal(
    context,
    'cartPut',
    { keys: ['goodsNotFound'], granted: 'puts unknown goods into the cart' },
    refused,
  );
  await expectCart(context, phone, { lines: left, after: refused, what: 'after a refused change' });
}

async function checkMerge(context: CheckContext): Promise<void> {
  const { accounts, catalog, request } = context.setup;
  const caller = await accounts.newAccount();
  const [one, two] = await catalog.ofTwoStores();
  const [few, more] = [one.buyMin, one.buyMin + 2];
  await request('cartPut', { lines: textOf([[one.sellerGoodsId, one.skuId, more]]) }, caller);
  const lines = textOf([
    [one.sellerGoodsId, one.skuId, few],
    [two.sellerGoodsId, two.skuId, two.buyMin],
    ['judge-no-such-goods', '-1', 1],
  ]);
  const merged: readonly Quad[] = [
    [one.sellerGoodsId, one.skuId, more],
    [two.sellerGoodsId, two.skuId, two.buyMin],
  ];
  for (const what of ['after a merge', 'after the same merge again']) {
    const merge = await context.call('cartMerge', { lines }, { caller });
    const { leftOut } = (merge.envelope?.data ?? {}) as {
      readonly leftOut?: readonly { readonly problem: string }[];
    };
    const named = leftOut?.map(({ problem }) => problem).join();
    const message = `names [${named}] for unknown goods, not [goodsNotFound]`;
    context.expect('cartMerge', named === 'goodsNotFound' ? undefined : message, merge);
    await expectCart(context, caller, { lines: merged, after: merge, what });
  }
}

const define = defineChecks('orders', 'contract');

export const cartChecks: readonly ActiveCheck[] = [
  define(
    'cart.devices',
    'The cart of an account is the same in all of its sessions, at the prices of now; a refused change changes nothing.',
    ['cartPut', 'cartList'],
    checkTwoDevices,
  ),
  define(
    'cart.merge',
    'A merged cart has the larger number of pieces of each line, however often it is merged, and names what was left out.',
    ['cartMerge', 'cartList'],
    checkMerge,
  ),
];
