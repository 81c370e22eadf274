/** Rules of goods, questions, receivers and the chat with a store. */
import type { OrderInfoData } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { addressInput } from '../../setup/buyer-setup.ts';
import type { Control } from '../../setup/control.ts';
import { missingPrecondition } from '../../setup/precondition-error.ts';
import type { Offer } from '../../setup/goods.ts';
import { defineChecks } from '../support/define-check.ts';
import { dataOf, granted, rowsOf } from '../support/granted.ts';
import { expectRefusal } from '../support/refusal.ts';

async function expectOffShelf(context: CheckContext, offer: Offer, control: Control): Promise<void> {
  const { accounts, request } = context.setup;
  const { sellerGoodsId, skuId, buyMin } = offer;
  const caller = await accounts.newAccount();
  await request('keepGoodsAdd', { sellerGoodsId }, caller);
  await request('cartPut', { lines: [sellerGoodsId, skuId, buyMin, 0].join() }, caller);
  await control.setShelf(sellerGoodsId, false);
  const shown = await context.call('sellerGoodsInfo', { sellerGoodsId });
  const refused = { keys: ['productRemoved'], granted: 'shows goods that were taken off the shelf' } as const;
  expectRefusal(context, 'sellerGoodsInfo', refused, shown);
  const kept = await granted(context.call('keepGoodsList', {}, { caller }));
  const [row] = rowsOf(kept);
  const isRight = row?.['id'] === sellerGoodsId && row['isShelf'] === 0;
  const message = 'does not keep goods that were taken off the shelf in the list, with isShelf 0';
  context.expect('keepGoodsList', isRight ? undefined : message, kept);
  const cart = await granted(context.call('cartList', {}, { caller }));
  const [line] = rowsOf(cart);
  const problems = line?.['problems'];
  const isNamed = line?.['sellerGoodsId'] === sellerGoodsId && Array.isArray(problems) && problems.length > 0;
  const silent = 'does not keep a line whose goods were taken off the shelf, with its problem';
  context.expect('cartList', isNamed ? undefined : silent, cart);
}

async function checkShelf(context: CheckContext): Promise<void> {
  const { catalog, control } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to take goods off the shelf');
  const offer = await catalog.any();
  await expectOffShelf(context, offer, control).finally(() => control.setShelf(offer.sellerGoodsId, true));
}

const MAX_QUESTIONS = 3;

async function checkQuestions(context: CheckContext): Promise<void> {
  const { accounts, catalog } = context.setup;
  const caller = await accounts.newAccount();
  const { sellerGoodsId } = await catalog.any();
  const ask = (number: number) =>
    context.call('goodsQuestionAsk', { sellerGoodsId, content: `Is it number ${number}?` }, { caller });
  const first = await granted(ask(1));
  const again = await granted(ask(1));
  const isSame = dataOf(first)['id'] === dataOf(again)['id'];
  const message = 'makes a second question of one that was asked again';
  context.expect('goodsQuestionAsk', isSame ? undefined : message, first, again);
  for (let number = 2; number <= MAX_QUESTIONS; number += 1) await granted(ask(number));
  const refused = {
    keys: ['questionLimit'],
    granted: `takes ${MAX_QUESTIONS + 1} questions about one product before an answer`,
  } as const;
  expectRefusal(context, 'goodsQuestionAsk', refused, await ask(MAX_QUESTIONS + 1));
}

async function checkReceiver(context: CheckContext): Promise<void> {
  const { accounts, orders } = context.setup;
  const caller = await accounts.newAccount();
  const { orderId } = await orders.place(caller);
  const read = async (type?: 1) => {
    const exchange = await granted(context.call('orderInfo', { orderId, ...(type && { type }) }, { caller }));
    const { orderInfo } = (exchange.envelope?.data ?? {}) as Partial<OrderInfoData>;
    return { exchange, contact: [String(orderInfo?.phone), String(orderInfo?.email)] };
  };
  const [short, full] = [await read(), await read(1)];
  const whole = [addressInput.phone, addressInput.email] as readonly string[];
  const open = short.contact.find((value) => whole.includes(value) || !value.includes('*'));
  const message = open && `shows ${open} of a receiver in full`;
  context.expect('orderInfo', message, short.exchange);
  const wrong = `shows ${full.contact.join(' and ')} with type=1, not ${whole.join(' and ')}`;
  context.expect('orderInfo', full.contact.join() === whole.join() ? undefined : wrong, full.exchange);
}

async function checkStoreChat(context: CheckContext): Promise<void> {
  const { accounts, catalog } = context.setup;
  const caller = await accounts.newAccount();
  const { sellerId: partyid } = await catalog.any();
  const texts = ['First: grüße, 你好, مرحبا, 🛒', 'Second: <b>&amp;</b> "quoted" \\ end'];
  const sent = [];
  for (const content of texts)
    sent.push(
      await granted(
        context.call('userOnlineChatControllerSend', { partyid, type: 'text', content }, { caller }),
      ),
    );
  const list = await granted(context.call('userOnlineChatControllerList', { partyid }, { caller }));
  const own = rowsOf(list).filter((row) => row['send_receive'] === 'send');
  const isRight = own.map(({ content }) => content).join('\n') === texts.toReversed().join('\n');
  const message = 'does not show the messages as sent, newest first';
  for (const id of ['userOnlineChatControllerSend', 'userOnlineChatControllerList'] as const)
    context.expect(id, isRight ? undefined : message, ...sent, list);
  const [newest, ...others] = rowsOf(list).map(({ id }) => String(id));
  const input = { partyid, message_id: newest ?? '' };
  const older = await granted(context.call('userOnlineChatControllerList', input, { caller }));
  const isOlder = rowsOf(older)
    .map(({ id }) => id)
    .join();
  const wrong = 'does not show exactly the messages before message_id';
  context.expect('userOnlineChatControllerList', isOlder === others.join() ? undefined : wrong, list, older);
}

export const shopRuleChecks: readonly ActiveCheck[] = [
  defineChecks('catalog', 'contract')(
    'cat.off-shelf',
    'Goods off the shelf are refused as removed, and stay among favourites and in the cart as such.',
    ['sellerGoodsInfo', 'keepGoodsList', 'cartList'],
    checkShelf,
  ),
  defineChecks('catalog', 'contract')(
    'cat.question-limits',
    'A question that is asked again is the same question, and three wait for an answer at most.',
    ['goodsQuestionAsk'],
    checkQuestions,
  ),
  defineChecks('orders', 'contract')(
    'ord.contact',
    'Phone and e-mail address of a receiver are shortened unless they are asked for in full.',
    ['orderInfo'],
    checkReceiver,
  ),
  defineChecks('chat', 'contract')(
    'chat.store',
    'Messages to a store are listed exactly as sent, newest first, and message_id lists older ones.',
    ['userOnlineChatControllerSend', 'userOnlineChatControllerList'],
    checkStoreChat,
  ),
];
