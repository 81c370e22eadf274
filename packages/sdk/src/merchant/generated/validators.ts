// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

import * as yup from 'yup';
import { figure, matches, maxLength, minLength, multipleOf, text, whole } from '../../validators/rules.ts';

/** Fields of: Log in to the merchant zone. */
export const merchantSessionLogin = /* @__PURE__ */ (() =>
  yup.object({
    username: text()
      .required('form.required')
      .test(minLength(6, 'form.username'))
      .test(maxLength(64, 'form.username'))
      .test(matches(/^[A-Za-z0-9@._+'-]+$/u, 'form.username')),
    password: text()
      .required('form.required')
      .test(matches(/^[!-~]{6,12}$/u, 'form.password.length')),
    code: text()
      .optional()
      .test(matches(/^\d{6}$/u, 'form.code.digits')),
  }))();

/** Fields of: List orders of the store. */
export const merchantOrderList = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
    keyword: text()
      .optional()
      .test(minLength(1, 'form.search.required'))
      .test(maxLength(64, 'form.search.long'))
      .test(
        matches(
          /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
          'form.search.required',
        ),
      ),
    status: text()
      .optional()
      .test(maxLength(30, 'form.choice'))
      .test(matches(/^-?[0-6](,-?[0-6]){0,7}$/u, 'form.choice')),
    placedFrom: whole('form.number')
      .optional()
      .integer('form.number')
      .min(0, 'form.time')
      .max(253402300799999, 'form.time'),
    placedUntil: whole('form.number')
      .optional()
      .integer('form.number')
      .min(0, 'form.time')
      .max(253402300799999, 'form.time'),
    isLate: yup.boolean().optional(),
    sortBy: text<'placedAt' | 'total' | 'shipBy'>()
      .optional()
      .oneOf(['placedAt', 'total', 'shipBy'], 'form.choice'),
    sortDir: text<'asc' | 'desc'>().optional().oneOf(['asc', 'desc'], 'form.choice'),
  }))();

