// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

import type { Call, OpenCall } from '../../call.ts';
import { jsonBody } from '../../transport/request/bodies.ts';
import { read, write } from '../../transport/request/define-operation.ts';
import { pageList } from '../../transport/paging/paging-shapes.ts';
import type {
  MerchantApplicationInfoOk,
  MerchantApplicationSubmitOk,
  MerchantApplicationSubmitParams,
  MerchantChatListOk,
  MerchantChatListParams,
  MerchantChatMessagesOk,
  MerchantChatMessagesParams,
  MerchantChatWriteOk,
  MerchantChatWriteParams,
  MerchantCouponEndParams,
  MerchantCouponListOk,
  MerchantCouponListParams,
  MerchantCouponSaveOk,
  MerchantDiscountEndParams,
  MerchantDiscountSaveOk,
  MerchantDiscountSaveParams,
  MerchantEarningListOk,
  MerchantEarningListParams,
  MerchantGoodsBulk,
  MerchantGoodsBulkEditOk,
  MerchantGoodsDraft,
  MerchantGoodsExportRowsOk,
  MerchantGoodsExportRowsParams,
  MerchantGoodsImport,
  MerchantGoodsImportRowsOk,
  MerchantGoodsInfoOk,
  MerchantGoodsInfoParams,
  MerchantGoodsListOk,
  MerchantGoodsListParams,
  MerchantGoodsSaveOk,
  MerchantGoodsShelfParams,
  MerchantHomeFiguresOk,
  MerchantOrderConfirmParams,
  MerchantOrderInfoOk,
  MerchantOrderInfoParams,
  MerchantOrderListOk,
  MerchantOrderListParams,
  MerchantOrderShipParams,
  MerchantPayoutAskOk,
  MerchantPayoutAskParams,
  MerchantRefundDecideParams,
  MerchantRefundInfoOk,
  MerchantRefundInfoParams,
  MerchantRefundListOk,
  MerchantRefundListParams,
  MerchantReturnArriveParams,
  MerchantReturnDecideParams,
  MerchantReturnInfoOk,
  MerchantReturnInfoParams,
  MerchantReturnListOk,
  MerchantReturnListParams,
  MerchantReviewAnswerParams,
  MerchantReviewInfoOk,
  MerchantReviewInfoParams,
  MerchantReviewListOk,
  MerchantReviewListParams,
  MerchantReviewWithdrawAnswerParams,
  MerchantSessionLoginOk,
  MerchantSessionLoginParams,
  MerchantSessionMeOk,
  MerchantStoreDraft,
  MerchantStoreInfoOk,
  MerchantStoreSaveOk,
  MerchantVariantSaveAllOk,
  MerchantVariantSheet,
  MerchantVariantStockParams,
  OfficeCouponDraft,
} from './hooks/openmall.schemas.ts';
import type { NoInput } from './operation-types.ts';

/**
 * Opens a session of the merchant zone for a user of the mall, with the password and, where an authenticator is bound, its code.
 *
 * - `username`: Name, e-mail address or phone of the account.
 * - `password`: Login password of the account.
 * - `code` (optional): Six digits of the authenticator, if one is bound.
 *
 * @throws ApiError with the keys wrongPassword, accountFrozen, extraVerificationNeeded, secondFactorNeeded, wrongVerificationCode, lockedForThreeMinutes, tooManyWrongAttempts, besides the shared errors
 * @example await merchantSessionLogin(transport, {"username":"amelia@example.com","password":"Sunny-42day"});
 */
export const merchantSessionLogin: Call<
  'merchantSessionLogin',
  MerchantSessionLoginParams,
  MerchantSessionLoginOk['data']
> = /* @__PURE__ */ write(
  'merchantSession!login',
  '1o33zwrongPassword fb94uaccountFrozen =506extraVerificationNeeded 7a3cusecondFactorNeeded 5zjhuwrongVerificationCode l4p1clockedForThreeMinutes wcd2ktooManyWrongAttempts',
);

/**
 * Answers the account of this session, its store and what it may do, so that a client shows only what is allowed.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await merchantSessionMe(transport);
 */
