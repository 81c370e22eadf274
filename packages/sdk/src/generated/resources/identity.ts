// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export { kycGet as get, kycApply as apply } from '../operation-functions.ts';
