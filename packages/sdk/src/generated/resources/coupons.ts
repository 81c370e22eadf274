// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export { couponList as list, couponMine as mine, couponClaim as claim } from '../operation-functions.ts';
