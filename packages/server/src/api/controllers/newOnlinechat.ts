import { countUnread, listWithService } from '../../domain/chat/read-messages.ts';
import { optionalUserId } from '../caller.ts';
import type { Handler } from '../handler.ts';
import { showMessage } from '../wire/chat.ts';
import { toWireTime } from '@openmall/sdk';
import { writeToService } from '../../domain/chat/write-message.ts';

export const newOnlinechatList: Handler<'newOnlinechatList'> = async ({ ctx, input, session }) => {
  const request = { before: input.message_id, withPictures: input.show_img !== 'false' };
  return (await listWithService(ctx, session.userId, request)).map(showMessage);
};

export const newOnlinechatSend: Handler<'newOnlinechatSend'> = async ({ ctx, input, session }) => {
  const { type: kind, content } = input;
  const { id, at } = await writeToService(ctx, session.userId, { kind, content });
  return { chat_id: id, updatetime: toWireTime(at) };
};

export const newOnlinechatUnread: Handler<'newOnlinechatUnread'> = async ({ ctx, ...caller }) => {
  const userId = optionalUserId(caller);
  return userId === undefined ? 0 : (await countUnread(ctx, userId)).service;
};
