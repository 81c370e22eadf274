// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export {
  userOnlineChatControllerUnread as unread,
  userOnlineChatControllerUserlist as conversations,
  userOnlineChatControllerList as messages,
  userOnlineChatControllerSend as send,
} from '../operation-functions.ts';
