// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export { subscribeAdd as add } from '../operation-functions.ts';
