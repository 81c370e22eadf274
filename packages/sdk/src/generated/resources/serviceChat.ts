// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export {
  newOnlinechatUnread as unread,
  newOnlinechatList as list,
  newOnlinechatSend as send,
} from '../operation-functions.ts';
