// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export {
  focusSellerList as list,
  focusSellerAdd as add,
  focusSellerDel as remove,
  focusSellerCount as count,
} from '../operation-functions.ts';
