import { countUnread, countUnreadOfStores } from '../../domain/chat/read-messages.ts';
import type { Handler } from '../handler.ts';

export const userOnlineChatControllerUnread: Handler<'userOnlineChatControllerUnread'> = async ({
  mall,
  input,
  session,
}) =>
  input.loginType === 'shop'
    ? countUnreadOfStores(mall, session.userId)
    : (await countUnread(mall, session.userId)).stores;
