// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export { sellerList as list, sellerInfo as info } from '../operation-functions.ts';
