// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export {
  keepGoodsList as list,
  keepGoodsAdd as add,
  keepGoodsDel as remove,
  keepGoodsCount as count,
  keepGoodsNotices as notices,
  keepGoodsUnreadNotices as unreadNotices,
  keepGoodsReadNotices as readNotices,
} from '../operation-functions.ts';
