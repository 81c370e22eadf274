/** Conversations of the past, with customer service and with stores. */
import type { Account } from '../state/account.ts';
import { addMessage, conversationWith } from '../state/conversations.ts';
import type { Mall } from '../state/mall.ts';

const MINUTE = 60_000;

const serviceChat = [
  ['send', 'Hello, my parcel shows "sorting centre" since yesterday.'],
  ['receive', 'Hello Amelia, it left there this morning and is on the van now.'],
  ['send', 'Wonderful, thank you!'],
  ['receive', 'With pleasure. Write any time.'],
] as const;
const storeChats = [
  [
    ['send', 'Does this also come in a larger size?'],
    ['receive', 'Not yet, but next month. Shall I write to you then?'],
  ],
  [
    ['send', 'Could you wrap one of the two as a present?'],
    ['receive', 'With pleasure. Just write it into the remarks of the order.'],
    ['send', 'Done, thank you!'],
  ],
  [
    ['send', 'The handle came loose after a week.'],
    ['receive', 'That should not happen. A new one is on its way to you, free of charge.'],
  ],
] as const;

export function addChats(mall: Mall, account: Account): void {
  serviceChat.forEach(([by, content], index) =>
    addMessage(mall, account.service, {
      type: 'text',
      content,
      by,
      at: mall.openedAt - (60 - index * 9) * MINUTE,
    }),
  );
  const stores = mall.random.sample(mall.stores, storeChats.length);
  storeChats.forEach((lines, chatIndex) => {
    const store = stores[chatIndex];
    if (!store) return;
    const conversation = conversationWith(account, store.listing.id);
    lines.forEach(([by, content], index) =>
      addMessage(mall, conversation, {
        type: 'text',
        content,
        by,
        at: mall.openedAt - (400 + chatIndex * 3_000 - index * 14) * MINUTE,
      }),
    );
    if (chatIndex > 0) conversation.unread = 0;
  });
  account.service.unread = 1;
}
