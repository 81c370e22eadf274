/** Conversations with customer service and stores, and what the other side replies. */
import { toWireTime, type ChatMessage, type ChatMessageType } from '@openmall/sdk';
import type { Account, Conversation } from './account.ts';
import { sumOf } from './cents.ts';
import type { Mall } from './mall.ts';

/** Time until the other side replies, in milliseconds. */
const REPLY_DELAY_MS = 4_000;
/** Timers may run a moment early. */
const TIMER_SLACK_MS = 50;

export interface NewMessage {
  readonly type: ChatMessageType;
  readonly content: string;
  readonly by: 'send' | 'receive';
  readonly at: number;
}

export function addMessage(
  mall: Mall,
  conversation: Conversation,
  { type, content, by, at }: NewMessage,
): ChatMessage {
  const message: ChatMessage = {
    id: mall.nextId('ms'),
    send_receive: by,
    type,
    content,
    createtime: toWireTime(new Date(at)),
    delete_status: 0,
  };
  conversation.messages.unshift(message);
  if (by === 'receive') conversation.unread += 1;
  return message;
}

export function conversationWith({ conversations }: Account, storeId: string): Conversation {
  const conversation = conversations.get(storeId) ?? { messages: [], unread: 0 };
  conversations.set(storeId, conversation);
  return conversation;
}

/** Both unread counts of an account. */
export const countUnread = ({ service, conversations }: Account) => ({
  service: service.unread,
  stores: sumOf([...conversations.values()], ({ unread }) => unread),
});

export const pushUnread = (mall: Mall, account: Account): void =>
  mall.push(account.usercode, { type: 'unread', ...countUnread(account) });

/** Shows a new message in all windows of its user. Those of stores are only counted, as the contract says. */
export function pushMessage(
  mall: Mall,
  account: Account,
  conversation: Conversation,
  message: ChatMessage,
): void {
  if (conversation === account.service) mall.push(account.usercode, { type: 'chatReceived', message });
  pushUnread(mall, account);
}

const replies = [
  'Thank you for your message. I am looking into it.',
  'Yes, that is in stock. Ordered today, it leaves us tomorrow morning.',
  'Of course. Is there anything else that I can do for you?',
  'I have passed that on to the workshop and write again as soon as I know more.',
];
const replyTimes = new WeakMap<ChatMessage, number>();

function replyIfDue(mall: Mall, account: Account, conversation: Conversation): void {
  const [last] = conversation.messages;
  const at = last?.send_receive === 'send' ? replyTimes.get(last) : undefined;
  if (at === undefined || mall.now() < at) return;
  const content = replies[conversation.messages.length % replies.length] ?? '';
  const reply = addMessage(mall, conversation, { type: 'text', content, by: 'receive', at: mall.now() });
  pushMessage(mall, account, conversation, reply);
}

/** Adds the replies whose time has come. */
export function addDueReplies(mall: Mall, account: Account): void {
  for (const conversation of [account.service, ...account.conversations.values()])
    replyIfDue(mall, account, conversation);
}

/** Adds a message of the buyer. The other side replies after some seconds. */
export function writeMessage(
  mall: Mall,
  account: Account,
  conversation: Conversation,
  { type, content }: Pick<NewMessage, 'type' | 'content'>,
): ChatMessage {
  const message = addMessage(mall, conversation, { type, content, by: 'send', at: mall.now() });
  replyTimes.set(message, mall.now() + REPLY_DELAY_MS);
  mall.later(REPLY_DELAY_MS + TIMER_SLACK_MS, () => addDueReplies(mall, account));
  pushMessage(mall, account, conversation, message);
  return message;
}
