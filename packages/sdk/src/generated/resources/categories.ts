// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export {
  categoryList as list,
  categoryRecommend as recommend,
  categoryTree as tree,
  categorySellerTree as ofStore,
} from '../operation-functions.ts';
