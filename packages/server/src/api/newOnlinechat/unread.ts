import { countUnread } from '../../domain/chat/read-messages.ts';
import type { Handler } from '../handler.ts';

export const newOnlinechatUnread: Handler<'newOnlinechatUnread'> = async ({ mall, session }) =>
  (await countUnread(mall, session.userId)).service;
