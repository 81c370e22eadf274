/** Adding twice is adding once, and so is removing: favourites and followed stores. */
import type { OperationId } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import { defineChecks } from '../support/define-check.ts';

interface Marks {
  readonly add: OperationId;
  readonly del: OperationId;
  readonly count: OperationId;
  readonly list: OperationId;
  readonly input: object;
}

const rowsIn = ({ envelope }: Exchange): number => {
  const { pageList } = (envelope?.data ?? {}) as { pageList?: readonly unknown[] };
  return pageList?.length ?? 0;
};

async function expectCount(
  context: CheckContext,
  { add, del, count, list }: Marks,
  caller: Caller,
  expected: 0 | 1,
): Promise<void> {
  const counted = await context.send(context.operation(count), {}, { caller });
  const listed = await context.send(context.operation(list), {}, { caller });
  const write = expected === 1 ? add : del;
  const shown = `counts ${String(counted.envelope?.data)} and lists ${rowsIn(listed)} after it was called twice, not ${expected}`;
  const isRight = Number(counted.envelope?.data) === expected && rowsIn(listed) === expected;
  context.expect(write, isRight ? undefined : shown, counted, listed);
}

async function tryMarks(context: CheckContext, marks: Marks): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  for (const [write, expected] of [
    [marks.add, 1],
    [marks.del, 0],
  ] as const) {
    const first = await context.send(context.operation(write), marks.input, { caller });
    if (!succeeded(first)) throw new PreconditionError('inconclusive', `${write} was refused`, first);
    const again = await context.send(context.operation(write), marks.input, { caller });
    const message = 'is refused when it is repeated, although a repeat changes nothing and succeeds';
    context.expect(write, succeeded(again) ? undefined : message, first, again);
    await expectCount(context, marks, caller, expected);
  }
}

async function checkFavourites(context: CheckContext): Promise<void> {
  const { sellerGoodsId } = await context.setup.catalog.any();
  const input = { sellerGoodsId };
  const [add, del] = ['keepGoodsAdd', 'keepGoodsDel'] as const;
  await tryMarks(context, { add, del, count: 'keepGoodsCount', list: 'keepGoodsList', input });
}

async function checkFollowedStores(context: CheckContext): Promise<void> {
  const { sellerId } = await context.setup.catalog.any();
  const input = { sellerId };
  const followersOf = async (): Promise<number> =>
    (await context.setup.request('sellerInfo', input)).focusNum;
  const before = await followersOf();
  const caller = await context.setup.accounts.newAccount();
  const calls: Exchange[] = [];
  for (const [write, expected] of [
    ['focusSellerAdd', before + 1],
    ['focusSellerDel', before],
  ] as const) {
    for (let time = 0; time < 2; time += 1) calls.push(await context.call(write, input, { caller }));
    const after = await followersOf();
    const message = `shows ${after} followers of a store that had ${before} after it was called twice, not ${expected}`;
    context.expect(write, after === expected ? undefined : message, ...calls);
  }
  const [add, del] = ['focusSellerAdd', 'focusSellerDel'] as const;
  await tryMarks(context, { add, del, count: 'focusSellerCount', list: 'focusSellerList', input });
}

const define = defineChecks('catalog', 'contract');

export const repeatedMarkChecks: readonly ActiveCheck[] = [
  define(
    'fav.twice',
    'Goods that are added to the favourites twice are there once, and are gone after one removal.',
    ['keepGoodsAdd', 'keepGoodsDel'],
    checkFavourites,
  ),
  define(
    'fav.followers',
    'A store that is followed twice has one follower more, and a buyer who leaves it twice is one less.',
    ['focusSellerAdd', 'focusSellerDel'],
    checkFollowedStores,
  ),
];
