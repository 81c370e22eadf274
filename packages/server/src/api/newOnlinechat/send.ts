import { toWireTime } from '@openmall/sdk';
import { writeToService } from '../../domain/chat/write-message.ts';
import type { Handler } from '../handler.ts';

export const newOnlinechatSend: Handler<'newOnlinechatSend'> = async ({ mall, input, session }) => {
  const { type: kind, content } = input;
  const { id, at } = await writeToService(mall, session.userId, { kind, content });
  return { chat_id: id, updatetime: toWireTime(at) };
};
