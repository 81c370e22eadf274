// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export { lotteryGetCurrentActivity as current } from '../operation-functions.ts';
