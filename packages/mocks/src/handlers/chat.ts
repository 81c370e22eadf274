import { toWireTime, type ChatMessage, type ChatMessageType } from '@openmall/sdk';
import type { Account, Conversation } from '../state/account.ts';
import { storeBy, type Mall } from '../state/mall.ts';
import { sumOf } from '../state/cents.ts';
import { countOf, type CallHandlers, type CallContext } from '../state/call-context.ts';
import { storePicture } from '../pictures/draw-picture.ts';

const PAGE_SIZE = 20;
/** Time until the other side replies, in milliseconds. */
const REPLY_DELAY_MS = 4_000;

interface NewMessage {
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

const replies = [
  'Thank you for your message. I am looking into it.',
  'Yes, that is in stock. Ordered today, it leaves us tomorrow morning.',
  'Of course. Is there anything else that I can do for you?',
  'I have passed that on to the workshop and write again as soon as I know more.',
];

/** Adds a reply to the last message once its time has come. Called on each read. */
function replyIfDue(mall: Mall, conversation: Conversation): void {
  const [last] = conversation.messages;
  if (last?.send_receive !== 'send') return;
  const at = replyTimes.get(last);
  if (at === undefined || mall.now() < at) return;
  const content = replies[conversation.messages.length % replies.length] ?? '';
  addMessage(mall, conversation, { type: 'text', content, by: 'receive', at: mall.now() });
}
const replyTimes = new WeakMap<ChatMessage, number>();

function send({ mall }: CallContext, conversation: Conversation, type: ChatMessageType, content: string) {
  const message = addMessage(mall, conversation, { type, content, by: 'send', at: mall.now() });
  replyTimes.set(message, mall.now() + REPLY_DELAY_MS);
  return { chat_id: message.id, updatetime: message.createtime };
}

/** Returns the newest messages and marks them as read, or the messages before a given message. */
function read({ mall }: CallContext, conversation: Conversation, before: string | undefined): ChatMessage[] {
  replyIfDue(mall, conversation);
  const from = before === undefined ? 0 : conversation.messages.findIndex(({ id }) => id === before) + 1;
  if (before === undefined) conversation.unread = 0;
  else if (from === 0) return [];
  return conversation.messages.slice(from, from + PAGE_SIZE);
}

const unreadOfStores = (mall: Mall, { conversations }: Account): number => {
  for (const conversation of conversations.values()) replyIfDue(mall, conversation);
  return sumOf([...conversations.values()], ({ unread }) => unread);
};

/** Both unread counts of an account. */
export const countUnread = (mall: Mall, account: Account) => ({
  service: account.service.unread,
  stores: unreadOfStores(mall, account),
});

/** Shows a message with customer service in all windows of its user. */
export function pushChat(mall: Mall, account: Account, message: ChatMessage): void {
  mall.push(account.usercode, { type: 'chatReceived', message });
  mall.push(account.usercode, { type: 'unread', ...countUnread(mall, account) });
}

export const chatHandlers = {
  newOnlinechatUnread: (_input, context) =>
    countOf(context, ({ service }) => {
      replyIfDue(context.mall, service);
      return service.unread;
    }),
  newOnlinechatList: ({ message_id }, context) => read(context, context.buyer.service, message_id),
  newOnlinechatSend({ type, content }, context) {
    const { mall, buyer } = context;
    const sent = send(context, buyer.service, type, content);
    const [message] = buyer.service.messages;
    if (message) pushChat(mall, buyer, message);
    return sent;
  },
  userOnlineChatControllerUnread: (_input, context) =>
    countOf(context, (account) => unreadOfStores(context.mall, account)),
  userOnlineChatControllerUserlist: (_input, { mall, buyer }) =>
    [...buyer.conversations].flatMap(([partyid, { messages, unread }]) => {
      const [last] = messages;
      if (!last) return [];
      const { type, content, send_receive, createtime } = last;
      const { name } = storeBy(mall, partyid).listing;
      return [
        {
          partyid,
          name,
          img: storePicture(partyid),
          type,
          content,
          send_receive,
          updatetime: createtime,
          unreadmsg: unread,
        },
      ];
    }),
  userOnlineChatControllerList({ partyid, message_id }, context) {
    storeBy(context.mall, partyid);
    return read(context, conversationWith(context.buyer, partyid), message_id);
  },
  userOnlineChatControllerSend({ partyid, type, content }, context) {
    storeBy(context.mall, partyid);
    return send(context, conversationWith(context.buyer, partyid), type, content);
  },
} satisfies Partial<CallHandlers>;
