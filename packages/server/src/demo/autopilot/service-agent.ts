import { answerUser, listWaiting } from '../../domain/chat/answer-users.ts';
import { listWaitingBuyers } from '../../domain/chat/store-conversations.ts';
import { writeAsStore } from '../../domain/chat/write-as-store.ts';
import type { AppContext } from '../../context.ts';

const BATCH = 20;

/** Answers of the agent, by topic of the last message. */
const ANSWERS: readonly (readonly [about: RegExp, answer: string])[] = [
  [/refund|return|money back/i, 'You can ask for a refund in the order itself until it is shipped.'],
  [/ship|parcel|deliver|track|order/i, 'Every stop of your parcel is shown in the order.'],
  [/loan|credit|interest/i, 'You find your loan and its decision under My loans.'],
  [
    /recharge|withdraw|wallet|usdt/i,
    'Every movement of your wallet is shown in its records, with the reason where one was refused.',
  ],
];
const DEFAULT_ANSWER =
  'Thank you for your message. This is the demo mall, so I am a machine, but I do read what you write.';

const answerTo = (text: string) => ANSWERS.find(([about]) => about.test(text))?.[1] ?? DEFAULT_ANSWER;

/** Answers users who wait for customer service. Returns how many. */
export async function answerChats(ctx: AppContext): Promise<number> {
  const waiting = await listWaiting(ctx, BATCH);
  for (const { userId, lastText } of waiting)
    await answerUser(ctx, userId, { kind: 'text', content: answerTo(lastText) });
  return waiting.length;
}

const STORE_ANSWERS: typeof ANSWERS = [
  [/stock|left|available|how many/i, 'What the page of the goods shows is in stock now. It is counted live.'],
  [/ship|deliver|arrive|parcel|track/i, 'The order shows every stop of your parcel.'],
  [/size|fit|colou?r|material/i, 'The specification on the page of the goods has all we know about it.'],
  [/price|discount|cheaper|bulk|wholesale/i, 'Our prices are on the page of the goods, discounts included.'],
];

const answerOfStore = (text: string, name: string) =>
  STORE_ANSWERS.find(([about]) => about.test(text))?.[1] ??
  `Thank you for writing to ${name}. This is the demo mall, so a machine answers for us.`;

/** Answers buyers who wait for a store. Returns how many. */
export async function answerAsStores(ctx: AppContext): Promise<number> {
  const waiting = await listWaitingBuyers(ctx, BATCH);
  for (const { storeId, userId, storeName, lastText } of waiting)
    await writeAsStore(ctx, storeId, userId, answerOfStore(lastText, storeName));
  return waiting.length;
}
