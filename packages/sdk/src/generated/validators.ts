// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

import * as yup from 'yup';
import {
  figure,
  file,
  imageKind,
  imageSize,
  matches,
  maxLength,
  minLength,
  multipleOf,
  requiredWith,
  sameAs,
  text,
  ticked,
  whole,
} from '../validators/rules.ts';

/** Fields of: Suggest stores and goods for a keyword. */
export const sellerGoodsSearchKeyword = /* @__PURE__ */ (() =>
  yup.object({
    keyword: text()
      .required('form.required')
      .test(minLength(1, 'form.search.required'))
      .test(maxLength(64, 'form.search.long'))
      .test(
        matches(
          /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
          'form.search.required',
        ),
      ),
    isPrice: text<'0' | '1' | '2'>()
      .optional()
      .oneOf(['0', '1', '2'], 'form.choice')
      .test(matches(/^[012]$/u, 'form.choice')),
    isNew: text<'0' | '1' | '2'>()
      .optional()
      .oneOf(['0', '1', '2'], 'form.choice')
      .test(matches(/^[012]$/u, 'form.choice')),
    isHot: text<'0' | '1' | '2'>()
      .optional()
      .oneOf(['0', '1', '2'], 'form.choice')
      .test(matches(/^[012]$/u, 'form.choice')),
  }))();

/** Fields of: List goods. */
export const sellerGoodsList = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
    sellerId: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    categoryId: text()
      .optional()
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    isPrice: text<'0' | '1' | '2'>()
      .optional()
      .oneOf(['0', '1', '2'], 'form.choice')
      .test(matches(/^[012]$/u, 'form.choice')),
    isNew: text<'0' | '1' | '2'>()
      .optional()
      .oneOf(['0', '1', '2'], 'form.choice')
      .test(matches(/^[012]$/u, 'form.choice')),
    isHot: text<'0' | '1' | '2'>()
      .optional()
      .oneOf(['0', '1', '2'], 'form.choice')
      .test(matches(/^[012]$/u, 'form.choice')),
    isRating: text<'0' | '1' | '2'>()
      .optional()
      .oneOf(['0', '1', '2'], 'form.choice')
      .test(matches(/^[012]$/u, 'form.choice')),
    isRec: text<'0' | '1' | '2'>()
      .optional()
      .oneOf(['0', '1', '2'], 'form.choice')
      .test(matches(/^[012]$/u, 'form.choice')),
    recTime: whole('form.number')
      .optional()
      .integer('form.number')
      .min(0, 'form.time')
      .max(253402300799999, 'form.time'),
    discount: text()
      .optional()
      .test(matches(/^[01]$/u, 'form.choice')),
    minPrice: figure('form.amount.number')
      .optional()
      .min(0, 'form.amount.min')
      .max(1000000000, 'form.amount.max')
      .test(multipleOf(0.01, 'form.amount.decimals')),
    maxPrice: figure('form.amount.number')
      .optional()
      .min(0, 'form.amount.min')
      .max(1000000000, 'form.amount.max')
      .test(multipleOf(0.01, 'form.amount.decimals')),
    inStock: text()
      .optional()
      .test(matches(/^[01]$/u, 'form.choice')),
    minRating: figure('form.number').optional().min(0, 'form.number').max(5, 'form.number'),
    sellerIds: text()
      .optional()
      .test(minLength(1, 'form.choice'))
      .test(maxLength(1299, 'form.choice'))
      .test(matches(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$/u, 'form.choice')),
    attrValueIds: text()
      .optional()
      .test(minLength(1, 'form.choice'))
      .test(maxLength(800, 'form.choice'))
      .test(matches(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$/u, 'form.choice')),
  }))();

/** Fields of: Search goods. */
export const sellerGoodsSearch = /* @__PURE__ */ (() =>
  yup.object({
    keyword: text()
      .required('form.required')
      .test(minLength(1, 'form.search.required'))
      .test(maxLength(64, 'form.search.long'))
      .test(
        matches(
          /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
          'form.search.required',
        ),
      ),
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
    isPrice: text<'0' | '1' | '2'>()
      .optional()
      .oneOf(['0', '1', '2'], 'form.choice')
      .test(matches(/^[012]$/u, 'form.choice')),
    isNew: text<'0' | '1' | '2'>()
      .optional()
      .oneOf(['0', '1', '2'], 'form.choice')
      .test(matches(/^[012]$/u, 'form.choice')),
    isHot: text<'0' | '1' | '2'>()
      .optional()
      .oneOf(['0', '1', '2'], 'form.choice')
      .test(matches(/^[012]$/u, 'form.choice')),
    isRating: text<'0' | '1' | '2'>()
      .optional()
      .oneOf(['0', '1', '2'], 'form.choice')
      .test(matches(/^[012]$/u, 'form.choice')),
    isRec: text<'0' | '1' | '2'>()
      .optional()
      .oneOf(['0', '1', '2'], 'form.choice')
      .test(matches(/^[012]$/u, 'form.choice')),
    discount: text()
      .optional()
      .test(matches(/^[01]$/u, 'form.choice')),
    categoryId: text()
      .optional()
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    minPrice: figure('form.amount.number')
      .optional()
      .min(0, 'form.amount.min')
      .max(1000000000, 'form.amount.max')
      .test(multipleOf(0.01, 'form.amount.decimals')),
    maxPrice: figure('form.amount.number')
      .optional()
      .min(0, 'form.amount.min')
      .max(1000000000, 'form.amount.max')
      .test(multipleOf(0.01, 'form.amount.decimals')),
    inStock: text()
      .optional()
      .test(matches(/^[01]$/u, 'form.choice')),
    minRating: figure('form.number').optional().min(0, 'form.number').max(5, 'form.number'),
    sellerIds: text()
      .optional()
      .test(minLength(1, 'form.choice'))
      .test(maxLength(1299, 'form.choice'))
      .test(matches(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$/u, 'form.choice')),
    attrValueIds: text()
      .optional()
      .test(minLength(1, 'form.choice'))
      .test(maxLength(800, 'form.choice'))
      .test(matches(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$/u, 'form.choice')),
    asTyped: text()
      .optional()
      .test(matches(/^[01]$/u, 'form.choice')),
  }))();

/** Fields of: Count the goods of a list by attribute and store. */
export const sellerGoodsFacets = /* @__PURE__ */ (() =>
  yup.object({
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
    sellerId: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    categoryId: text()
      .optional()
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    discount: text()
      .optional()
      .test(matches(/^[01]$/u, 'form.choice')),
    minPrice: figure('form.amount.number')
      .optional()
      .min(0, 'form.amount.min')
      .max(1000000000, 'form.amount.max')
      .test(multipleOf(0.01, 'form.amount.decimals')),
    maxPrice: figure('form.amount.number')
      .optional()
      .min(0, 'form.amount.min')
      .max(1000000000, 'form.amount.max')
      .test(multipleOf(0.01, 'form.amount.decimals')),
    inStock: text()
      .optional()
      .test(matches(/^[01]$/u, 'form.choice')),
    minRating: figure('form.number').optional().min(0, 'form.number').max(5, 'form.number'),
    sellerIds: text()
      .optional()
      .test(minLength(1, 'form.choice'))
      .test(maxLength(1299, 'form.choice'))
      .test(matches(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$/u, 'form.choice')),
    attrValueIds: text()
      .optional()
      .test(minLength(1, 'form.choice'))
      .test(maxLength(800, 'form.choice'))
      .test(matches(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$/u, 'form.choice')),
  }))();

/** Fields of: Search the goods of a store. */
export const sellerGoodsSearchSellerGoods = /* @__PURE__ */ (() =>
  yup.object({
    keyword: text()
      .required('form.required')
      .test(minLength(1, 'form.search.required'))
      .test(maxLength(64, 'form.search.long'))
      .test(
        matches(
          /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
          'form.search.required',
        ),
      ),
    sellerId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
    isPrice: text<'0' | '1' | '2'>()
      .optional()
      .oneOf(['0', '1', '2'], 'form.choice')
      .test(matches(/^[012]$/u, 'form.choice')),
    isNew: text<'0' | '1' | '2'>()
      .optional()
      .oneOf(['0', '1', '2'], 'form.choice')
      .test(matches(/^[012]$/u, 'form.choice')),
    isHot: text<'0' | '1' | '2'>()
      .optional()
      .oneOf(['0', '1', '2'], 'form.choice')
      .test(matches(/^[012]$/u, 'form.choice')),
    isRating: text<'0' | '1' | '2'>()
      .optional()
      .oneOf(['0', '1', '2'], 'form.choice')
      .test(matches(/^[012]$/u, 'form.choice')),
    isRec: text<'0' | '1' | '2'>()
      .optional()
      .oneOf(['0', '1', '2'], 'form.choice')
      .test(matches(/^[012]$/u, 'form.choice')),
  }))();

