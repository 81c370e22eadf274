// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export { goodsQuestionList as list, goodsQuestionAsk as ask } from '../operation-functions.ts';
