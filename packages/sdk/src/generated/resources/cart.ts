// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export { cartList as list, cartPut as put, cartMerge as merge } from '../operation-functions.ts';
