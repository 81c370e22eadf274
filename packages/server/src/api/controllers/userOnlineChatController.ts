import { countUnread, countUnreadOfStores, listWithStore } from '../../domain/chat/read-messages.ts';
import { mapValid } from '../../domain/map-valid.ts';
import { optionalUserId } from '../caller.ts';
import type { Handler } from '../handler.ts';
import { showMessage } from '../wire/chat.ts';
import { toWireTime } from '@openmall/sdk';
import { listConversations, writeToStore } from '../../domain/chat/store-conversations.ts';

export const userOnlineChatControllerList: Handler<'userOnlineChatControllerList'> = async ({
  ctx,
  input,
  session,
}) => {
  const request = { before: input.message_id, withPictures: true };
  return mapValid(await listWithStore(ctx, session.userId, input.partyid, request), showMessage);
};

export const userOnlineChatControllerSend: Handler<'userOnlineChatControllerSend'> = async ({
  ctx,
  input,
  session,
}) => {
  const { partyid, type: kind, content } = input;
  const { id, at } = await writeToStore(ctx, session.userId, partyid, { kind, content });
  return { chat_id: id, updatetime: toWireTime(at) };
};

export const userOnlineChatControllerUnread: Handler<'userOnlineChatControllerUnread'> = async ({
  ctx,
  input,
  ...caller
}) => {
  const userId = optionalUserId(caller);
  if (userId === undefined) return 0;
  return input.loginType === 'shop'
    ? countUnreadOfStores(ctx, userId)
    : (await countUnread(ctx, userId)).stores;
};

export const userOnlineChatControllerUserlist: Handler<'userOnlineChatControllerUserlist'> = async ({
  ctx,
  session,
}) =>
  (await listConversations(ctx, session.userId)).map((conversation) => ({
    partyid: conversation.storeId,
    name: conversation.name,
    img: conversation.logo,
    type: conversation.kind,
    content: conversation.content,
    send_receive: conversation.is_from_user ? 'send' : 'receive',
    updatetime: toWireTime(conversation.created_at),
    unreadmsg: conversation.unread,
  }));
