import { listWithService } from '../../domain/chat/read-messages.ts';
import type { Handler } from '../handler.ts';
import { showMessage } from '../wire/chat.ts';

export const newOnlinechatList: Handler<'newOnlinechatList'> = async ({ mall, input, session }) => {
  const wanted = { before: input.message_id, withPictures: input.show_img !== 'false' };
  return (await listWithService(mall, session.userId, wanted)).map(showMessage);
};
