// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export { paymentMethods as methods, paymentOpen as open, paymentGet as get } from '../operation-functions.ts';
