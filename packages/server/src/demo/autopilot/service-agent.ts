import { answerUser, listWaiting } from '../../domain/chat/answer-users.ts';
import { listWaitingBuyers } from '../../domain/chat/store-conversations.ts';
import { writeAsStore } from '../../domain/chat/write-as-store.ts';
import type { AppContext } from '../../context.ts';

const BATCH = 20;

/** Answers of the agent, by topic of the last message. */
const ANSWERS: readonly (readonly [about: RegExp, answer: string])[] = [
  [
    /refund|return|money back/i,
    'You can request a refund from the order until the store ships it, and a return once it has arrived.',
  ],
  [/ship|parcel|deliver|track|order/i, 'You can track every step of your parcel in the order.'],
  [/loan|credit|interest/i, 'You can find your loan and our decision under My loans.'],
  [
    /recharge|withdraw|wallet|usdt/i,
    'Your wallet shows every recharge and withdrawal, with the reason if one was refused.',
  ],
];
const DEFAULT_ANSWER = 'Thank you for your message. This is a demo mall, so this is an automatic reply.';

const answerTo = (text: string) => ANSWERS.find(([about]) => about.test(text))?.[1] ?? DEFAULT_ANSWER;

/** Answers users who wait for customer service. Returns how many. */
export async function answerChats(ctx: AppContext): Promise<number> {
  const waiting = await listWaiting(ctx, BATCH);
  for (const { userId, lastText } of waiting)
    await answerUser(ctx, userId, { kind: 'text', content: answerTo(lastText) });
  return waiting.length;
}

const STORE_ANSWERS: typeof ANSWERS = [
  [/stock|left|available|how many/i, 'The product page shows what’s in stock right now.'],
  [/ship|deliver|arrive|parcel|track/i, 'You can track every step of your parcel in the order.'],
  [/size|fit|colou?r|material/i, 'You’ll find all the details under Specification on the product page.'],
  [
    /price|discount|cheaper|bulk|wholesale/i,
    'Our current prices, including discounts, are on the product page.',
  ],
];

const answerOfStore = (text: string, name: string) =>
  STORE_ANSWERS.find(([about]) => about.test(text))?.[1] ??
  `Thank you for writing to ${name}. This is a demo mall, so this is an automatic reply.`;

/** Answers buyers who wait for a store. Returns how many. */
export async function answerAsStores(ctx: AppContext): Promise<number> {
  const waiting = await listWaitingBuyers(ctx, BATCH);
  for (const { storeId, userId, storeName, lastText } of waiting)
    await writeAsStore(ctx, storeId, userId, { kind: 'text', content: answerOfStore(lastText, storeName) });
  return waiting.length;
}
