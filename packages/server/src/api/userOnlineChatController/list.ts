import { listWithStore } from '../../domain/chat/read-messages.ts';
import type { Handler } from '../handler.ts';
import { showMessage } from '../wire/chat.ts';

export const userOnlineChatControllerList: Handler<'userOnlineChatControllerList'> = async ({
  mall,
  input,
  session,
}) => {
  const wanted = { before: input.message_id, withPictures: true };
  return (await listWithStore(mall, session.userId, input.partyid, wanted)).map(showMessage);
};
