import { toWireTime, type ChatMessage, type ChatMessageType } from '@openmall/sdk';
import type { Account, Conversation } from '../state/account.ts';
import { storeBy, type Mall } from '../state/mall.ts';
import { sumOf } from '../state/cents.ts';
import { countOf, type CallHandlers, type CallContext } from '../state/call-context.ts';
import { storePicture } from '../pictures/draw-picture.ts';

const PAGE = 20;
/** How long the other side takes to write back. */
const ANSWERS_AFTER = 4_000;

interface NewMessage {
  readonly type: ChatMessageType;
  readonly content: string;
  readonly by: 'send' | 'receive';
  readonly at: number;
}

export function addMessage(
  mall: Mall,
  talk: Conversation,
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
  talk.messages.unshift(message);
  if (by === 'receive') talk.unread += 1;
  return message;
}

export function conversationWith({ talks }: Account, storeId: string): Conversation {
  const talk = talks.get(storeId) ?? { messages: [], unread: 0 };
  talks.set(storeId, talk);
  return talk;
}

const replies = [
  'Thank you for your message. I am looking into it.',
  'Yes, that is in stock. Ordered today, it leaves us tomorrow morning.',
  'Of course. Is there anything else that I can do for you?',
  'I have passed that on to the workshop and write again as soon as I know more.',
];

/** Who was written to answers once, after a while: seen when the page asks again. */
function writeBack(mall: Mall, talk: Conversation): void {
  const [last] = talk.messages;
  if (last?.send_receive !== 'send') return;
  const at = waiting.get(last);
  if (at === undefined || mall.now() < at) return;
  const content = replies[talk.messages.length % replies.length] ?? '';
  addMessage(mall, talk, { type: 'text', content, by: 'receive', at: mall.now() });
}
const waiting = new WeakMap<ChatMessage, number>();

function send({ mall }: CallContext, talk: Conversation, type: ChatMessageType, content: string) {
  const message = addMessage(mall, talk, { type, content, by: 'send', at: mall.now() });
  waiting.set(message, mall.now() + ANSWERS_AFTER);
  return { chat_id: message.id, updatetime: message.createtime };
}

/** The newest messages, or those before one that is known. Reading makes them read. */
function read({ mall }: CallContext, talk: Conversation, before: string | undefined): ChatMessage[] {
  writeBack(mall, talk);
  const from = before === undefined ? 0 : talk.messages.findIndex(({ id }) => id === before) + 1;
  if (before === undefined) talk.unread = 0;
  else if (from === 0) return [];
  return talk.messages.slice(from, from + PAGE);
}

const unreadOfStores = (mall: Mall, { talks }: Account): number => {
  for (const talk of talks.values()) writeBack(mall, talk);
  return sumOf([...talks.values()], ({ unread }) => unread);
};

export const chatHandlers = {
  newOnlinechatUnread: (_input, visit) =>
    countOf(visit, ({ service }) => {
      writeBack(visit.mall, service);
      return service.unread;
    }),
  newOnlinechatList: ({ message_id }, visit) => read(visit, visit.buyer.service, message_id),
  newOnlinechatSend: ({ type, content }, visit) => send(visit, visit.buyer.service, type, content),
  userOnlineChatControllerUnread: (_input, visit) =>
    countOf(visit, (account) => unreadOfStores(visit.mall, account)),
  userOnlineChatControllerUserlist: (_input, { mall, buyer }) =>
    [...buyer.talks].flatMap(([partyid, { messages, unread }]) => {
      const [last] = messages;
      if (!last) return [];
      const { type, content, send_receive, createtime } = last;
      const { name } = storeBy(mall, partyid).shelf;
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
  userOnlineChatControllerList({ partyid, message_id }, visit) {
    storeBy(visit.mall, partyid);
    return read(visit, conversationWith(visit.buyer, partyid), message_id);
  },
  userOnlineChatControllerSend({ partyid, type, content }, visit) {
    storeBy(visit.mall, partyid);
    return send(visit, conversationWith(visit.buyer, partyid), type, content);
  },
} satisfies Partial<CallHandlers>;
