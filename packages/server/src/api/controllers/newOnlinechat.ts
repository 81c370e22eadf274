import { openChatToken } from '../../domain/chat/chat-tokens.ts';
import { countUnread, listWithService } from '../../domain/chat/read-messages.ts';
import { mapValid } from '../../domain/map-valid.ts';
import { optionalUserId } from '../caller.ts';
import type { Handler } from '../handler.ts';
import { showMessage } from '../wire/chat.ts';
import { toWireTime } from '@openmall/sdk';
import { writeToService } from '../../domain/chat/write-message.ts';

export const newOnlinechatList: Handler<'newOnlinechatList'> = async ({ ctx, input, session }) => {
  const request = { before: input.message_id, withPictures: input.show_img !== 'false' };
  return mapValid(await listWithService(ctx, session.userId, request), showMessage);
};

export const newOnlinechatSend: Handler<'newOnlinechatSend'> = async ({ ctx, input, session }) => {
  const { type: kind, content } = input;
  const { id, at } = await writeToService(ctx, session.userId, { kind, content });
  return { chat_id: id, updatetime: toWireTime(at) };
};

export const newOnlinechatToken: Handler<'newOnlinechatToken'> = async ({ ctx, session }) => {
  const { token, expiresAt } = await openChatToken(ctx, session);
  return { token, expireTime: expiresAt.getTime() };
};

export const newOnlinechatUnread: Handler<'newOnlinechatUnread'> = async ({ ctx, ...caller }) => {
  const userId = optionalUserId(caller);
  return userId === undefined ? 0 : (await countUnread(ctx, userId)).service;
};