/** Fields of: Show one order of the store. */
export const merchantOrderInfo = /* @__PURE__ */ (() =>
  yup.object({
    orderId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Confirm an order. */
export const merchantOrderConfirm = /* @__PURE__ */ (() =>
  yup.object({
    orderId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Ship an order. */
export const merchantOrderShip = /* @__PURE__ */ (() =>
  yup.object({
    orderId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    carrier: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(60, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
    trackingNumber: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9][A-Za-z0-9 ./-]*$/u, 'form.id')),
  }))();

/** Fields of: List returns of the store. */
export const merchantReturnList = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
    state: whole<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7>('form.number')
      .optional()
      .integer('form.number')
      .oneOf([0, 1, 2, 3, 4, 5, 6, 7], 'form.choice'),
    keyword: text()
      .optional()
      .test(minLength(1, 'form.search.required'))
      .test(maxLength(64, 'form.search.long'))
      .test(
        matches(
          /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
          'form.search.required',
        ),
      ),
    sortBy: text<'requestedAt' | 'deadline' | 'total'>()
      .optional()
      .oneOf(['requestedAt', 'deadline', 'total'], 'form.choice'),
    sortDir: text<'asc' | 'desc'>().optional().oneOf(['asc', 'desc'], 'form.choice'),
  }))();

/** Fields of: Show one return. */
export const merchantReturnInfo = /* @__PURE__ */ (() =>
  yup.object({
    returnId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Accept or refuse a return. */
export const merchantReturnDecide = /* @__PURE__ */ (() =>
  yup.object({
    returnId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    decision: text<'accept' | 'refuse'>()
      .required('form.required')
      .oneOf(['accept', 'refuse'], 'form.choice'),
    reason: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
  }))();

/** Fields of: Confirm the arrival of a return. */
export const merchantReturnArrive = /* @__PURE__ */ (() =>
  yup.object({
    returnId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    decision: text<'refund' | 'contest'>()
      .required('form.required')
      .oneOf(['refund', 'contest'], 'form.choice'),
    reason: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
  }))();

/** Fields of: List refunds of the store. */
export const merchantRefundList = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
    state: whole<0 | 1 | 2 | 3>('form.number')
      .optional()
      .integer('form.number')
      .oneOf([0, 1, 2, 3], 'form.choice'),
    keyword: text()
      .optional()
      .test(minLength(1, 'form.search.required'))
      .test(maxLength(64, 'form.search.long'))
      .test(
        matches(
          /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
          'form.search.required',
        ),
      ),
    sortBy: text<'requestedAt' | 'deadline' | 'total'>()
      .optional()
      .oneOf(['requestedAt', 'deadline', 'total'], 'form.choice'),
    sortDir: text<'asc' | 'desc'>().optional().oneOf(['asc', 'desc'], 'form.choice'),
  }))();

/** Fields of: Show one refund. */
export const merchantRefundInfo = /* @__PURE__ */ (() =>
  yup.object({
    refundId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Grant or refuse a refund. */
export const merchantRefundDecide = /* @__PURE__ */ (() =>
  yup.object({
    refundId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    decision: text<'grant' | 'refuse'>().required('form.required').oneOf(['grant', 'refuse'], 'form.choice'),
    reason: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
  }))();

/** Fields of: List reviews of the store. */
export const merchantReviewList = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
    state: text<'unanswered' | 'answered'>().optional().oneOf(['unanswered', 'answered'], 'form.choice'),
    rating: whole<1 | 2 | 3 | 4 | 5>('form.number')
      .optional()
      .integer('form.number')
      .oneOf([1, 2, 3, 4, 5], 'form.choice'),
    goodsId: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    keyword: text()
      .optional()
      .test(minLength(1, 'form.search.required'))
      .test(maxLength(64, 'form.search.long'))
      .test(
        matches(
          /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
          'form.search.required',
        ),
      ),
    sortBy: text<'createdAt' | 'rating'>().optional().oneOf(['createdAt', 'rating'], 'form.choice'),
    sortDir: text<'asc' | 'desc'>().optional().oneOf(['asc', 'desc'], 'form.choice'),
  }))();

/** Fields of: Show one review. */
export const merchantReviewInfo = /* @__PURE__ */ (() =>
  yup.object({
    reviewId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Answer a review. */
export const merchantReviewAnswer = /* @__PURE__ */ (() =>
  yup.object({
    reviewId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    text: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(1000, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
  }))();

/** Fields of: Withdraw the answer to a review. */
export const merchantReviewWithdrawAnswer = /* @__PURE__ */ (() =>
  yup.object({
    reviewId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: List conversations with buyers. */
export const merchantChatList = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
    isWaiting: yup.boolean().optional(),
    keyword: text()
      .optional()
      .test(minLength(1, 'form.search.required'))
      .test(maxLength(64, 'form.search.long'))
      .test(
        matches(
          /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
          'form.search.required',
        ),
      ),
  }))();

/** Fields of: Show one conversation. */
export const merchantChatMessages = /* @__PURE__ */ (() =>
  yup.object({
    userId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Write to a buyer. */
export const merchantChatWrite = /* @__PURE__ */ (() =>
  yup.object({
    userId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    type: text<'text' | 'img'>().optional().oneOf(['text', 'img'], 'form.choice'),
    text: text()
      .required('form.required')
      .test(minLength(1, 'form.chat.empty'))
      .test(maxLength(1000, 'form.chat.long'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.chat.empty'),
      ),
  }))();

/** Fields of: List goods of the store. */
export const merchantGoodsList = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
    keyword: text()
      .optional()
      .test(minLength(1, 'form.search.required'))
      .test(maxLength(64, 'form.search.long'))
      .test(
        matches(
          /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
          'form.search.required',
        ),
      ),
    shelf: text<'on' | 'off'>().optional().oneOf(['on', 'off'], 'form.choice'),
    stock: text<'out' | 'low'>().optional().oneOf(['out', 'low'], 'form.choice'),
    sortBy: text<'changedAt' | 'name' | 'price' | 'sold' | 'stock'>()
      .optional()
      .oneOf(['changedAt', 'name', 'price', 'sold', 'stock'], 'form.choice'),
    sortDir: text<'asc' | 'desc'>().optional().oneOf(['asc', 'desc'], 'form.choice'),
  }))();

/** Fields of: Show goods for editing. */
export const merchantGoodsInfo = /* @__PURE__ */ (() =>
  yup.object({
    goodsId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Create or change goods. */
export const merchantGoodsSave = /* @__PURE__ */ (() =>
  yup
    .object({
      goodsId: text()
        .optional()
        .test(minLength(1, 'form.required'))
        .test(maxLength(64, 'form.id'))
        .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
      version: whole('form.number')
        .optional()
        .integer('form.number')
        .min(0, 'form.number')
        .max(2147483647, 'form.number'),
      requestToken: text()
        .optional()
        .test(matches(/^[A-Za-z0-9_-]{8,64}$/u, 'form.id')),
      name: text()
        .required('form.required')
        .test(maxLength(255, 'form.tooLong'))
        .test(matches(/^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.choice')),
      description: text().optional().test(maxLength(2000, 'form.tooLong')),
      categoryId: text()
        .required('form.required')
        .test(minLength(1, 'form.required'))
        .test(maxLength(64, 'form.id'))
        .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
      price: figure('form.amount.number')
        .required('form.required')
        .min(0, 'form.amount.min')
        .max(1000000000, 'form.amount.max')
        .test(multipleOf(0.01, 'form.amount.decimals')),
      stock: whole('form.number')
        .optional()
        .integer('form.number')
        .min(0, 'form.number')
        .max(2147483647, 'form.number'),
      minimumPieces: whole('form.quantity.whole')
        .optional()
        .integer('form.quantity.whole')
        .min(1, 'form.quantity.min')
        .max(500, 'form.quantity.max'),
      shipping: figure('form.amount.number')
        .optional()
        .min(0, 'form.amount.min')
        .max(1000000000, 'form.amount.max')
        .test(multipleOf(0.01, 'form.amount.decimals')),
      pictures: yup
        .array()
        .of(text().required('form.required').test(maxLength(500, 'form.image.url')))
        .optional()
        .max(9, 'form.choice'),
    })
    .exact('form.choice'))();

/** Fields of: Import goods from the rows of a sheet. */
export const merchantGoodsImportRows = /* @__PURE__ */ (() =>
  yup
    .object({
      requestToken: text()
        .required('form.required')
        .test(matches(/^[A-Za-z0-9_-]{8,64}$/u, 'form.id')),
      isTrial: yup.boolean().optional(),
      rows: yup
        .array()
        .of(
          yup
            .object({
              line: whole('form.number')
                .required('form.required')
                .integer('form.number')
                .min(0, 'form.number')
                .max(2147483647, 'form.number'),
              goodsId: text().optional().test(maxLength(2000, 'form.tooLong')),
              skuId: text().optional().test(maxLength(2000, 'form.tooLong')),
              variant: text().optional().test(maxLength(2000, 'form.tooLong')),
              name: text().optional().test(maxLength(2000, 'form.tooLong')),
              description: text().optional().test(maxLength(2000, 'form.tooLong')),
              category: text().optional().test(maxLength(2000, 'form.tooLong')),
              price: text().optional().test(maxLength(2000, 'form.tooLong')),
              stock: text().optional().test(maxLength(2000, 'form.tooLong')),
              minimumPieces: text().optional().test(maxLength(2000, 'form.tooLong')),
              shipping: text().optional().test(maxLength(2000, 'form.tooLong')),
            })
            .exact('form.choice'),
        )
        .required('form.required')
        .min(1, 'form.required')
        .max(500, 'form.tooLong'),
    })
    .exact('form.choice'))();

/** Fields of: Put goods on the shelf or take them off. */
export const merchantGoodsShelf = /* @__PURE__ */ (() =>
  yup.object({
    goodsId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    isOnShelf: yup.boolean().required('form.required'),
  }))();

/** Fields of: Set the stock of a variant. */
export const merchantVariantStock = /* @__PURE__ */ (() =>
  yup.object({
    skuId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    pieces: whole('form.number')
      .required('form.required')
      .integer('form.number')
      .min(0, 'form.number')
      .max(2147483647, 'form.number'),
  }))();

/** Fields of: Change many goods at once. */
export const merchantGoodsBulkEdit = /* @__PURE__ */ (() =>
  yup
    .object({
      goodsIds: yup
        .array()
        .of(
          text()
            .required('form.required')
            .test(minLength(1, 'form.required'))
            .test(maxLength(64, 'form.id'))
            .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
        )
        .required('form.required')
        .min(1, 'form.required')
        .max(100, 'form.tooLong'),
      isTrial: yup.boolean().required('form.required'),
      change: yup
        .object({
          kind: text<'price' | 'setStock' | 'addStock' | 'shelf' | 'discount'>()
            .required('form.required')
            .oneOf(['price', 'setStock', 'addStock', 'shelf', 'discount'], 'form.choice'),
          percent: whole('form.number')
            .optional()
            .integer('form.number')
            .min(-90, 'form.number')
            .max(900, 'form.number'),
          pieces: whole('form.number')
            .optional()
            .integer('form.number')
            .min(-1000000, 'form.number')
            .max(1000000, 'form.number'),
          isOnShelf: yup.boolean().optional(),
          startsAt: whole('form.number')
            .optional()
            .integer('form.number')
            .min(0, 'form.time')
            .max(253402300799999, 'form.time'),
          endsAt: whole('form.number')
            .optional()
            .integer('form.number')
            .min(0, 'form.time')
            .max(253402300799999, 'form.time'),
        })
        .exact('form.choice'),
    })
    .exact('form.choice'))();

/** Fields of: Export goods as rows of a sheet. */
export const merchantGoodsExportRows = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
    keyword: text()
      .optional()
      .test(minLength(1, 'form.search.required'))
      .test(maxLength(64, 'form.search.long'))
      .test(
        matches(
          /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
          'form.search.required',
        ),
      ),
    shelf: text<'on' | 'off'>().optional().oneOf(['on', 'off'], 'form.choice'),
    stock: text<'out' | 'low'>().optional().oneOf(['out', 'low'], 'form.choice'),
  }))();

/** Fields of: Set the variants of goods. */
export const merchantVariantSaveAll = /* @__PURE__ */ (() =>
  yup
    .object({
      goodsId: text()
        .required('form.required')
        .test(minLength(1, 'form.required'))
        .test(maxLength(64, 'form.id'))
        .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
      version: whole('form.number')
        .required('form.required')
        .integer('form.number')
        .min(0, 'form.number')
        .max(2147483647, 'form.number'),
      variants: yup
        .array()
        .of(
          yup
            .object({
              skuId: text()
                .optional()
                .test(minLength(1, 'form.required'))
                .test(maxLength(64, 'form.id'))
                .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
              choices: yup
                .array()
                .of(
                  yup
                    .object({
                      option: text()
                        .required('form.required')
                        .test(minLength(1, 'form.required'))
                        .test(maxLength(60, 'form.tooLong'))
                        .test(
                          matches(
                            /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
                            'form.required',
                          ),
                        ),
                      value: text()
                        .required('form.required')
                        .test(minLength(1, 'form.required'))
                        .test(maxLength(60, 'form.tooLong'))
                        .test(
                          matches(
                            /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
                            'form.required',
                          ),
                        ),
                    })
                    .exact('form.choice'),
                )
                .required('form.required')
                .max(3, 'form.tooLong'),
              price: figure('form.amount.number')
                .required('form.required')
                .min(0, 'form.amount.min')
                .max(1000000000, 'form.amount.max')
                .test(multipleOf(0.01, 'form.amount.decimals')),
              stock: whole('form.number')
                .required('form.required')
                .integer('form.number')
                .min(0, 'form.number')
                .max(2147483647, 'form.number'),
              picture: text().optional().test(maxLength(500, 'form.image.url')),
            })
            .exact('form.choice'),
        )
        .required('form.required')
        .min(1, 'form.required')
        .max(200, 'form.tooLong'),
    })
    .exact('form.choice'))();

/** Fields of: Discount goods for a time. */
export const merchantDiscountSave = /* @__PURE__ */ (() =>
  yup.object({
    goodsId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    discountId: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    percent: whole('form.number')
      .required('form.required')
      .integer('form.number')
      .min(1, 'form.number')
      .max(90, 'form.number'),
    startsAt: whole('form.number')
      .required('form.required')
      .integer('form.number')
      .min(0, 'form.time')
      .max(253402300799999, 'form.time'),
    endsAt: whole('form.number')
      .required('form.required')
      .integer('form.number')
      .min(0, 'form.time')
      .max(253402300799999, 'form.time'),
  }))();

/** Fields of: End a discount. */
export const merchantDiscountEnd = /* @__PURE__ */ (() =>
  yup.object({
    discountId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: List coupons. */
export const merchantCouponList = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
    keyword: text()
      .optional()
      .test(minLength(1, 'form.search.required'))
      .test(maxLength(64, 'form.search.long'))
      .test(
        matches(
          /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
          'form.search.required',
        ),
      ),
    state: text<'scheduled' | 'running' | 'usedUp' | 'ended'>()
      .optional()
      .oneOf(['scheduled', 'running', 'usedUp', 'ended'], 'form.choice'),
  }))();

/** Fields of: Create or change a coupon. */
export const merchantCouponSave = /* @__PURE__ */ (() =>
  yup
    .object({
      couponId: text()
        .optional()
        .test(minLength(1, 'form.required'))
        .test(maxLength(64, 'form.id'))
        .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
      version: whole('form.number')
        .optional()
        .integer('form.number')
        .min(0, 'form.number')
        .max(2147483647, 'form.number'),
      code: text()
        .required('form.required')
        .test(matches(/^[A-Za-z0-9]{4,32}$/u, 'form.coupon')),
      amount: figure('form.amount.number')
        .optional()
        .min(0.01, 'form.amount.min')
        .max(1000000, 'form.amount.max')
        .test(multipleOf(0.01, 'form.amount.decimals')),
      percent: whole('form.number')
        .optional()
        .integer('form.number')
        .min(1, 'form.number')
        .max(90, 'form.number'),
      maxDiscount: figure('form.amount.number')
        .optional()
        .min(0.01, 'form.amount.min')
        .max(1000000, 'form.amount.max')
        .test(multipleOf(0.01, 'form.amount.decimals')),
      minGoods: figure('form.amount.number')
        .required('form.required')
        .min(1, 'form.amount.min')
        .max(1000000, 'form.amount.max')
        .test(multipleOf(0.01, 'form.amount.decimals')),
      startsAt: whole('form.number')
        .required('form.required')
        .integer('form.number')
        .min(0, 'form.time')
        .max(253402300799999, 'form.time'),
      endsAt: whole('form.number')
        .required('form.required')
        .integer('form.number')
        .min(0, 'form.time')
        .max(253402300799999, 'form.time'),
      totalLimit: whole('form.number')
        .optional()
        .integer('form.number')
        .min(1, 'form.number')
        .max(1000000, 'form.number'),
      userLimit: whole('form.number')
        .required('form.required')
        .integer('form.number')
        .min(1, 'form.number')
        .max(1000000, 'form.number'),
    })
    .exact('form.choice'))();

/** Fields of: End a coupon. */
export const merchantCouponEnd = /* @__PURE__ */ (() =>
  yup.object({
    couponId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Change the page of the store. */
export const merchantStoreSave = /* @__PURE__ */ (() =>
  yup
    .object({
      version: whole('form.number')
        .required('form.required')
        .integer('form.number')
        .min(0, 'form.number')
        .max(2147483647, 'form.number'),
      name: text()
        .required('form.required')
        .test(minLength(1, 'form.required'))
        .test(maxLength(60, 'form.tooLong'))
        .test(
          matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
        ),
      avatar: text().required('form.required').test(maxLength(500, 'form.image.url')),
      banner: text().required('form.required').test(maxLength(500, 'form.image.url')),
      about: text().required('form.required').test(maxLength(2000, 'form.tooLong')),
      location: text()
        .required('form.required')
        .test(maxLength(255, 'form.tooLong'))
        .test(matches(/^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.choice')),
      freeDeliveryFrom: figure('form.amount.number')
        .required('form.required')
        .min(0.01, 'form.amount.min')
        .max(1000000, 'form.amount.max')
        .test(multipleOf(0.01, 'form.amount.decimals')),
    })
    .exact('form.choice'))();

/** Fields of: List what the store earned. */
export const merchantEarningList = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
  }))();

/** Fields of: Take earnings out. */
export const merchantPayoutAsk = /* @__PURE__ */ (() =>
  yup.object({
    amount: text()
      .required('form.required')
      .test(maxLength(29, 'form.amount.max'))
      .test(matches(/^(0|[1-9]\d{0,17})(\.\d{1,10})?$/u, 'form.amount.decimals')),
    requestToken: text()
      .required('form.required')
      .test(matches(/^[A-Za-z0-9_-]{8,64}$/u, 'form.id')),
  }))();

/** Fields of: Apply to sell. */
export const merchantApplicationSubmit = /* @__PURE__ */ (() =>
  yup.object({
    storeName: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(60, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
    countryCode: text()
      .required('form.required')
      .test(minLength(2, 'form.choice'))
      .test(maxLength(2, 'form.choice'))
      .test(matches(/^[A-Z]{2}$/u, 'form.choice')),
    location: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(60, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
    remark: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
  }))();
