/** Chats, and the pictures that are sent. */
import type { Handlers } from './handler.ts';
import { newOnlinechatList } from './newOnlinechat/list.ts';
import { newOnlinechatSend } from './newOnlinechat/send.ts';
import { newOnlinechatUnread } from './newOnlinechat/unread.ts';
import { uploadimgExecute } from './uploadimg/execute.ts';
import { userOnlineChatControllerList } from './userOnlineChatController/list.ts';
import { userOnlineChatControllerSend } from './userOnlineChatController/send.ts';
import { userOnlineChatControllerUnread } from './userOnlineChatController/unread.ts';
import { userOnlineChatControllerUserlist } from './userOnlineChatController/userlist.ts';

export const talkHandlers = {
  newOnlinechatUnread,
  newOnlinechatList,
  newOnlinechatSend,
  userOnlineChatControllerList,
  userOnlineChatControllerSend,
  userOnlineChatControllerUnread,
  userOnlineChatControllerUserlist,
  uploadimgExecute,
} satisfies Partial<Handlers>;
