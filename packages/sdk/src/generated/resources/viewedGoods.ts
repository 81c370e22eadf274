// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export { browseHistoryList as list, browseHistoryDel as remove } from '../operation-functions.ts';
