import { answerUser, listWaiting } from '../domain/chat/answer-users.ts';
import type { Mall } from '../domain/mall.ts';

const BATCH = 20;

/** What the agent says, by what the user last wrote about. */
const ANSWERS: readonly (readonly [about: RegExp, answer: string])[] = [
  [
    /refund|return|money back/i,
    'You can ask for a refund in the order itself until it is shipped. We decide within a day.',
  ],
  [
    /ship|parcel|deliver|track|order/i,
    'Orders are shipped within 24 hours. Every stop of your parcel is shown in the order.',
  ],
  [
    /loan|credit|interest/i,
    'Loans are decided within an hour at the earliest. You find yours under My loans.',
  ],
  [
    /recharge|withdraw|wallet|usdt/i,
    'Every movement of your wallet is shown in its records, with the reason where one was refused.',
  ],
];
const OTHERWISE =
  'Thank you for your message. This is the demo mall, so I am a machine, but I do read what you write.';

const answerTo = (text: string) => ANSWERS.find(([about]) => about.test(text))?.[1] ?? OTHERWISE;

/** Answers those who wait, and says how many. */
export async function answerChats(mall: Mall): Promise<number> {
  const waiting = await listWaiting(mall, BATCH);
  for (const { userId, lastText } of waiting)
    await answerUser(mall, userId, { kind: 'text', content: answerTo(lastText) });
  return waiting.length;
}
