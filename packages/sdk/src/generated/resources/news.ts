// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export { newsListNews as list, newsDetailNews as get } from '../operation-functions.ts';