/** Fields of: List new, recommended or best-selling goods. */
export const sellerGoodsRecommendNew = /* @__PURE__ */ (() =>
  yup.object({
    type: whole<0 | 1 | 2>('form.number').optional().integer('form.number').oneOf([0, 1, 2], 'form.choice'),
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
  }))();

/** Fields of: List what the caller may like. */
export const sellerGoodsRecommendLike = /* @__PURE__ */ (() =>
  yup.object({
    sellerId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    type: whole<1 | 2>('form.number')
      .required('form.required')
      .integer('form.number')
      .oneOf([1, 2], 'form.choice'),
  }))();

/** Fields of: Show goods with their variants and store. */
export const sellerGoodsInfo = /* @__PURE__ */ (() =>
  yup.object({
    sellerGoodsId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    skuId: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Estimate when goods arrive. */
export const sellerGoodsDeliveryEstimate = /* @__PURE__ */ (() =>
  yup.object({
    sellerGoodsId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    countryCode: text()
      .optional()
      .test(minLength(2, 'form.choice'))
      .test(maxLength(2, 'form.choice'))
      .test(matches(/^[A-Z]{2}$/u, 'form.choice')),
  }))();

/** Fields of: List the banners of the home page. */
export const bannerBannerList = /* @__PURE__ */ (() =>
  yup.object({
    type: text<'pc' | 'h5'>().required('form.required').oneOf(['pc', 'h5'], 'form.choice'),
    imgType: whole<0 | 1>('form.number').optional().integer('form.number').oneOf([0, 1], 'form.choice'),
  }))();

/** Fields of: List the categories of the first level. */
export const categoryList = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
  }))();

/** Fields of: List the recommended categories. */
export const categoryRecommend = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
  }))();

/** Fields of: Show the tree of categories. */
export const categoryTree = /* @__PURE__ */ (() =>
  yup.object({
    showHidden: text()
      .optional()
      .test(matches(/^[01]$/u, 'form.choice')),
  }))();

/** Fields of: Show the tree of a store. */
export const categorySellerTree = /* @__PURE__ */ (() =>
  yup.object({
    sellerId: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    showHidden: text()
      .optional()
      .test(matches(/^[01]$/u, 'form.choice')),
  }))();

/** Fields of: List stores. */
export const sellerList = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
    isRec: whole<0 | 1>('form.number').optional().integer('form.number').oneOf([0, 1], 'form.choice'),
  }))();

/** Fields of: Show one store. */
export const sellerInfo = /* @__PURE__ */ (() =>
  yup.object({
    sellerId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: List the reviews of goods. */
export const evaluationList = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
    sellerGoodsId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    evaluationType: whole<1 | 2 | 3 | -2>('form.number')
      .optional()
      .integer('form.number')
      .oneOf([1, 2, 3, -2], 'form.choice'),
  }))();

/** Fields of: Count the reviews of goods by kind. */
export const evaluationCountType = /* @__PURE__ */ (() =>
  yup.object({
    goodId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Review goods. */
export const evaluationAdd = /* @__PURE__ */ (() =>
  yup.object({
    sellerGoodsId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    evaluationType: whole<1 | 2 | 3>('form.number')
      .required('form.required')
      .integer('form.number')
      .oneOf([1, 2, 3], 'form.choice'),
    rating: whole('form.rating')
      .required('form.required')
      .integer('form.rating')
      .min(1, 'form.rating')
      .max(5, 'form.rating'),
    content: text().optional().test(maxLength(2000, 'form.tooLong')),
    orderId: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    imgUrl1: text().optional().test(maxLength(500, 'form.image.url')),
    imgUrl2: text().optional().test(maxLength(500, 'form.image.url')),
    imgUrl3: text().optional().test(maxLength(500, 'form.image.url')),
    imgUrl4: text().optional().test(maxLength(500, 'form.image.url')),
    imgUrl5: text().optional().test(maxLength(500, 'form.image.url')),
    imgUrl6: text().optional().test(maxLength(500, 'form.image.url')),
    imgUrl7: text().optional().test(maxLength(500, 'form.image.url')),
    imgUrl8: text().optional().test(maxLength(500, 'form.image.url')),
    imgUrl9: text().optional().test(maxLength(500, 'form.image.url')),
  }))();

/** Fields of: Review all goods of an order. */
export const evaluationAddList = /* @__PURE__ */ (() =>
  yup
    .object({
      orderId: text()
        .required('form.required')
        .test(minLength(1, 'form.required'))
        .test(maxLength(64, 'form.id'))
        .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
      evaluationAdds: yup
        .array()
        .of(
          yup
            .object({
              sellerGoodsId: text()
                .required('form.required')
                .test(minLength(1, 'form.required'))
                .test(maxLength(64, 'form.id'))
                .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
              evaluationType: whole<1 | 2 | 3>('form.number')
                .required('form.required')
                .integer('form.number')
                .oneOf([1, 2, 3], 'form.choice'),
              rating: whole('form.rating')
                .required('form.required')
                .integer('form.rating')
                .min(1, 'form.rating')
                .max(5, 'form.rating'),
              content: text().optional().test(maxLength(2000, 'form.tooLong')),
              imgUrl1: text().optional().test(maxLength(500, 'form.image.url')),
              imgUrl2: text().optional().test(maxLength(500, 'form.image.url')),
              imgUrl3: text().optional().test(maxLength(500, 'form.image.url')),
              imgUrl4: text().optional().test(maxLength(500, 'form.image.url')),
              imgUrl5: text().optional().test(maxLength(500, 'form.image.url')),
              imgUrl6: text().optional().test(maxLength(500, 'form.image.url')),
              imgUrl7: text().optional().test(maxLength(500, 'form.image.url')),
              imgUrl8: text().optional().test(maxLength(500, 'form.image.url')),
              imgUrl9: text().optional().test(maxLength(500, 'form.image.url')),
            })
            .exact('form.choice'),
        )
        .required('form.required')
        .min(1, 'form.required')
        .max(100, 'form.tooLong'),
    })
    .exact('form.choice'))();

/** Fields of: List questions about goods. */
export const goodsQuestionList = /* @__PURE__ */ (() =>
  yup.object({
    sellerGoodsId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
  }))();

/** Fields of: Ask a question about goods. */
export const goodsQuestionAsk = /* @__PURE__ */ (() =>
  yup.object({
    sellerGoodsId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    content: text()
      .required('form.required')
      .test(minLength(1, 'form.question.empty'))
      .test(maxLength(300, 'form.question.long'))
      .test(
        matches(
          /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
          'form.question.empty',
        ),
      ),
  }))();

/** Fields of: List favourites. */
export const keepGoodsList = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
  }))();

/** Fields of: Keep goods. */
export const keepGoodsAdd = /* @__PURE__ */ (() =>
  yup.object({
    sellerGoodsId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Remove a favourite. */
export const keepGoodsDel = /* @__PURE__ */ (() =>
  yup.object({
    sellerGoodsId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: List notices about kept goods. */
export const keepGoodsNotices = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
  }))();

/** Fields of: List followed stores. */
export const focusSellerList = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
  }))();

