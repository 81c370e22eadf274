import { toWireTime } from '@openmall/sdk';
import { writeToStore } from '../../domain/chat/talk-with-stores.ts';
import type { Handler } from '../handler.ts';

export const userOnlineChatControllerSend: Handler<'userOnlineChatControllerSend'> = async ({
  mall,
  input,
  session,
}) => {
  const { partyid, type: kind, content } = input;
  const { id, at } = await writeToStore(mall, session.userId, partyid, { kind, content });
  return { chat_id: id, updatetime: toWireTime(at) };
};
