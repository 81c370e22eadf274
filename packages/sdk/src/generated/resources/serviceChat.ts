// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export {
  newOnlinechatUnread as unread,
  newOnlinechatList as list,
  newOnlinechatSend as send,
  newOnlinechatToken as token,
} from '../operation-functions.ts';
