// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export { jscodeExecute as sendForRegistration, idcodeExecute as sendToUser } from '../operation-functions.ts';
