// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export { helpPageInfo as get } from '../operation-functions.ts';
