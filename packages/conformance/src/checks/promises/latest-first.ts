/** Lists of a buyer show what was added last first: two entries within one second, and a repeat that moves one up. */
import type { OperationId } from '@openmall/sdk';
import { add } from '@openmall/sdk/money';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { missingPrecondition } from '../../setup/precondition-error.ts';
import { createRecharge } from '../../setup/recipes/wallet-recipes.ts';
import type { Setup } from '../../setup/setup.ts';
import type { Caller } from '../../target/exchange.ts';
import { aboutOperations } from '../support/define-check.ts';
import { forEachOperation } from '../support/for-each-operation.ts';
import { granted, rowsOf, type Row } from '../support/granted.ts';

interface List {
  readonly id: OperationId;
  /** What two entries are made of. */
  readonly items: (setup: Setup) => Promise<readonly [string, string]>;
  readonly add: (setup: Setup, caller: Caller, item: string) => Promise<unknown>;
  readonly keyOf: (row: Row) => unknown;
  /** Adding an entry again moves it up. */
  readonly movesUp?: true;
}

async function twoGoods({ catalog }: Setup): Promise<readonly [string, string]> {
  const ids = (await catalog.offers()).map(({ sellerGoodsId }) => sellerGoodsId);
  const [first, second] = new Set(ids);
  if (!first || !second) throw missingPrecondition('two goods in stock');
  return [first, second];
}
async function twoStores({ catalog }: Setup): Promise<readonly [string, string]> {
  const [first, second] = await catalog.ofTwoStores();
  return [first.sellerId, second.sellerId];
}
async function putIntoCart({ catalog, request }: Setup, caller: Caller, id: string): Promise<unknown> {
  const offer = (await catalog.offers()).find(({ sellerGoodsId }) => sellerGoodsId === id);
  const lines = [id, offer?.skuId, offer?.buyMin, 0].join();
  return request('cartPut', { lines }, caller);
}
const twoCards = () => Promise.resolve(['4929123412341234', '4929567856785678'] as const);
const card = { bankName: 'Northern Bank', bankUserName: 'Judith Arbiter' };

async function twoAmounts(setup: Setup): Promise<readonly [string, string]> {
  const { amount } = await createRecharge(setup, await setup.accounts.first());
  return [amount, add(amount, 1)];
}

const lists: readonly List[] = [
  {
    id: 'keepGoodsList',
    items: twoGoods,
    add: ({ request }, caller, sellerGoodsId) => request('keepGoodsAdd', { sellerGoodsId }, caller),
    keyOf: ({ id }) => id,
  },
  {
    id: 'browseHistoryList',
    items: twoGoods,
    add: ({ request }, caller, sellerGoodsId) => request('sellerGoodsInfo', { sellerGoodsId }, caller),
    keyOf: ({ goods }) => (goods as Row | undefined)?.['id'],
    movesUp: true,
  },
  {
    id: 'cartList',
    items: twoGoods,
    add: putIntoCart,
    keyOf: ({ sellerGoodsId }) => sellerGoodsId,
  },
  {
    id: 'focusSellerList',
    items: twoStores,
    add: ({ request }, caller, sellerId) => request('focusSellerAdd', { sellerId }, caller),
    keyOf: ({ sellerId }) => sellerId,
  },
  {
    id: 'userOnlineChatControllerUserlist',
    items: twoStores,
    add: ({ request }, caller, partyid) =>
      request('userOnlineChatControllerSend', { partyid, type: 'text', content: 'Hello.' }, caller),
    keyOf: ({ partyid }) => partyid,
    movesUp: true,
  },
  {
    id: 'bankCardList',
    items: twoCards,
    add: ({ request }, caller, bankCardNo) => request('bankCardAdd', { ...card, bankCardNo }, caller),
    keyOf: ({ bankCardNo }) => bankCardNo,
  },
  {
    id: 'rechargeBlockchainList',
    items: twoAmounts,
    add: async (setup, caller, amount) =>
      setup.request(
        'rechargeBlockchainRecharge',
        { ...(await createRecharge(setup, caller)), amount },
        caller,
      ),
    keyOf: ({ volume }) => String(Number(volume)),
  },
];

async function tryList(context: CheckContext, { id, items, add, keyOf, movesUp }: List): Promise<void> {
  const { setup } = context;
  const [first, second] = await items(setup);
  const caller = await setup.accounts.newAccount();
  for (const item of movesUp ? [second, first, second] : [first, second]) await add(setup, caller, item);
  const list = await granted(context.send(context.operation(id), {}, { caller }));
  const shown = rowsOf(list).map(keyOf);
  const message = `shows ${shown.length === 0 ? 'nothing' : shown.join(', ')} after ${first} and then ${second} was added, not ${second}, ${first}`;
  context.expect(id, shown.join() === [second, first].join() ? undefined : message, list);
}

async function checkLists(context: CheckContext): Promise<void> {
  const listOf = (id: OperationId): List | undefined => lists.find((list) => list.id === id);
  await forEachOperation(
    context,
    async ({ id }) => {
      const list = listOf(id);
      if (list) await tryList(context, list);
    },
    context.operations.filter(({ id }) => listOf(id)),
  );
}

export const latestFirstChecks: readonly ActiveCheck[] = [
  {
    id: 'list.latest',
    area: 'paging',
    requirement: 'Lists of a buyer show the latest entry first and each entry once, also within one second.',
    source: 'contract',
    level: 'must',
    run: aboutOperations(
      lists.map(({ id }) => id),
      checkLists,
    ),
  },
];
