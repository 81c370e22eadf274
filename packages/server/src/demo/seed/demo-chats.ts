import { answerUser } from '../../domain/chat/answer-users.ts';
import { listWithService, listWithStore } from '../../domain/chat/read-messages.ts';
import { writeToStore } from '../../domain/chat/store-conversations.ts';
import { writeAsStore } from '../../domain/chat/write-as-store.ts';
import { writeToService } from '../../domain/chat/write-message.ts';
import type { AppContext } from '../../context.ts';
import { daysEarlier } from './earlier.ts';

const text = (content: string) => ({ kind: 'text', content }) as const;

/** Two conversations of the demo buyer: with a store, whose last answer is unread, and with customer service. */
export async function addDemoChats(ctx: AppContext, buyerId: string, [storeId = '']: readonly string[]) {
  await writeToService(
    daysEarlier(ctx, 8.3),
    buyerId,
    text('Hello! Can I change the address of an order that I have paid?'),
  );
  await answerUser(
    daysEarlier(ctx, 8.29),
    buyerId,
    text(
      'Hello Robin! Not after the payment, but the store can hold it back. Please cancel by a refund request and order again; the money is in your wallet at once.',
    ),
  );
  await writeToService(daysEarlier(ctx, 8.28), buyerId, text('That was quick, thank you.'));
  await answerUser(daysEarlier(ctx, 8.27), buyerId, text('You are welcome. Enjoy your order!'));
  await writeToStore(
    daysEarlier(ctx, 3.2),
    buyerId,
    storeId,
    text('Good morning, does the teapot also work on an induction hob?'),
  );
  await writeAsStore(
    daysEarlier(ctx, 3.1),
    storeId,
    buyerId,
    text(
      'Good morning! Yes, its base is plain cast iron. Warm it slowly and let it cool before you rinse it.',
    ),
  );
  const all = { before: undefined, withPictures: true };
  await listWithService(ctx, buyerId, all);
  await listWithStore(ctx, buyerId, storeId, all);
  await writeToStore(
    daysEarlier(ctx, 0.6),
    buyerId,
    storeId,
    text('And which of your coffees would you give to somebody who likes it mild?'),
  );
  await writeAsStore(
    daysEarlier(ctx, 0.5),
    storeId,
    buyerId,
    text('The single-origin beans from Jardín: chocolate, hazelnut, hardly any acidity.'),
  );
}
