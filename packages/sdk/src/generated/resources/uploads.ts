// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export { uploadimgExecute as add } from '../operation-functions.ts';