export const merchantSessionMe: OpenCall<'merchantSessionMe', NoInput, MerchantSessionMeOk['data']> =
  /* @__PURE__ */ read('merchantSession!me', 'fmeagnoPermission');

/**
 * Ends this session of the merchant zone; its token opens nothing from now on. Other sessions stay open.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await merchantSessionEnd(transport);
 */
export const merchantSessionEnd: OpenCall<'merchantSessionEnd', NoInput, null> = /* @__PURE__ */ write(
  'merchantSession!end',
  'fmeagnoPermission',
);

/**
 * Counts the work that waits, the money of the store and its sales of the last 30 days beside the 30 before, all from records.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await merchantHomeFigures(transport);
 */
export const merchantHomeFigures: OpenCall<'merchantHomeFigures', NoInput, MerchantHomeFiguresOk['data']> =
  /* @__PURE__ */ read('merchantHome!figures', 'fmeagnoPermission');

/**
 * Lists the orders of the store by status, time and words; late ones can be asked for alone. Orders of other stores never appear.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `keyword` (optional): Keeps only rows in which an id, a number or a name has this.
 * - `status` (optional): Keeps only orders in these statuses.
 * - `placedFrom` (optional): Keeps only orders placed from then on.
 * - `placedUntil` (optional): Keeps only orders placed before then.
 * - `isLate` (optional): Keeps only orders that should have been shipped by now.
 * - `sortBy` (optional): What the orders are sorted by.
 * - `sortDir` (optional): Which end of the list comes first.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await merchantOrderList(transport);
 */
export const merchantOrderList: OpenCall<
  'merchantOrderList',
  MerchantOrderListParams,
  MerchantOrderListOk['data']
