// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export { bankCardList as list, bankCardAdd as add, bankCardDel as remove } from '../operation-functions.ts';
