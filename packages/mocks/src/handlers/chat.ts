import type { ChatMessage } from '@openmall/sdk';
import type { Conversation } from '../state/account.ts';
import { openChatToken, storeBy } from '../state/mall.ts';
import {
  addDueReplies,
  conversationWith,
  countUnread,
  pushUnread,
  writeMessage,
  type NewMessage,
} from '../state/conversations.ts';
import { countOf, type CallHandlers, type CallContext } from '../state/call-context.ts';
import { storePicture } from '../pictures/draw-picture.ts';

const PAGE_SIZE = 20;

function send(
  { mall, buyer }: CallContext,
  conversation: Conversation,
  message: Pick<NewMessage, 'type' | 'content'>,
) {
  const { id, createtime } = writeMessage(mall, buyer, conversation, message);
  return { chat_id: id, updatetime: createtime };
}

/** Returns the newest messages and marks them as read, or the messages before a given message. */
function read(
  { mall, buyer }: CallContext,
  conversation: Conversation,
  before: string | undefined,
): ChatMessage[] {
  addDueReplies(mall, buyer);
  const from = before === undefined ? 0 : conversation.messages.findIndex(({ id }) => id === before) + 1;
  if (before === undefined && conversation.unread > 0) {
    conversation.unread = 0;
    pushUnread(mall, buyer);
  }
  return before !== undefined && from === 0 ? [] : conversation.messages.slice(from, from + PAGE_SIZE);
}

const unreadOf = (context: CallContext, side: keyof ReturnType<typeof countUnread>): number =>
  countOf(context, (account) => {
    addDueReplies(context.mall, account);
    return countUnread(account)[side];
  });

export const chatHandlers = {
  newOnlinechatUnread: (_input, context) => unreadOf(context, 'service'),
  newOnlinechatList: ({ message_id }, context) => read(context, context.buyer.service, message_id),
  newOnlinechatSend: (input, context) => send(context, context.buyer.service, input),
  newOnlinechatToken: (_input, { mall, token }) => openChatToken(mall, token ?? ''),
  userOnlineChatControllerUnread: (_input, context) => unreadOf(context, 'stores'),
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
  userOnlineChatControllerSend({ partyid, ...message }, context) {
    storeBy(context.mall, partyid);
    return send(context, conversationWith(context.buyer, partyid), message);
  },
} satisfies Partial<CallHandlers>;