> = /* @__PURE__ */ read('merchantOrder!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Answers one order with its lines, sums, address, timeline and what may be done with it now.
 *
 * - `orderId`: The order, by its identifier.
 *
 * @throws ApiError with the keys orderNotFound, noPermission, besides the shared errors
 * @example await merchantOrderInfo(transport, {"orderId":"or_20260314_0001"});
 */
export const merchantOrderInfo: Call<
  'merchantOrderInfo',
  MerchantOrderInfoParams,
  MerchantOrderInfoOk['data']
> = /* @__PURE__ */ read('merchantOrder!info', 'f0tw8orderNotFound fmeagnoPermission');

/**
 * The store takes a paid order on and begins to pack it. The buyer sees that it is confirmed.
 *
 * - `orderId`: The order, by its identifier.
 *
 * @throws ApiError with the keys orderNotFound, orderAlreadyCancelled, orderAlreadyCompleted, duplicateSubmission, noPermission, besides the shared errors
 * @example await merchantOrderConfirm(transport, {"orderId":"or_20260314_0001"});
 */
export const merchantOrderConfirm: Call<'merchantOrderConfirm', MerchantOrderConfirmParams, null> =
  /* @__PURE__ */ write(
    'merchantOrder!confirm',
    'f0tw8orderNotFound 91z05orderAlreadyCancelled gh0y4orderAlreadyCompleted iqoxvduplicateSubmission fmeagnoPermission',
  );

/**
 * The store hands the parcel of a paid or confirmed order to a carrier. The buyer sees carrier and number, and can no longer ask for the money back before receipt.
 *
 * - `orderId`: The order, by its identifier.
 * - `carrier`: Who carries the parcel.
 * - `trackingNumber`: Number under which the carrier knows the parcel.
 *
 * @throws ApiError with the keys orderNotFound, orderAlreadyCancelled, orderAlreadyCompleted, duplicateSubmission, noPermission, besides the shared errors
 * @example await merchantOrderShip(transport, {"orderId":"or_20260314_0001","carrier":"Nordic Parcel","trackingNumber":"NP4471"});
 */
export const merchantOrderShip: Call<'merchantOrderShip', MerchantOrderShipParams, null> =
  /* @__PURE__ */ write(
    'merchantOrder!ship',
    'f0tw8orderNotFound 91z05orderAlreadyCancelled gh0y4orderAlreadyCompleted iqoxvduplicateSubmission fmeagnoPermission',
  );

/**
 * Lists what buyers of the store want to return, and parcels that they report as never arrived.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `state` (optional): Keeps only those in this state.
 * - `keyword` (optional): Keeps only rows in which an id, a number or a name has this.
 * - `sortBy` (optional): What the rows are sorted by.
 * - `sortDir` (optional): Which end of the list comes first.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await merchantReturnList(transport);
 */
export const merchantReturnList: OpenCall<
  'merchantReturnList',
  MerchantReturnListParams,
  MerchantReturnListOk['data']
> = /* @__PURE__ */ read('merchantReturn!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Answers one return with pieces, pictures, sums and what may be done with it now.
 *
 * - `returnId`: Goods that come back, or the report of a parcel that never arrived.
 *
 * @throws ApiError with the keys returnNotFound, noPermission, besides the shared errors
 * @example await merchantReturnInfo(transport, {"returnId":"rc_20260305_0001"});
 */
export const merchantReturnInfo: Call<
  'merchantReturnInfo',
  MerchantReturnInfoParams,
  MerchantReturnInfoOk['data']
> = /* @__PURE__ */ read('merchantReturn!info', 'neht5returnNotFound fmeagnoPermission');

/**
 * The store takes the goods back, or refuses with a reason, which the buyer may dispute. Accepting that a parcel never arrived pays it back at once. A return without an answer is accepted when its time is over.
 *
 * - `returnId`: Goods that come back, or the report of a parcel that never arrived.
 * - `decision`: What the store answers.
 * - `reason` (optional): Why; needed for a refusal. The buyer reads it.
 *
 * @throws ApiError with the keys returnNotFound, returnStepNotPossible, reasonRequired, noPermission, besides the shared errors
 * @example await merchantReturnDecide(transport, {"returnId":"rc_20260305_0001","decision":"accept"});
 */
export const merchantReturnDecide: Call<'merchantReturnDecide', MerchantReturnDecideParams, null> =
  /* @__PURE__ */ write(
    'merchantReturn!decide',
    'neht5returnNotFound j9m3preturnStepNotPossible 4ucz2reasonRequired fmeagnoPermission',
  );

/**
 * The goods are back: `refund` pays the buyer back, `contest` says what is wrong with them and calls for a decision of the mall.
 *
 * - `returnId`: Goods that come back, or the report of a parcel that never arrived.
 * - `decision`: What the store says of the goods.
 * - `reason` (optional): What is wrong; needed to contest. The buyer reads it.
 *
 * @throws ApiError with the keys returnNotFound, returnStepNotPossible, reasonRequired, noPermission, besides the shared errors
 * @example await merchantReturnArrive(transport, {"returnId":"rc_20260305_0001","decision":"refund"});
 */
export const merchantReturnArrive: Call<'merchantReturnArrive', MerchantReturnArriveParams, null> =
  /* @__PURE__ */ write(
    'merchantReturn!arrive',
    'neht5returnNotFound j9m3preturnStepNotPossible 4ucz2reasonRequired fmeagnoPermission',
  );

/**
 * Lists refunds that buyers asked for before the shipment of an order. What comes back after the shipment is a return.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `state` (optional): Keeps only those in this state.
 * - `keyword` (optional): Keeps only rows in which an id, a number or a name has this.
 * - `sortBy` (optional): What the rows are sorted by.
 * - `sortDir` (optional): Which end of the list comes first.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await merchantRefundList(transport);
 */
export const merchantRefundList: OpenCall<
  'merchantRefundList',
  MerchantRefundListParams,
  MerchantRefundListOk['data']
> = /* @__PURE__ */ read('merchantRefund!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Answers one refund with its pieces, the sums that would be paid back, and what the buyer says.
 *
 * - `refundId`: The refund, by its identifier.
 *
 * @throws ApiError with the keys recordNotFound, noPermission, besides the shared errors
 * @example await merchantRefundInfo(transport, {"refundId":"rf_20260305_0001"});
 */
export const merchantRefundInfo: Call<
  'merchantRefundInfo',
  MerchantRefundInfoParams,
  MerchantRefundInfoOk['data']
> = /* @__PURE__ */ read('merchantRefund!info', 'dy5k8recordNotFound fmeagnoPermission');

/**
 * Granting pays the buyer back at once and returns the pieces to stock. Refusing needs a reason, which the buyer reads, and the order goes on; the buyer may ask again. Without a decision by the deadline the refund is granted.
 *
 * - `refundId`: The refund, by its identifier.
 * - `decision`: What the store decides.
 * - `reason` (optional): Why; needed for a refusal. The buyer reads it.
 *
 * @throws ApiError with the keys recordNotFound, orderNotRefundable, reasonRequired, noPermission, besides the shared errors
 * @example await merchantRefundDecide(transport, {"refundId":"rf_20260305_0001","decision":"grant"});
 */
export const merchantRefundDecide: Call<'merchantRefundDecide', MerchantRefundDecideParams, null> =
  /* @__PURE__ */ write(
    'merchantRefund!decide',
    'dy5k8recordNotFound bzeneorderNotRefundable 4ucz2reasonRequired fmeagnoPermission',
  );

/**
 * Lists what buyers wrote about goods of the store. Reviews that the mall wrote for silent buyers are left out: they say nothing that could be answered.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `state` (optional): Keeps only reviews with an answer of the store, or without one.
 * - `rating` (optional): Keeps only reviews with so many stars.
 * - `goodsId` (optional): Keeps only reviews of these goods.
 * - `keyword` (optional): Keeps only rows in which an id, a number or a name has this.
 * - `sortBy` (optional): What the rows are sorted by.
 * - `sortDir` (optional): Which end of the list comes first.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await merchantReviewList(transport);
 */
export const merchantReviewList: OpenCall<
  'merchantReviewList',
  MerchantReviewListParams,
  MerchantReviewListOk['data']
> = /* @__PURE__ */ read('merchantReview!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Answers one review with its pictures, the chosen variant and its order.
 *
 * - `reviewId`: The review, by its identifier.
 *
 * @throws ApiError with the keys recordNotFound, noPermission, besides the shared errors
 * @example await merchantReviewInfo(transport, {"reviewId":"ev_000214"});
 */
export const merchantReviewInfo: Call<
  'merchantReviewInfo',
  MerchantReviewInfoParams,
  MerchantReviewInfoOk['data']
> = /* @__PURE__ */ read('merchantReview!info', 'dy5k8recordNotFound fmeagnoPermission');

/**
 * Writes the public answer of the store, or replaces it. Buyers read it below the review; the one who wrote the review is told of the first answer.
 *
 * - `reviewId`: The review, by its identifier.
 * - `text`: What to say to everyone.
 *
 * @throws ApiError with the keys recordNotFound, noPermission, besides the shared errors
 * @example await merchantReviewAnswer(transport, {"reviewId":"ev_000214","text":"We are sorry and send a new one."});
 */
export const merchantReviewAnswer: Call<'merchantReviewAnswer', MerchantReviewAnswerParams, null> =
  /* @__PURE__ */ write('merchantReview!answer', 'dy5k8recordNotFound fmeagnoPermission');

/**
 * Removes the public answer of the store below the review. Doing it again changes nothing.
 *
 * - `reviewId`: The review, by its identifier.
 *
 * @throws ApiError with the keys recordNotFound, noPermission, besides the shared errors
 * @example await merchantReviewWithdrawAnswer(transport, {"reviewId":"ev_000214"});
 */
export const merchantReviewWithdrawAnswer: Call<
  'merchantReviewWithdrawAnswer',
  MerchantReviewWithdrawAnswerParams,
  null
> = /* @__PURE__ */ write('merchantReview!withdrawAnswer', 'dy5k8recordNotFound fmeagnoPermission');

/**
 * Lists conversations of buyers with the store, the longest wait first, with the last words of each.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `isWaiting` (optional): Keeps only buyers who wait for an answer.
 * - `keyword` (optional): Keeps only rows in which an id, a number or a name has this.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await merchantChatList(transport);
 */
export const merchantChatList: OpenCall<
  'merchantChatList',
  MerchantChatListParams,
  MerchantChatListOk['data']
> = /* @__PURE__ */ read('merchantChat!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Answers the last messages of one conversation with a buyer, oldest first, and the latest orders of the buyer. Reading does not mark them as read; answering does. A buyer who has neither written to the store nor ordered from it does not exist here.
 *
 * - `userId`: The buyer, by identifier.
 *
 * @throws ApiError with the keys userNotFound, noPermission, besides the shared errors
 * @example await merchantChatMessages(transport, {"userId":"us_amelia"});
 */
export const merchantChatMessages: Call<
  'merchantChatMessages',
  MerchantChatMessagesParams,
  MerchantChatMessagesOk['data']
> = /* @__PURE__ */ read('merchantChat!messages', 'wzufouserNotFound fmeagnoPermission');

/**
 * Writes words or a picture to a buyer who has written to the store or ordered from it, and marks what the buyer wrote as read. The buyer is told at once.
 *
 * - `userId`: The buyer, by identifier.
 * - `type` (optional): Words, or a picture that was uploaded.
 * - `text`: What to say, or the address of the picture.
 *
 * @throws ApiError with the keys userNotFound, messageEmpty, imageUploadFailed, noPermission, besides the shared errors
 * @example await merchantChatWrite(transport, {"userId":"us_amelia","text":"It will arrive tomorrow."});
 */
export const merchantChatWrite: Call<
  'merchantChatWrite',
  MerchantChatWriteParams,
  MerchantChatWriteOk['data']
> = /* @__PURE__ */ write(
  'merchantChat!write',
  'wzufouserNotFound jz1oemessageEmpty xo33timageUploadFailed fmeagnoPermission',
);

/**
 * Lists the goods of the store, on the shelf and off it, with stock and sales; goods of other stores never appear.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `keyword` (optional): Keeps only rows in which an id, a number or a name has this.
 * - `shelf` (optional): Keeps only goods on the shelf, or only those off it.
 * - `stock` (optional): Keeps only goods without stock, or with at most five pieces of a variant.
 * - `sortBy` (optional): What the goods are sorted by.
 * - `sortDir` (optional): Which end of the list comes first.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await merchantGoodsList(transport);
 */
export const merchantGoodsList: OpenCall<
  'merchantGoodsList',
  MerchantGoodsListParams,
  MerchantGoodsListOk['data']
> = /* @__PURE__ */ read('merchantGoods!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Answers goods of the store with texts, pictures, variants and the version that an edit has to send.
 *
 * - `goodsId`: The goods, by their identifier.
 *
 * @throws ApiError with the keys goodsNotFound, noPermission, besides the shared errors
 * @example await merchantGoodsInfo(transport, {"goodsId":"g_canvas_sneaker"});
 */
export const merchantGoodsInfo: Call<
  'merchantGoodsInfo',
  MerchantGoodsInfoParams,
  MerchantGoodsInfoOk['data']
> = /* @__PURE__ */ read('merchantGoods!info', '88ht3goodsNotFound fmeagnoPermission');

/**
 * Creates goods, off the shelf at first, or changes them. A change sends the version it read; a stale one is refused and changes nothing.
 *
 * @throws ApiError with the keys goodsNotFound, categoryNotFound, changedMeanwhile, imageUploadFailed, duplicateSubmission, noPermission, besides the shared errors
 * @example await merchantGoodsSave(transport, {"name":"Canvas sneaker","description":"Light and sturdy.","categoryId":"c_shoes","price":49.9,"stock":20,"requestToken":"sub_5f3c9a7e41d2"});
 */
export const merchantGoodsSave: Call<'merchantGoodsSave', MerchantGoodsDraft, MerchantGoodsSaveOk['data']> =
  /* @__PURE__ */ write(
    'merchantGoods!save',
    '88ht3goodsNotFound 39f0icategoryNotFound r2gn4changedMeanwhile xo33timageUploadFailed iqoxvduplicateSubmission fmeagnoPermission',
    { bodyOf: jsonBody },
  );

/**
 * Checks up to 500 rows and saves those without a fault, all in one transaction. A row with the identifier of goods changes
 * them, any other creates goods with one variant, off the shelf. A trial checks the rows and saves none. A larger sheet is sent in parts;
 * a part that is sent again creates nothing twice.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await merchantGoodsImportRows(transport, {"requestToken":"sub_5f3c9a7e41d2","isTrial":false,"rows":[{"line":2,"name":"Canvas sneaker","category":"Shoes","price":"49.90","stock":"20"}]});
 */
export const merchantGoodsImportRows: Call<
  'merchantGoodsImportRows',
  MerchantGoodsImport,
  MerchantGoodsImportRowsOk['data']
> = /* @__PURE__ */ write('merchantGoods!importRows', 'fmeagnoPermission', { bodyOf: jsonBody });

/**
 * Makes goods orderable or takes them from sale. Orders that run go on. Asking for what is already so changes nothing.
 *
 * - `goodsId`: The goods, by their identifier.
 * - `isOnShelf`: Whether buyers can order the goods from now on.
 *
 * @throws ApiError with the keys goodsNotFound, noPermission, besides the shared errors
 * @example await merchantGoodsShelf(transport, {"goodsId":"g_canvas_sneaker","isOnShelf":true});
 */
export const merchantGoodsShelf: Call<'merchantGoodsShelf', MerchantGoodsShelfParams, null> =
  /* @__PURE__ */ write('merchantGoods!shelf', '88ht3goodsNotFound fmeagnoPermission');

/**
 * Sets how many pieces of a variant can be ordered. Pieces that open orders have reserved are not touched.
 *
 * - `skuId`: The variant, by its identifier.
 * - `pieces`: Pieces that can be ordered from now on.
 *
 * @throws ApiError with the keys skuNotFound, noPermission, besides the shared errors
 * @example await merchantVariantStock(transport, {"skuId":"sk_sneaker_navy_42","pieces":20});
 */
export const merchantVariantStock: Call<'merchantVariantStock', MerchantVariantStockParams, null> =
  /* @__PURE__ */ write('merchantVariant!stock', 'x9xh4skuNotFound fmeagnoPermission');

/**
 * Changes up to 100 goods in one way: price by percent, pieces, shelf or discount. Each is changed by itself, so that a fault of one leaves the others done. A trial answers what would change and changes nothing.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await merchantGoodsBulkEdit(transport, {"goodsIds":["g_canvas_sneaker"],"isTrial":true,"change":{"kind":"price","percent":-10}});
 */
export const merchantGoodsBulkEdit: Call<
  'merchantGoodsBulkEdit',
  MerchantGoodsBulk,
  MerchantGoodsBulkEditOk['data']
> = /* @__PURE__ */ write('merchantGoods!bulkEdit', 'fmeagnoPermission', { bodyOf: jsonBody });

/**
 * Answers the variants of the goods that a filter keeps, in the columns that the import reads, so that the file can be changed and imported again.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `keyword` (optional): Keeps only rows in which an id, a number or a name has this.
 * - `shelf` (optional): Keeps only goods on the shelf, or only those off it.
 * - `stock` (optional): Keeps only goods without stock, or with at most five pieces of a variant.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await merchantGoodsExportRows(transport);
 */
export const merchantGoodsExportRows: OpenCall<
  'merchantGoodsExportRows',
  MerchantGoodsExportRowsParams,
  MerchantGoodsExportRowsOk['data']
> = /* @__PURE__ */ read('merchantGoods!exportRows', 'fmeagnoPermission', { paging: pageList });

/**
 * Replaces the variants of goods in one step: those that are named are changed or created, any other is hidden from buyers and keeps its orders. Option names and values are found by their English words, or created.
 *
 * @throws ApiError with the keys goodsNotFound, skuNotFound, changedMeanwhile, imageUploadFailed, noPermission, besides the shared errors
 * @example await merchantVariantSaveAll(transport, {"goodsId":"g_canvas_sneaker","version":3,"variants":[{"choices":[{"option":"Size","value":"41"}],"price":49.9,"stock":5,"picture":null},{"choices":[{"option":"Size","value":"42"}],"price":52,"stock":7,"picture":null}]});
 */
export const merchantVariantSaveAll: Call<
  'merchantVariantSaveAll',
  MerchantVariantSheet,
  MerchantVariantSaveAllOk['data']
> = /* @__PURE__ */ write(
  'merchantVariant!saveAll',
  '88ht3goodsNotFound x9xh4skuNotFound r2gn4changedMeanwhile xo33timageUploadFailed fmeagnoPermission',
  { bodyOf: jsonBody },
);

/**
 * Takes a share off the price of goods between two moments, or changes a discount that has not ended. Where several run at once, the deepest counts. Orders keep the price that they were placed at.
 *
 * - `goodsId`: The goods, by their identifier.
 * - `discountId` (optional): The discount to change; absent to add one.
 * - `percent`: What is taken off the price.
 * - `startsAt`: When it begins.
 * - `endsAt`: When it ends: later than now and than the beginning.
 *
 * @throws ApiError with the keys goodsNotFound, recordNotFound, noPermission, besides the shared errors
 * @example await merchantDiscountSave(transport, {"goodsId":"g_canvas_sneaker","percent":20,"startsAt":1773451613000,"endsAt":1774056413000});
 */
export const merchantDiscountSave: Call<
  'merchantDiscountSave',
  MerchantDiscountSaveParams,
  MerchantDiscountSaveOk['data']
> = /* @__PURE__ */ write(
  'merchantDiscount!save',
  '88ht3goodsNotFound dy5k8recordNotFound fmeagnoPermission',
);

/**
 * Ends a discount that runs, and removes one that has not begun. Ending one that has ended changes nothing.
 *
 * - `discountId`: The discount, by its identifier.
 *
 * @throws ApiError with the keys recordNotFound, noPermission, besides the shared errors
 * @example await merchantDiscountEnd(transport, {"discountId":"di_000041"});
 */
export const merchantDiscountEnd: Call<'merchantDiscountEnd', MerchantDiscountEndParams, null> =
  /* @__PURE__ */ write('merchantDiscount!end', 'dy5k8recordNotFound fmeagnoPermission');

/**
 * Lists the coupons of the store, the latest first, with what they have cost so far.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `keyword` (optional): Keeps only rows in which a code has this.
 * - `state` (optional): Keeps only coupons in this state.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await merchantCouponList(transport);
 */
export const merchantCouponList: OpenCall<
  'merchantCouponList',
  MerchantCouponListParams,
  MerchantCouponListOk['data']
> = /* @__PURE__ */ read('merchantCoupon!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Creates a coupon for goods of the store, which pays for it, or changes one. Once an order has used a coupon, only its end and its limits can change, and not to less than what is used.
 *
 * @throws ApiError with the keys recordNotFound, changedMeanwhile, couponCodeTaken, couponInUse, noPermission, besides the shared errors
 * @example await merchantCouponSave(transport, {"code":"HELLO5","amount":5,"minGoods":30,"startsAt":1773451613000,"endsAt":1776043613000,"userLimit":1});
 */
export const merchantCouponSave: Call<'merchantCouponSave', OfficeCouponDraft, MerchantCouponSaveOk['data']> =
  /* @__PURE__ */ write(
    'merchantCoupon!save',
    'dy5k8recordNotFound r2gn4changedMeanwhile gtcvhcouponCodeTaken 7jsa9couponInUse fmeagnoPermission',
    { bodyOf: jsonBody },
  );

/**
 * Ends a coupon of the store now. Orders that use it keep it. Ending one that has ended changes nothing.
 *
 * - `couponId`: The coupon, by its identifier.
 *
 * @throws ApiError with the keys recordNotFound, noPermission, besides the shared errors
 * @example await merchantCouponEnd(transport, {"couponId":"cp_trail"});
 */
export const merchantCouponEnd: Call<'merchantCouponEnd', MerchantCouponEndParams, null> =
  /* @__PURE__ */ write('merchantCoupon!end', 'dy5k8recordNotFound fmeagnoPermission');

/**
 * Answers what buyers see at the top of the page of the store, and from which price its orders have no freight, with the version that an edit has to send.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await merchantStoreInfo(transport);
 */
export const merchantStoreInfo: OpenCall<'merchantStoreInfo', NoInput, MerchantStoreInfoOk['data']> =
  /* @__PURE__ */ read('merchantStore!info', 'fmeagnoPermission');

/**
 * Changes name, pictures and words of the store, and from which price its orders have no freight, all at once. A stale version is refused and changes nothing.
 *
 * @throws ApiError with the keys changedMeanwhile, imageUploadFailed, noPermission, besides the shared errors
 * @example await merchantStoreSave(transport, {"version":3,"name":"Northwind Outfitters","avatar":"/pictures/stores/northwind.webp","banner":null,"about":"Gear for long walks.","location":"Bergen, Norway","freeDeliveryFrom":null});
 */
export const merchantStoreSave: Call<'merchantStoreSave', MerchantStoreDraft, MerchantStoreSaveOk['data']> =
  /* @__PURE__ */ write(
    'merchantStore!save',
    'r2gn4changedMeanwhile xo33timageUploadFailed fmeagnoPermission',
    { bodyOf: jsonBody },
  );

/**
 * Lists every booking of the account of the store, newest first: sales that buyers received, commission of the mall, and payouts.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await merchantEarningList(transport);
 */
export const merchantEarningList: OpenCall<
  'merchantEarningList',
  MerchantEarningListParams,
  MerchantEarningListOk['data']
> = /* @__PURE__ */ read('merchantEarning!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Moves earnings of the store to the wallet of its owner, who can buy with them or withdraw them to the bound address.
 *
 * - `amount`: How much, in US dollars.
 * - `requestToken`: The same for each repeat of a request.
 *
 * @throws ApiError with the keys insufficientBalance, withdrawalOutsideLimits, duplicateSubmission, accountFrozen, extraVerificationNeeded, noPermission, besides the shared errors
 * @example await merchantPayoutAsk(transport, {"amount":"1000","requestToken":"sub_5f3c9a7e41d2"});
 */
export const merchantPayoutAsk: Call<
  'merchantPayoutAsk',
  MerchantPayoutAskParams,
  MerchantPayoutAskOk['data']
> = /* @__PURE__ */ write(
  'merchantPayout!ask',
  'un07binsufficientBalance ci7xdwithdrawalOutsideLimits iqoxvduplicateSubmission fb94uaccountFrozen =506extraVerificationNeeded fmeagnoPermission',
);

/**
 * Answers the latest application of the caller to sell in the mall, with the reason where it was refused.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await merchantApplicationInfo(transport);
 */
export const merchantApplicationInfo: OpenCall<
  'merchantApplicationInfo',
  NoInput,
  MerchantApplicationInfoOk['data']
> = /* @__PURE__ */ read('merchantApplication!info', 'fmeagnoPermission');

/**
 * Asks the mall to open a store for the caller. Only one application can be open, and who has a store can not apply.
 *
 * - `storeName`: Name that the store should have.
 * - `countryCode`: Country that the store ships from.
 * - `location` (optional): City that the store ships from.
 * - `remark` (optional): What the store will sell, in a few words.
 *
 * @throws ApiError with the keys duplicateSubmission, noPermission, accountFrozen, besides the shared errors
 * @example await merchantApplicationSubmit(transport, {"storeName":"Northwind Outfitters","countryCode":"NO"});
 */
export const merchantApplicationSubmit: Call<
  'merchantApplicationSubmit',
  MerchantApplicationSubmitParams,
  MerchantApplicationSubmitOk['data']
> = /* @__PURE__ */ write(
  'merchantApplication!submit',
  'iqoxvduplicateSubmission fmeagnoPermission fb94uaccountFrozen',
);
