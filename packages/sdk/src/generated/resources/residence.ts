// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export { kycHighLevelGet as get, kycHighLevelApply as apply } from '../operation-functions.ts';
