// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export { walletGetUsdt as get, walletLogs as logs } from '../operation-functions.ts';