/** Fields of: Follow a store. */
export const focusSellerAdd = /* @__PURE__ */ (() =>
  yup.object({
    sellerId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Stop following a store. */
export const focusSellerDel = /* @__PURE__ */ (() =>
  yup.object({
    sellerId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: List the browsing history. */
export const browseHistoryList = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
  }))();

/** Fields of: Clear the browsing history. */
export const browseHistoryDel = /* @__PURE__ */ (() =>
  yup.object({
    id: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Subscribe to the coupon newsletter. */
export const subscribeAdd = /* @__PURE__ */ (() =>
  yup.object({
    email: text()
      .required('form.required')
      .test(minLength(6, 'form.email.format'))
      .test(maxLength(64, 'form.email.long'))
      .test(
        matches(
          /^[A-Za-z0-9_%+-]+(['.][A-Za-z0-9_%+-]+)*@[A-Za-z0-9]+(-+[A-Za-z0-9]+)*(\.[A-Za-z0-9]+(-+[A-Za-z0-9]+)*)*\.[A-Za-z]{2,}$/u,
          'form.email.format',
        ),
      ),
  }))();

/** Fields of: Show the mall's own text of a help page. */
export const helpPageInfo = /* @__PURE__ */ (() =>
  yup.object({
    topic: text<
      | 'about'
      | 'careers'
      | 'download'
      | 'contact'
      | 'delivery'
      | 'shipping'
      | 'returns'
      | 'rules'
      | 'service'
      | 'sell'
      | 'sellerPolicy'
      | 'terms'
      | 'legal'
      | 'privacy'
      | 'slavery'
    >()
      .required('form.required')
      .oneOf(
        [
          'about',
          'careers',
          'download',
          'contact',
          'delivery',
          'shipping',
          'returns',
          'rules',
          'service',
          'sell',
          'sellerPolicy',
          'terms',
          'legal',
          'privacy',
          'slavery',
        ],
        'form.choice',
      ),
  }))();

/** Fields of: List news of the mall. */
export const newsListNews = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
  }))();

/** Fields of: Show a news item. */
export const newsDetailNews = /* @__PURE__ */ (() =>
  yup.object({
    id: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Read settings of the mall by GET. */
export const sysparaGetSysparaByGet = /* @__PURE__ */ (() =>
  yup.object({
    code: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(matches(/^[A-Za-z0-9_.]+(,[A-Za-z0-9_.]+)*$/u, 'form.id')),
  }))();

/** Fields of: Read settings of the mall. */
export const sysparaGetSyspara = /* @__PURE__ */ (() =>
  yup.object({
    code: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(matches(/^[A-Za-z0-9_.]+(,[A-Za-z0-9_.]+)*$/u, 'form.id')),
  }))();

/** Fields of: Log in. */
export const userNewlogin = /* @__PURE__ */ (() =>
  yup.object({
    username: text()
      .required('form.required')
      .test(minLength(6, 'form.username'))
      .test(maxLength(64, 'form.username'))
      .test(matches(/^[A-Za-z0-9@._+'-]+$/u, 'form.username')),
    password: text()
      .required('form.required')
      .test(matches(/^[!-~]{6,12}$/u, 'form.password.length')),
    sliderPass: text()
      .optional()
      .test(minLength(16, 'form.slider'))
      .test(maxLength(64, 'form.slider'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.slider')),
  }))();

/** Fields of: Send a heartbeat. */
export const userHeartbeat = /* @__PURE__ */ (() =>
  yup.object({
    status: whole<1 | 2 | 3>('form.number').optional().integer('form.number').oneOf([1, 2, 3], 'form.choice'),
  }))();

/** Fields of: Close the account for good. */
export const userLogoff = /* @__PURE__ */ (() =>
  yup.object({
    account: text()
      .required('form.required')
      .test(minLength(6, 'form.username'))
      .test(maxLength(64, 'form.username'))
      .test(matches(/^[A-Za-z0-9@._+'-]+$/u, 'form.username')),
    reason: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
    cashPassword: text()
      .optional()
      .test(matches(/^\d{6}$/u, 'form.fundPassword.digits')),
  }))();

/** Fields of: Change the login password. */
export const userUpdateOldAndNewPsw = /* @__PURE__ */ (() =>
  yup.object({
    old_password: text()
      .required('form.required')
      .test(matches(/^[!-~]{6,12}$/u, 'form.password.length')),
    password: text()
      .required('form.required')
      .test(matches(/^[!-~]{6,12}$/u, 'form.password.length')),
    re_password: text()
      .required('form.required')
      .test(matches(/^[!-~]{6,12}$/u, 'form.password.length'))
      .test(sameAs('password', 'form.password.mismatch')),
  }))();

/** Fields of: Set the first fund password. */
export const userSetSafewordReg = /* @__PURE__ */ (() =>
  yup.object({
    safeword: text()
      .required('form.required')
      .test(matches(/^\d{6}$/u, 'form.fundPassword.digits')),
    re_safeword: text()
      .required('form.required')
      .test(matches(/^\d{6}$/u, 'form.fundPassword.digits'))
      .test(sameAs('safeword', 'form.fundPassword.mismatch')),
    password: text()
      .optional()
      .test(matches(/^[!-~]{6,12}$/u, 'form.password.length')),
  }))();

/** Fields of: Change the fund password. */
export const userUpdateOldAndNewSafeword = /* @__PURE__ */ (() =>
  yup.object({
    old_safeword: text()
      .required('form.required')
      .test(matches(/^\d{6}$/u, 'form.fundPassword.digits')),
    safeword: text()
      .required('form.required')
      .test(matches(/^\d{6}$/u, 'form.fundPassword.digits')),
    re_safeword: text()
      .required('form.required')
      .test(matches(/^\d{6}$/u, 'form.fundPassword.digits'))
      .test(sameAs('safeword', 'form.fundPassword.mismatch')),
  }))();

/** Fields of: Bind the withdrawal address. */
export const userBindWithdrawAddress = /* @__PURE__ */ (() =>
  yup.object({
    blockchain_name: text()
      .required('form.required')
      .test(matches(/^[A-Za-z0-9]{2,20}$/u, 'form.chain')),
    coin: text<'USDT' | 'ETH' | 'BTC' | 'USDC'>()
      .required('form.required')
      .oneOf(['USDT', 'ETH', 'BTC', 'USDC'], 'form.coin'),
    channel_address: text()
      .required('form.required')
      .test(
        matches(
          /^(0x[0-9a-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33}|[13][1-9A-HJ-NP-Za-km-z]{24,33})$/u,
          'form.address.coin',
        ),
      ),
    password: text()
      .optional()
      .test(matches(/^[!-~]{6,12}$/u, 'form.password.length')),
    authenticatorCode: text()
      .optional()
      .test(matches(/^\d{6}$/u, 'form.code.digits')),
  }))();

/** Fields of: Show how a forgotten password can be reset. */
export const userGetUserNameVerifTarget = /* @__PURE__ */ (() =>
  yup.object({
    username: text()
      .required('form.required')
      .test(minLength(6, 'form.username'))
      .test(maxLength(64, 'form.username'))
      .test(matches(/^[A-Za-z0-9@._+'-]+$/u, 'form.username')),
  }))();

/** Fields of: Set a forgotten login password anew. */
export const userResetpsw = /* @__PURE__ */ (() =>
  yup.object({
    username: text()
      .required('form.required')
      .test(minLength(6, 'form.username'))
      .test(maxLength(64, 'form.username'))
      .test(matches(/^[A-Za-z0-9@._+'-]+$/u, 'form.username')),
    verifcode_type: whole<1 | 2>('form.number')
      .required('form.required')
      .integer('form.number')
      .oneOf([1, 2], 'form.choice'),
    verifcode: text()
      .required('form.required')
      .test(matches(/^\d{6}$/u, 'form.code.digits')),
    password: text()
      .required('form.required')
      .test(matches(/^[!-~]{6,12}$/u, 'form.password.length')),
    re_password: text()
      .required('form.required')
      .test(matches(/^[!-~]{6,12}$/u, 'form.password.length'))
      .test(sameAs('password', 'form.password.mismatch')),
  }))();

/** Fields of: Set a forgotten fund password anew. */
export const userSetSafeword = /* @__PURE__ */ (() =>
  yup.object({
    verifcode_type: whole<1 | 2 | 3>('form.number')
      .required('form.required')
      .integer('form.number')
      .oneOf([1, 2, 3], 'form.choice'),
    verifcode: text()
      .required('form.required')
      .test(matches(/^\d{6}$/u, 'form.code.digits')),
    safeword: text()
      .required('form.required')
      .test(matches(/^\d{6}$/u, 'form.fundPassword.digits')),
    re_safeword: text()
      .required('form.required')
      .test(matches(/^\d{6}$/u, 'form.fundPassword.digits'))
      .test(sameAs('safeword', 'form.fundPassword.mismatch')),
  }))();

/** Fields of: Register without a code. */
export const localuserRegisterNoVerifcode = /* @__PURE__ */ (() =>
  yup.object({
    username: text()
      .required('form.required')
      .test(maxLength(64, 'form.email.long'))
      .test(
        matches(
          /^(\d \d{7,15}|\d{2} \d{6,15}|\d{3} \d{5,15}|\d{4,6} \d{4,15}|[A-Za-z0-9._+-]+('[A-Za-z0-9._+-]+)*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,})$/u,
          'form.account.format',
        ),
      ),
    password: text()
      .required('form.required')
      .test(matches(/^[!-~]{6,12}$/u, 'form.password.length')),
    re_password: text()
      .required('form.required')
      .test(matches(/^[!-~]{6,12}$/u, 'form.password.length'))
      .test(sameAs('password', 'form.password.mismatch')),
    type: whole<1 | 2>('form.number')
      .required('form.required')
      .integer('form.number')
      .oneOf([1, 2], 'form.choice'),
    agentCode: text()
      .optional()
      .test(matches(/^[A-Za-z0-9]{4,32}$/u, 'form.invitation')),
    sliderPass: text()
      .optional()
      .test(minLength(16, 'form.slider'))
      .test(maxLength(64, 'form.slider'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.slider')),
  }))();

/** Fields of: Register with a code. */
export const localuserRegisterWithVerifcode = /* @__PURE__ */ (() =>
  yup.object({
    username: text()
      .required('form.required')
      .test(maxLength(64, 'form.email.long'))
      .test(
        matches(
          /^(\d \d{7,15}|\d{2} \d{6,15}|\d{3} \d{5,15}|\d{4,6} \d{4,15}|[A-Za-z0-9._+-]+('[A-Za-z0-9._+-]+)*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,})$/u,
          'form.account.format',
        ),
      ),
    verifcode: text()
      .required('form.required')
      .test(matches(/^\d{6}$/u, 'form.code.digits')),
    password: text()
      .required('form.required')
      .test(matches(/^[!-~]{6,12}$/u, 'form.password.length')),
    re_password: text()
      .required('form.required')
      .test(matches(/^[!-~]{6,12}$/u, 'form.password.length'))
      .test(sameAs('password', 'form.password.mismatch')),
    type: whole<1 | 2>('form.number')
      .required('form.required')
      .integer('form.number')
      .oneOf([1, 2], 'form.choice'),
    agentCode: text()
      .optional()
      .test(matches(/^[A-Za-z0-9]{4,32}$/u, 'form.invitation')),
  }))();

/** Fields of: Check whether a target can be bound. */
export const localuserCheckEmailOrPhone = /* @__PURE__ */ (() =>
  yup.object({
    target: text()
      .required('form.required')
      .test(maxLength(64, 'form.email.long'))
      .test(
        matches(
          /^(\d \d{7,15}|\d{2} \d{6,15}|\d{3} \d{5,15}|\d{4,6} \d{4,15}|[A-Za-z0-9._+-]+('[A-Za-z0-9._+-]+)*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,})$/u,
          'form.account.format',
        ),
      ),
  }))();

/** Fields of: Choose an avatar. */
export const localuserRefreshAvatar = /* @__PURE__ */ (() =>
  yup.object({
    idx: whole('form.choice')
      .required('form.required')
      .integer('form.choice')
      .min(1, 'form.choice')
      .max(20, 'form.choice'),
  }))();

/** Fields of: Choose which e-mails the caller gets. */
export const localuserSetMailSettings = /* @__PURE__ */ (() =>
  yup.object({
    orders: whole<0 | 1>('form.number').optional().integer('form.number').oneOf([0, 1], 'form.choice'),
    refunds: whole<0 | 1>('form.number').optional().integer('form.number').oneOf([0, 1], 'form.choice'),
    wallet: whole<0 | 1>('form.number').optional().integer('form.number').oneOf([0, 1], 'form.choice'),
    newsletter: whole<0 | 1>('form.number').optional().integer('form.number').oneOf([0, 1], 'form.choice'),
  }))();

/** Fields of: Log the caller out elsewhere. */
export const localuserEndSessions = /* @__PURE__ */ (() =>
  yup.object({
    sessionId: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Choose a display name. */
export const localuserSetDisplayName = /* @__PURE__ */ (() =>
  yup.object({
    displayName: text()
      .optional()
      .test(maxLength(32, 'form.displayName.long'))
      .test(
        matches(
          /^(?:[^\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
          'form.id',
        ),
      ),
  }))();

/** Fields of: Prove a present binding before changing it. */
export const localuserBeforeBind = /* @__PURE__ */ (() =>
  yup.object({
    target: text()
      .required('form.required')
      .test(maxLength(64, 'form.email.long'))
      .test(
        matches(
          /^(\d \d{7,15}|\d{2} \d{6,15}|\d{3} \d{5,15}|\d{4,6} \d{4,15}|[A-Za-z0-9._+-]+('[A-Za-z0-9._+-]+)*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,})$/u,
          'form.account.format',
        ),
      ),
    verifcode: text()
      .required('form.required')
      .test(matches(/^\d{6}$/u, 'form.code.digits')),
  }))();

/** Fields of: Bind an e-mail address or phone. */
export const localuserBindEmailOrPhone = /* @__PURE__ */ (() =>
  yup.object({
    target: text()
      .required('form.required')
      .test(maxLength(64, 'form.email.long'))
      .test(
        matches(
          /^(\d \d{7,15}|\d{2} \d{6,15}|\d{3} \d{5,15}|\d{4,6} \d{4,15}|[A-Za-z0-9._+-]+('[A-Za-z0-9._+-]+)*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,})$/u,
          'form.account.format',
        ),
      ),
    verifcode: text()
      .required('form.required')
      .test(matches(/^\d{6}$/u, 'form.code.digits')),
    password: text()
      .required('form.required')
      .test(matches(/^[!-~]{6,12}$/u, 'form.password.length')),
    verifyCode: text()
      .optional()
      .test(minLength(16, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Bind the authenticator. */
export const googleAuthBind = /* @__PURE__ */ (() =>
  yup.object({
    code: text()
      .required('form.required')
      .test(matches(/^\d{6}$/u, 'form.code.digits')),
    password: text()
      .optional()
      .test(matches(/^[!-~]{6,12}$/u, 'form.password.length')),
  }))();

/** Fields of: Remove the authenticator. */
export const googleAuthUnbind = /* @__PURE__ */ (() =>
  yup.object({
    code: text()
      .required('form.required')
      .test(matches(/^(\d{6}|[a-z2-7]{5}-[a-z2-7]{5})$/u, 'form.code.recovery')),
  }))();

/** Fields of: Send a code for a registration. */
export const jscodeExecute = /* @__PURE__ */ (() =>
  yup.object({
    target: text()
      .required('form.required')
      .test(maxLength(64, 'form.email.long'))
      .test(
        matches(
          /^(\d \d{7,15}|\d{2} \d{6,15}|\d{3} \d{5,15}|\d{4,6} \d{4,15}|[A-Za-z0-9._+-]+('[A-Za-z0-9._+-]+)*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,})$/u,
          'form.account.format',
        ),
      ),
    sliderPass: text()
      .optional()
      .test(minLength(16, 'form.slider'))
      .test(maxLength(64, 'form.slider'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.slider')),
  }))();

/** Fields of: Send a code to a user. */
export const idcodeExecute = /* @__PURE__ */ (() =>
  yup.object({
    target: text()
      .required('form.required')
      .test(maxLength(64, 'form.email.long'))
      .test(
        matches(
          /^(\d \d{7,15}|\d{2} \d{6,15}|\d{3} \d{5,15}|\d{4,6} \d{4,15}|[A-Za-z0-9._+-]+('[A-Za-z0-9._+-]+)*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,})$/u,
          'form.account.format',
        ),
      ),
    purpose: text<'resetPassword' | 'fundPassword' | 'beforeBind' | 'bind'>()
      .optional()
      .oneOf(['resetPassword', 'fundPassword', 'beforeBind', 'bind'], 'form.choice'),
    sliderPass: text()
      .optional()
      .test(minLength(16, 'form.slider'))
      .test(maxLength(64, 'form.slider'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.slider')),
  }))();

/** Fields of: Answer a slider challenge. */
export const sliderVerify = /* @__PURE__ */ (() =>
  yup.object({
    challengeId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    x: whole('form.slider')
      .required('form.required')
      .integer('form.slider')
      .min(0, 'form.slider')
      .max(4000, 'form.slider'),
  }))();

/** Fields of: Apply for the identity check. */
export const kycApply = /* @__PURE__ */ (() =>
  yup.object({
    name: text()
      .required('form.required')
      .test(minLength(2, 'form.name.format'))
      .test(maxLength(64, 'form.name.format'))
      .test(
        matches(
          /^(?!.*(?:\.\p{Ll}{2}|[\u115f\u1160\u3164\uffa0]))['\u2018\u2019\u00b4`]?\p{L}[\p{Zs}\p{Pd}.,/'\u2018\u2019\u00b4`\u00b7\u2022\u2027\u30fb\uff65\uff1d\u05f3\u05f4\u0f0b\u200c\u200d]*[\p{L}\p{M}][\p{L}\p{M}\p{Zs}\p{Pd}.,/'\u2018\u2019\u00b4`\u00b7\u2022\u2027\u30fb\uff65\uff1d\u05f3\u05f4\u0f0b\u200c\u200d]*$/u,
          'form.name.format',
        ),
      ),
    idname: text()
      .required('form.required')
      .test(minLength(2, 'form.required'))
      .test(maxLength(64, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
    idnumber: text()
      .required('form.required')
      .test(matches(/^[A-Za-z0-9]{4,32}$/u, 'form.documentNumber')),
    nationality: text()
      .required('form.required')
      .test(minLength(2, 'form.required'))
      .test(maxLength(64, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
    idimg_1: text().required('form.required').test(maxLength(500, 'form.image.url')),
    idimg_2: text().required('form.required').test(maxLength(500, 'form.image.url')),
    idimg_3: text().optional().test(maxLength(500, 'form.image.url')),
  }))();

/** Fields of: Apply for the advanced verification. */
export const kycHighLevelApply = /* @__PURE__ */ (() =>
  yup.object({
    home_place: text()
      .required('form.required')
      .test(minLength(4, 'form.required'))
      .test(maxLength(255, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
    work_place: text()
      .optional()
      .test(minLength(4, 'form.required'))
      .test(maxLength(255, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
    idimg_1: text().required('form.required').test(maxLength(500, 'form.image.url')),
    idimg_2: text().required('form.required').test(maxLength(500, 'form.image.url')),
  }))();

/** Fields of: Add an address. */
export const addressAdd = /* @__PURE__ */ (() =>
  yup.object({
    use: whole<0 | 1>('form.number').optional().integer('form.number').oneOf([0, 1], 'form.choice'),
    phone: text()
      .required('form.required')
      .test(matches(/^(\d \d{7,15}|\d{2} \d{6,15}|\d{3} \d{5,15}|\d{4,6} \d{4,15})$/u, 'form.phone.format')),
    contacts: text()
      .required('form.required')
      .test(minLength(1, 'form.contacts.required'))
      .test(maxLength(64, 'form.contacts.long'))
      .test(
        matches(
          /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
          'form.contacts.required',
        ),
      ),
    address: text()
      .required('form.required')
      .test(minLength(1, 'form.address.required'))
      .test(maxLength(255, 'form.address.long'))
      .test(
        matches(
          /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
          'form.address.required',
        ),
      ),
    email: text()
      .optional()
      .test(minLength(6, 'form.email.format'))
      .test(maxLength(64, 'form.email.long'))
      .test(
        matches(
          /^[A-Za-z0-9_%+-]+(['.][A-Za-z0-9_%+-]+)*@[A-Za-z0-9]+(-+[A-Za-z0-9]+)*(\.[A-Za-z0-9]+(-+[A-Za-z0-9]+)*)*\.[A-Za-z]{2,}$/u,
          'form.email.format',
        ),
      ),
    postcode: text()
      .optional()
      .test(minLength(3, 'form.postcode.format'))
      .test(maxLength(32, 'form.postcode.format'))
      .test(matches(/^[A-Za-z0-9][A-Za-z0-9 -]*$/u, 'form.postcode.format')),
    country: text()
      .required('form.required')
      .test(minLength(1, 'form.country.required'))
      .test(maxLength(100, 'form.tooLong'))
      .test(
        matches(
          /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
          'form.country.required',
        ),
      ),
    province: text()
      .optional()
      .test(maxLength(100, 'form.tooLong'))
      .test(matches(/^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.choice')),
    city: text()
      .optional()
      .test(maxLength(100, 'form.tooLong'))
      .test(matches(/^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.choice')),
    countryId: whole('form.choice')
      .optional()
      .integer('form.choice')
      .min(0, 'form.choice')
      .max(2147483647, 'form.choice'),
    provinceId: whole('form.choice')
      .optional()
      .integer('form.choice')
      .min(0, 'form.choice')
      .max(2147483647, 'form.choice'),
    cityId: whole('form.choice')
      .optional()
      .integer('form.choice')
      .min(0, 'form.choice')
      .max(2147483647, 'form.choice'),
    areaCode: text()
      .optional()
      .test(matches(/^\d{1,6}$/u, 'form.phone.area')),
  }))();

/** Fields of: Change an address. */
export const addressEdit = /* @__PURE__ */ (() =>
  yup.object({
    id: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    use: whole<0 | 1>('form.number').optional().integer('form.number').oneOf([0, 1], 'form.choice'),
    phone: text()
      .required('form.required')
      .test(matches(/^(\d \d{7,15}|\d{2} \d{6,15}|\d{3} \d{5,15}|\d{4,6} \d{4,15})$/u, 'form.phone.format')),
    contacts: text()
      .required('form.required')
      .test(minLength(1, 'form.contacts.required'))
      .test(maxLength(64, 'form.contacts.long'))
      .test(
        matches(
          /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
          'form.contacts.required',
        ),
      ),
    address: text()
      .required('form.required')
      .test(minLength(1, 'form.address.required'))
      .test(maxLength(255, 'form.address.long'))
      .test(
        matches(
          /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
          'form.address.required',
        ),
      ),
    email: text()
      .optional()
      .test(minLength(6, 'form.email.format'))
      .test(maxLength(64, 'form.email.long'))
      .test(
        matches(
          /^[A-Za-z0-9_%+-]+(['.][A-Za-z0-9_%+-]+)*@[A-Za-z0-9]+(-+[A-Za-z0-9]+)*(\.[A-Za-z0-9]+(-+[A-Za-z0-9]+)*)*\.[A-Za-z]{2,}$/u,
          'form.email.format',
        ),
      ),
    postcode: text()
      .optional()
      .test(minLength(3, 'form.postcode.format'))
      .test(maxLength(32, 'form.postcode.format'))
      .test(matches(/^[A-Za-z0-9][A-Za-z0-9 -]*$/u, 'form.postcode.format')),
    country: text()
      .required('form.required')
      .test(minLength(1, 'form.country.required'))
      .test(maxLength(100, 'form.tooLong'))
      .test(
        matches(
          /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
          'form.country.required',
        ),
      ),
    province: text()
      .optional()
      .test(maxLength(100, 'form.tooLong'))
      .test(matches(/^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.choice')),
    city: text()
      .optional()
      .test(maxLength(100, 'form.tooLong'))
      .test(matches(/^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.choice')),
    countryId: whole('form.choice')
      .optional()
      .integer('form.choice')
      .min(0, 'form.choice')
      .max(2147483647, 'form.choice'),
    provinceId: whole('form.choice')
      .optional()
      .integer('form.choice')
      .min(0, 'form.choice')
      .max(2147483647, 'form.choice'),
    cityId: whole('form.choice')
      .optional()
      .integer('form.choice')
      .min(0, 'form.choice')
      .max(2147483647, 'form.choice'),
    areaCode: text()
      .optional()
      .test(matches(/^\d{1,6}$/u, 'form.phone.area')),
  }))();

/** Fields of: Delete an address. */
export const addressDel = /* @__PURE__ */ (() =>
  yup.object({
    id: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: List countries. */
export const addressListCountry = /* @__PURE__ */ (() =>
  yup.object({
    countryName: text()
      .optional()
      .test(maxLength(100, 'form.tooLong'))
      .test(matches(/^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.choice')),
  }))();

/** Fields of: List the states of a country. */
export const addressListState = /* @__PURE__ */ (() =>
  yup.object({
    countryId: whole('form.choice')
      .required('form.required')
      .integer('form.choice')
      .min(0, 'form.choice')
      .max(2147483647, 'form.choice'),
    stateName: text()
      .optional()
      .test(maxLength(100, 'form.tooLong'))
      .test(matches(/^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.choice')),
  }))();

/** Fields of: List the cities of a state. */
export const addressListCity = /* @__PURE__ */ (() =>
  yup.object({
    stateId: whole('form.choice')
      .required('form.required')
      .integer('form.choice')
      .min(0, 'form.choice')
      .max(2147483647, 'form.choice'),
    cityName: text()
      .optional()
      .test(maxLength(100, 'form.tooLong'))
      .test(matches(/^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.choice')),
  }))();

/** Fields of: Put lines into the cart. */
export const cartPut = /* @__PURE__ */ (() =>
  yup.object({
    lines: text()
      .required('form.required')
      .test(minLength(7, 'form.required'))
      .test(maxLength(8000, 'form.order.lines'))
      .test(
        matches(
          /^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},(0|[1-9]\d{0,2}),[01](,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},(0|[1-9]\d{0,2}),[01]){0,99}$/u,
          'form.order.lines',
        ),
      ),
  }))();

/** Fields of: Merge another cart into the cart. */
export const cartMerge = /* @__PURE__ */ (() =>
  yup.object({
    lines: text()
      .required('form.required')
      .test(minLength(7, 'form.required'))
      .test(maxLength(8000, 'form.order.lines'))
      .test(
        matches(
          /^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},(0|[1-9]\d{0,2}),[01](,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},(0|[1-9]\d{0,2}),[01]){0,99}$/u,
          'form.order.lines',
        ),
      ),
  }))();

/** Fields of: Place orders. */
export const orderSubmit = /* @__PURE__ */ (() =>
  yup.object({
    orderInfo: text()
      .required('form.required')
      .test(minLength(5, 'form.required'))
      .test(maxLength(8000, 'form.order.lines'))
      .test(
        matches(
          /^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\d{0,2}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\d{0,2})*$/u,
          'form.order.lines',
        ),
      ),
    addressId: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    remarks: text()
      .optional()
      .test(maxLength(200, 'form.remarks.long'))
      .test(matches(/^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.choice')),
    submitToken: text()
      .optional()
      .test(matches(/^[A-Za-z0-9_-]{8,64}$/u, 'form.id')),
    coupons: text()
      .optional()
      .test(maxLength(4000, 'form.coupon'))
      .test(
        matches(
          /^[A-Za-z0-9_-]{1,64},[A-Za-z0-9]{4,32}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9]{4,32})*$/u,
          'form.coupon',
        ),
      ),
    total: figure('form.amount.number')
      .optional()
      .min(0, 'form.amount.min')
      .max(1000000000, 'form.amount.max')
      .test(multipleOf(0.01, 'form.amount.decimals')),
  }))();

/** Fields of: Pay orders from the balance. */
export const orderPay = /* @__PURE__ */ (() =>
  yup.object({
    orderId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(1000, 'form.order.ids'))
      .test(matches(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64})*$/u, 'form.order.ids')),
    safeword: text()
      .required('form.required')
      .test(matches(/^\d{6}$/u, 'form.fundPassword.digits')),
  }))();

/** Fields of: Cancel an unpaid order. */
export const orderCancel = /* @__PURE__ */ (() =>
  yup.object({
    orderId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    returnReason: whole<0 | 1 | 2 | 3 | 4>('form.number')
      .required('form.required')
      .integer('form.number')
      .oneOf([0, 1, 2, 3, 4], 'form.choice'),
  }))();

/** Fields of: List the caller's orders. */
export const orderListMain = /* @__PURE__ */ (() =>
  yup.object({
    status: whole<-1 | 0 | 1 | 2 | 3 | 4 | 5 | 6>('form.number')
      .optional()
      .integer('form.number')
      .oneOf([-1, 0, 1, 2, 3, 4, 5, 6], 'form.choice'),
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
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
  }))();

/** Fields of: Show one order. */
export const orderInfo = /* @__PURE__ */ (() =>
  yup.object({
    orderId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    type: whole<0 | 1>('form.number').optional().integer('form.number').oneOf([0, 1], 'form.choice'),
  }))();

/** Fields of: List the lines of an order. */
export const orderListGoods = /* @__PURE__ */ (() =>
  yup.object({
    orderId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
  }))();

/** Fields of: Confirm that an order has arrived. */
export const orderReceipt = /* @__PURE__ */ (() =>
  yup.object({
    orderId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Request a refund. */
export const orderReturns = /* @__PURE__ */ (() =>
  yup.object({
    orderId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    returnReason: whole<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>('form.number')
      .required('form.required')
      .integer('form.number')
      .oneOf([1, 2, 3, 4, 5, 6, 7, 8, 9], 'form.choice'),
    returnDetail: text()
      .optional()
      .test(maxLength(500, 'form.remarks.long'))
      .test(matches(/^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.choice')),
    lines: text()
      .optional()
      .test(minLength(5, 'form.required'))
      .test(maxLength(8000, 'form.order.lines'))
      .test(
        matches(
          /^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\d{0,2}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\d{0,2})*$/u,
          'form.order.lines',
        ),
      ),
    money: figure('form.amount.number')
      .optional()
      .min(0.01, 'form.amount.min')
      .max(1000000000, 'form.amount.max')
      .test(multipleOf(0.01, 'form.amount.decimals')),
  }))();

/** Fields of: Show what a refund would pay back. */
export const orderRefundQuote = /* @__PURE__ */ (() =>
  yup.object({
    orderId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    lines: text()
      .optional()
      .test(minLength(5, 'form.required'))
      .test(maxLength(8000, 'form.order.lines'))
      .test(
        matches(
          /^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\d{0,2}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\d{0,2})*$/u,
          'form.order.lines',
        ),
      ),
  }))();

/** Fields of: Show what a return would pay back. */
export const orderReturnQuote = /* @__PURE__ */ (() =>
  yup.object({
    orderId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    returnReason: whole<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>('form.number')
      .required('form.required')
      .integer('form.number')
      .oneOf([1, 2, 3, 4, 5, 6, 7, 8, 9], 'form.choice'),
    lines: text()
      .optional()
      .test(minLength(5, 'form.required'))
      .test(maxLength(8000, 'form.order.lines'))
      .test(
        matches(
          /^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\d{0,2}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\d{0,2})*$/u,
          'form.order.lines',
        ),
      ),
  }))();

/** Fields of: Ask to return goods, or report a parcel that never arrived. */
export const orderRequestReturn = /* @__PURE__ */ (() =>
  yup.object({
    orderId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    returnReason: whole<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>('form.number')
      .required('form.required')
      .integer('form.number')
      .oneOf([1, 2, 3, 4, 5, 6, 7, 8, 9], 'form.choice'),
    lines: text()
      .optional()
      .test(minLength(5, 'form.required'))
      .test(maxLength(8000, 'form.order.lines'))
      .test(
        matches(
          /^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\d{0,2}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\d{0,2})*$/u,
          'form.order.lines',
        ),
      ),
    returnDetail: text()
      .optional()
      .test(maxLength(500, 'form.remarks.long'))
      .test(matches(/^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.choice')),
    images: text()
      .optional()
      .test(maxLength(2505, 'form.image.url'))
      .test(matches(/^[!-+\-.-~]{1,500}(,[!-+\-.-~]{1,500}){0,4}$/u, 'form.image.url')),
    total: figure('form.amount.number')
      .optional()
      .min(0.01, 'form.amount.min')
      .max(1000000000, 'form.amount.max')
      .test(multipleOf(0.01, 'form.amount.decimals')),
  }))();

/** Fields of: Say that the goods are on their way back. */
export const orderSendReturn = /* @__PURE__ */ (() =>
  yup.object({
    returnId: text()
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

/** Fields of: Ask the mall to decide a refused return. */
export const orderDisputeReturn = /* @__PURE__ */ (() =>
  yup.object({
    returnId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    statement: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.remarks.long'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
    images: text()
      .optional()
      .test(maxLength(2505, 'form.image.url'))
      .test(matches(/^[!-+\-.-~]{1,500}(,[!-+\-.-~]{1,500}){0,4}$/u, 'form.image.url')),
  }))();

/** Fields of: Withdraw a return. */
export const orderWithdrawReturn = /* @__PURE__ */ (() =>
  yup.object({
    returnId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Remind the store to ship. */
export const orderRemind = /* @__PURE__ */ (() =>
  yup.object({
    orderId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Show what orders would cost. */
export const orderQuote = /* @__PURE__ */ (() =>
  yup.object({
    orderInfo: text()
      .required('form.required')
      .test(minLength(5, 'form.required'))
      .test(maxLength(8000, 'form.order.lines'))
      .test(
        matches(
          /^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\d{0,2}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\d{0,2})*$/u,
          'form.order.lines',
        ),
      ),
    addressId: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    coupons: text()
      .optional()
      .test(maxLength(4000, 'form.coupon'))
      .test(
        matches(
          /^[A-Za-z0-9_-]{1,64},[A-Za-z0-9]{4,32}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9]{4,32})*$/u,
          'form.coupon',
        ),
      ),
  }))();

/** Fields of: Show the log of an order. */
export const orderLogList = /* @__PURE__ */ (() =>
  yup.object({
    orderId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: List coupons that anyone may use. */
export const couponList = /* @__PURE__ */ (() =>
  yup.object({
    sellerId: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
  }))();

/** Fields of: List the caller's coupons. */
export const couponMine = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
  }))();

/** Fields of: Claim a coupon. */
export const couponClaim = /* @__PURE__ */ (() =>
  yup.object({
    code: text()
      .required('form.required')
      .test(matches(/^[A-Za-z0-9]{4,32}$/u, 'form.coupon')),
  }))();

/** Fields of: List the payment methods of a region. */
export const paymentMethods = /* @__PURE__ */ (() =>
  yup.object({
    countryId: whole('form.choice')
      .optional()
      .integer('form.choice')
      .min(0, 'form.choice')
      .max(2147483647, 'form.choice'),
  }))();

/** Fields of: Start a payment by another method. */
export const paymentOpen = /* @__PURE__ */ (() =>
  yup.object({
    orderId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(1000, 'form.order.ids'))
      .test(matches(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64})*$/u, 'form.order.ids')),
    method: text<'ewallet' | 'card' | 'crypto'>()
      .required('form.required')
      .oneOf(['ewallet', 'card', 'crypto'], 'form.payment.method'),
    returnPath: text()
      .optional()
      .test(minLength(1, 'form.url'))
      .test(maxLength(500, 'form.url'))
      .test(matches(/^([/]|[/][A-Za-z0-9_.~-][A-Za-z0-9_.~/?=&%-]*)$/u, 'form.url')),
  }))();

/** Fields of: Show where a payment stands. */
export const paymentGet = /* @__PURE__ */ (() =>
  yup.object({
    paymentId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Keep a bank card. */
export const bankCardAdd = /* @__PURE__ */ (() =>
  yup.object({
    bankName: text()
      .required('form.required')
      .test(minLength(2, 'form.required'))
      .test(maxLength(64, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
    bankUserName: text()
      .required('form.required')
      .test(minLength(2, 'form.required'))
      .test(maxLength(64, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
    bankCardNo: text()
      .required('form.required')
      .test(matches(/^[A-Za-z0-9]{6,34}$/u, 'form.bank.number')),
  }))();

/** Fields of: Forget a bank card. */
export const bankCardDel = /* @__PURE__ */ (() =>
  yup.object({
    id: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: List the movements of the wallet. */
export const walletLogs = /* @__PURE__ */ (() =>
  yup.object({
    direction: text<'in' | 'out'>().optional().oneOf(['in', 'out'], 'form.choice'),
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
  }))();

/** Fields of: Report a recharge over a chain. */
export const rechargeBlockchainRecharge = /* @__PURE__ */ (() =>
  yup.object({
    session_token: text()
      .required('form.required')
      .test(minLength(16, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    coin: text<'USDT' | 'ETH' | 'BTC' | 'USDC'>()
      .required('form.required')
      .oneOf(['USDT', 'ETH', 'BTC', 'USDC'], 'form.coin'),
    blockchain_name: text()
      .required('form.required')
      .test(matches(/^[A-Za-z0-9]{2,20}$/u, 'form.chain')),
    channel_address: text()
      .required('form.required')
      .test(matches(/^[A-Za-z0-9]{20,100}$/u, 'form.address.coin')),
    amount: text()
      .required('form.required')
      .test(maxLength(18, 'form.amount.max'))
      .test(matches(/^(?=[\d.]*[1-9])(0|[1-9]\d{0,8})(\.\d{1,8})?$/u, 'form.recharge.quantity')),
    img: text().required('form.required').test(maxLength(500, 'form.image.url')),
    from: text()
      .optional()
      .test(matches(/^[A-Za-z0-9]{1,128}$/u, 'form.id')),
    tx: text()
      .optional()
      .test(matches(/^[A-Za-z0-9]{1,128}$/u, 'form.id')),
  }))();

/** Fields of: List own recharges. */
export const rechargeBlockchainList = /* @__PURE__ */ (() =>
  yup.object({
    page_no: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    page_size: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
    state: whole<0 | 1 | 2>('form.number').optional().integer('form.number').oneOf([0, 1, 2], 'form.choice'),
  }))();

/** Fields of: Show one of the own recharges. */
export const rechargeBlockchainGet = /* @__PURE__ */ (() =>
  yup.object({
    order_no: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Show the price of a coin. */
export const rechargeBlockchainFee = /* @__PURE__ */ (() =>
  yup.object({
    symbol: text<'USDT' | 'ETH' | 'BTC' | 'USDC'>()
      .optional()
      .oneOf(['USDT', 'ETH', 'BTC', 'USDC'], 'form.coin'),
  }))();

/** Fields of: List the channels of coins. */
export const channelBlockchainList = /* @__PURE__ */ (() =>
  yup.object({
    coin: text<'USDT' | 'ETH' | 'BTC' | 'USDC'>()
      .optional()
      .oneOf(['USDT', 'ETH', 'BTC', 'USDC'], 'form.coin'),
  }))();

/** Fields of: Recharge through a bank. */
export const thirdPartyRechargeRecharge = /* @__PURE__ */ (() =>
  yup.object({
    session_token: text()
      .required('form.required')
      .test(minLength(16, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    amount: text()
      .required('form.required')
      .test(maxLength(12, 'form.amount.max'))
      .test(matches(/^[1-9]\d{0,8}(\.\d{1,2})?$/u, 'form.recharge.amount')),
    frenchCurrency: text()
      .required('form.required')
      .test(matches(/^[A-Z]{3}$/u, 'form.currency')),
  }))();

/** Fields of: Recharge through GCash. */
export const thirdPartyRechargePhpRecharge = /* @__PURE__ */ (() =>
  yup.object({
    session_token: text()
      .required('form.required')
      .test(minLength(16, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    amount: text()
      .required('form.required')
      .test(maxLength(12, 'form.amount.max'))
      .test(matches(/^[1-9]\d{0,8}(\.\d{1,2})?$/u, 'form.recharge.amount')),
  }))();

/** Fields of: Recharge through GCash 2.0. */
export const thirdPartyRechargePhpRecharge2 = /* @__PURE__ */ (() =>
  yup.object({
    session_token: text()
      .required('form.required')
      .test(minLength(16, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    amount: text()
      .required('form.required')
      .test(maxLength(12, 'form.amount.max'))
      .test(matches(/^[1-9]\d{0,8}(\.\d{1,2})?$/u, 'form.recharge.amount')),
    pageUrl: text().required('form.required').test(maxLength(2000, 'form.url')),
  }))();

/** Fields of: Recharge through GCash 3.0. */
export const thirdPartyRechargePhpRecharge3 = /* @__PURE__ */ (() =>
  yup.object({
    session_token: text()
      .required('form.required')
      .test(minLength(16, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    amount: text()
      .required('form.required')
      .test(maxLength(12, 'form.amount.max'))
      .test(matches(/^[1-9]\d{0,8}(\.\d{1,2})?$/u, 'form.recharge.amount')),
    pageUrl: text().required('form.required').test(maxLength(2000, 'form.url')),
  }))();

/** Fields of: Recharge through Maya. */
export const thirdPartyRechargePhpRecharge4 = /* @__PURE__ */ (() =>
  yup.object({
    session_token: text()
      .required('form.required')
      .test(minLength(16, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    amount: text()
      .required('form.required')
      .test(maxLength(12, 'form.amount.max'))
      .test(matches(/^[1-9]\d{0,8}(\.\d{1,2})?$/u, 'form.recharge.amount')),
    pageUrl: text().required('form.required').test(maxLength(2000, 'form.url')),
  }))();

/** Fields of: Recharge through GCash pay. */
export const thirdPartyRechargePhpRecharge5 = /* @__PURE__ */ (() =>
  yup.object({
    session_token: text()
      .required('form.required')
      .test(minLength(16, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    amount: text()
      .required('form.required')
      .test(maxLength(12, 'form.amount.max'))
      .test(matches(/^[1-9]\d{0,8}(\.\d{1,2})?$/u, 'form.recharge.amount')),
    pageUrl: text().required('form.required').test(maxLength(2000, 'form.url')),
  }))();

/** Fields of: List own withdrawals. */
export const withdrawList = /* @__PURE__ */ (() =>
  yup.object({
    page_no: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    page_size: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
    state: whole<0 | 1 | 2>('form.number').optional().integer('form.number').oneOf([0, 1, 2], 'form.choice'),
  }))();

/** Fields of: Request a withdrawal. */
export const withdrawApply = /* @__PURE__ */ (() =>
  yup.object({
    session_token: text()
      .required('form.required')
      .test(minLength(16, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    safeword: text()
      .required('form.required')
      .test(matches(/^\d{6}$/u, 'form.fundPassword.digits')),
    authenticatorCode: text()
      .optional()
      .test(matches(/^\d{6}$/u, 'form.code.digits')),
    amount: text()
      .required('form.required')
      .test(maxLength(29, 'form.amount.max'))
      .test(matches(/^(?=[\d.]*[1-9])(0|[1-9]\d{0,17})(\.\d{1,10})?$/u, 'form.withdraw.amount')),
    channel: text<'USDT' | 'ETH' | 'BTC' | 'USDC' | 'bank'>()
      .required('form.required')
      .oneOf(['USDT', 'ETH', 'BTC', 'USDC', 'bank'], 'form.choice'),
    from: text()
      .optional()
      .test(
        matches(
          /^(0x[0-9a-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33}|[13][1-9A-HJ-NP-Za-km-z]{24,33})$/u,
          'form.address.coin',
        ),
      ),
    currency: text<'USDT' | 'ETH' | 'BTC' | 'USDC'>()
      .optional()
      .oneOf(['USDT', 'ETH', 'BTC', 'USDC'], 'form.coin'),
    bankName: text()
      .optional()
      .test(minLength(2, 'form.required'))
      .test(maxLength(64, 'form.tooLong'))
      .test(matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'))
      .test(requiredWith('bankCardNo', 'form.required')),
    bankUserName: text()
      .optional()
      .test(minLength(2, 'form.required'))
      .test(maxLength(64, 'form.tooLong'))
      .test(matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'))
      .test(requiredWith('bankCardNo', 'form.required')),
    bankCardNo: text()
      .optional()
      .test(matches(/^[A-Za-z0-9]{6,34}$/u, 'form.bank.number')),
    routingNum: text()
      .optional()
      .test(matches(/^[A-Za-z0-9]{4,20}$/u, 'form.bank.routing')),
    swiftCode: text()
      .optional()
      .test(matches(/^[A-Za-z0-9]{4,20}$/u, 'form.bank.routing')),
    accountAddress: text()
      .optional()
      .test(maxLength(255, 'form.tooLong'))
      .test(matches(/^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.choice')),
    bankAddress: text()
      .optional()
      .test(maxLength(255, 'form.tooLong'))
      .test(matches(/^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.choice')),
    countryName: text()
      .optional()
      .test(maxLength(255, 'form.tooLong'))
      .test(matches(/^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.choice')),
  }))();

/** Fields of: Show the handling fee of withdrawals. */
export const withdrawFee = /* @__PURE__ */ (() =>
  yup.object({
    channel: text<'USDT' | 'ETH' | 'BTC' | 'USDC' | 'bank'>()
      .optional()
      .oneOf(['USDT', 'ETH', 'BTC', 'USDC', 'bank'], 'form.choice'),
  }))();

/** Fields of: Show one of the own withdrawals. */
export const withdrawGet = /* @__PURE__ */ (() =>
  yup.object({
    order_no: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Ask for the withdrawal address to be removed. */
export const withdrawRequestAddressRelease = /* @__PURE__ */ (() =>
  yup.object({
    authenticatorCode: text()
      .required('form.required')
      .test(matches(/^\d{6}$/u, 'form.code.digits')),
  }))();

/** Fields of: Apply for a loan. */
export const creditApply = /* @__PURE__ */ (() =>
  yup.object({
    realName: text()
      .required('form.required')
      .test(minLength(2, 'form.name.format'))
      .test(maxLength(64, 'form.name.format'))
      .test(
        matches(
          /^(?!.*(?:\.\p{Ll}{2}|[\u115f\u1160\u3164\uffa0]))['\u2018\u2019\u00b4`]?\p{L}[\p{Zs}\p{Pd}.,/'\u2018\u2019\u00b4`\u00b7\u2022\u2027\u30fb\uff65\uff1d\u05f3\u05f4\u0f0b\u200c\u200d]*[\p{L}\p{M}][\p{L}\p{M}\p{Zs}\p{Pd}.,/'\u2018\u2019\u00b4`\u00b7\u2022\u2027\u30fb\uff65\uff1d\u05f3\u05f4\u0f0b\u200c\u200d]*$/u,
          'form.name.format',
        ),
      ),
    creditPeriod: whole('form.loan.term')
      .required('form.required')
      .integer('form.loan.term')
      .min(1, 'form.loan.term')
      .max(365, 'form.loan.term'),
    applyAmount: figure('form.amount.number')
      .required('form.required')
      .min(100000, 'form.loan.amount')
      .max(30000000, 'form.loan.amount')
      .test(multipleOf(0.01, 'form.amount.decimals')),
    countryId: whole('form.number')
      .required('form.required')
      .integer('form.number')
      .min(1, 'form.required')
      .max(999999, 'form.number'),
    identification: text()
      .required('form.required')
      .test(matches(/^[A-Za-z0-9]{4,32}$/u, 'form.documentNumber')),
    imgCertificateFace: text().required('form.required').test(maxLength(500, 'form.image.url')),
    imgCertificateBack: text().required('form.required').test(maxLength(500, 'form.image.url')),
    imgCertificateHand: text().required('form.required').test(maxLength(500, 'form.image.url')),
    creditId: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    agreement: whole<0 | 1>('form.number')
      .optional()
      .integer('form.number')
      .oneOf([0, 1], 'form.choice')
      .test(ticked('form.loan.agreement')),
  }))();

/** Fields of: List own loans. */
export const creditHistroy = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
  }))();

/** Fields of: Show what repaying a loan would take. */
export const creditBeforepay = /* @__PURE__ */ (() =>
  yup.object({
    creditId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Repay a loan. */
export const creditPay = /* @__PURE__ */ (() =>
  yup.object({
    creditId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    safeword: text()
      .required('form.required')
      .test(matches(/^\d{6}$/u, 'form.fundPassword.digits')),
    total: figure('form.amount.number')
      .optional()
      .min(0, 'form.amount.min')
      .max(1000000000, 'form.amount.max')
      .test(multipleOf(0.01, 'form.amount.decimals')),
  }))();

/** Fields of: Show a refused application. */
export const creditBeforereapply = /* @__PURE__ */ (() =>
  yup.object({
    creditId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: List messages with customer service. */
export const newOnlinechatList = /* @__PURE__ */ (() =>
  yup.object({
    message_id: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    show_img: text()
      .optional()
      .test(matches(/^(true|false)$/u, 'form.choice')),
  }))();

/** Fields of: Send a message to customer service. */
export const newOnlinechatSend = /* @__PURE__ */ (() =>
  yup.object({
    type: text<'text' | 'img'>().required('form.required').oneOf(['text', 'img'], 'form.choice'),
    content: text()
      .required('form.required')
      .test(minLength(1, 'form.chat.empty'))
      .test(maxLength(1000, 'form.chat.long'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.chat.empty'),
      ),
  }))();

/** Fields of: Count unread messages of stores. */
export const userOnlineChatControllerUnread = /* @__PURE__ */ (() =>
  yup.object({ loginType: text<'user' | 'shop'>().optional().oneOf(['user', 'shop'], 'form.choice') }))();

/** Fields of: List messages with a store. */
export const userOnlineChatControllerList = /* @__PURE__ */ (() =>
  yup.object({
    partyid: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    message_id: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Send a message to a store. */
export const userOnlineChatControllerSend = /* @__PURE__ */ (() =>
  yup.object({
    partyid: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    type: text<'text' | 'img'>().required('form.required').oneOf(['text', 'img'], 'form.choice'),
    content: text()
      .required('form.required')
      .test(minLength(1, 'form.chat.empty'))
      .test(maxLength(1000, 'form.chat.long'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.chat.empty'),
      ),
  }))();

/** Fields of: Upload a picture. */
export const uploadimgExecute = /* @__PURE__ */ (() =>
  yup
    .object({
      file: file('form.image.kind')
        .required('form.required')
        .test(
          imageSize(
            {
              maxBytes: 31457280,
              mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
              cases: {
                field: 'moduleName',
                of: {
                  selle: { maxBytes: 2097152 },
                  evaluate: { maxBytes: 10485760 },
                  online: { maxBytes: 10485760, mediaTypes: ['image/jpeg', 'image/png'] },
                },
              },
            },
            'form.image.size',
          ),
        )
        .test(
          imageKind(
            {
              maxBytes: 31457280,
              mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
              cases: {
                field: 'moduleName',
                of: {
                  selle: { maxBytes: 2097152 },
                  evaluate: { maxBytes: 10485760 },
                  online: { maxBytes: 10485760, mediaTypes: ['image/jpeg', 'image/png'] },
                },
              },
            },
            'form.image.kind',
          ),
        ),
      moduleName: text()
        .required('form.required')
        .test(matches(/^[A-Za-z0-9_-]{1,32}$/u, 'form.id')),
    })
    .exact('form.choice'))();
