// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export { sysparaGetSysparaByGet as getByGet, sysparaGetSyspara as get } from '../operation-functions.ts';
