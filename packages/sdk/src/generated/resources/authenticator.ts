// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export {
  googleAuthGet as get,
  googleAuthBind as bind,
  googleAuthUnbind as unbind,
} from '../operation-functions.ts';
