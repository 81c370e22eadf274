// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

import * as yup from 'yup';
import { figure, matches, maxLength, minLength, multipleOf, text, whole } from '../../validators/rules.ts';

/** Fields of: Log in to the desk. */
export const deskSessionLogin = /* @__PURE__ */ (() =>
  yup.object({
    username: text()
      .required('form.required')
      .test(minLength(3, 'form.staffName'))
      .test(maxLength(32, 'form.staffName'))
      .test(matches(/^[a-z][a-z0-9._-]*$/u, 'form.staffName')),
    password: text()
      .required('form.required')
      .test(matches(/^[!-~]{12,64}$/u, 'form.staffPassword')),
    code: text()
      .required('form.required')
      .test(matches(/^(\d{6}|[a-z2-7]{5}-[a-z2-7]{5})$/u, 'form.code.digits')),
  }))();

/** Fields of: Accept an invitation. */
export const deskSessionJoin = /* @__PURE__ */ (() =>
  yup.object({
    invitation: text()
      .required('form.required')
      .test(minLength(32, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    password: text()
      .required('form.required')
      .test(matches(/^[!-~]{12,64}$/u, 'form.staffPassword')),
  }))();

/** Fields of: Confirm with the second factor. */
export const deskSessionConfirm = /* @__PURE__ */ (() =>
  yup.object({
    code: text()
      .required('form.required')
      .test(matches(/^(\d{6}|[a-z2-7]{5}-[a-z2-7]{5})$/u, 'form.code.digits')),
  }))();

/** Fields of: End sessions. */
export const deskSessionEnd = /* @__PURE__ */ (() =>
  yup.object({
    sessionId: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    all: yup.boolean().optional(),
  }))();

/** Fields of: List withdrawals. */
export const deskWithdrawalList = /* @__PURE__ */ (() =>
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
    state: text<'toCheck' | 'toPay' | 'paidOut' | 'refused'>()
      .optional()
      .oneOf(['toCheck', 'toPay', 'paidOut', 'refused'], 'form.choice'),
    sortBy: text<'createdAt' | 'amount'>().optional().oneOf(['createdAt', 'amount'], 'form.choice'),
    sortDir: text<'asc' | 'desc'>().optional().oneOf(['asc', 'desc'], 'form.choice'),
  }))();

/** Fields of: Show one withdrawal. */
export const deskWithdrawalInfo = /* @__PURE__ */ (() =>
  yup.object({
    withdrawalId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Approve or refuse a withdrawal. */
export const deskWithdrawalDecide = /* @__PURE__ */ (() =>
  yup.object({
    withdrawalId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    decision: text<'approve' | 'refuse'>()
      .required('form.required')
      .oneOf(['approve', 'refuse'], 'form.choice'),
    reason: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
  }))();

/** Fields of: Pay out a withdrawal. */
export const deskWithdrawalPayOut = /* @__PURE__ */ (() =>
  yup.object({
    withdrawalId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    hash: text()
      .optional()
      .test(matches(/^[A-Za-z0-9]{1,128}$/u, 'form.id')),
  }))();

/** Fields of: List recharges. */
export const deskRechargeList = /* @__PURE__ */ (() =>
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
    state: text<'waiting' | 'credited' | 'failed' | 'reversed'>()
      .optional()
      .oneOf(['waiting', 'credited', 'failed', 'reversed'], 'form.choice'),
    sortBy: text<'createdAt' | 'amount'>().optional().oneOf(['createdAt', 'amount'], 'form.choice'),
    sortDir: text<'asc' | 'desc'>().optional().oneOf(['asc', 'desc'], 'form.choice'),
  }))();

/** Fields of: Decide a recharge. */
export const deskRechargeDecide = /* @__PURE__ */ (() =>
  yup.object({
    rechargeId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    decision: text<'credit' | 'fail' | 'reverse'>()
      .required('form.required')
      .oneOf(['credit', 'fail', 'reverse'], 'form.choice'),
    hash: text()
      .optional()
      .test(matches(/^[A-Za-z0-9]{1,128}$/u, 'form.id')),
    reason: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
  }))();

/** Fields of: Create or change a recharge channel. */
export const deskChannelSave = /* @__PURE__ */ (() =>
  yup.object({
    channelId: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    version: whole('form.number')
      .optional()
      .integer('form.number')
      .min(0, 'form.number')
      .max(2147483647, 'form.number'),
    coin: text<'USDT' | 'USDC' | 'ETH' | 'BTC'>()
      .required('form.required')
      .oneOf(['USDT', 'USDC', 'ETH', 'BTC'], 'form.choice'),
    blockchain: text<'TRC20' | 'ERC20' | 'OMNI'>()
      .required('form.required')
      .oneOf(['TRC20', 'ERC20', 'OMNI'], 'form.choice'),
    address: text()
      .required('form.required')
      .test(minLength(20, 'form.address'))
      .test(maxLength(64, 'form.address'))
      .test(matches(/^[A-Za-z0-9]+$/u, 'form.address')),
    minimum: text()
      .required('form.required')
      .test(maxLength(29, 'form.amount.max'))
      .test(matches(/^(0|[1-9]\d{0,17})(\.\d{1,10})?$/u, 'form.amount.decimals')),
    maximum: text()
      .required('form.required')
      .test(maxLength(29, 'form.amount.max'))
      .test(matches(/^(0|[1-9]\d{0,17})(\.\d{1,10})?$/u, 'form.amount.decimals')),
    isOpen: yup.boolean().required('form.required'),
    position: whole('form.number')
      .required('form.required')
      .integer('form.number')
      .min(0, 'form.number')
      .max(999, 'form.number'),
    reason: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
  }))();

/** Fields of: Decide another receiving address. */
export const deskChannelDecide = /* @__PURE__ */ (() =>
  yup.object({
    changeId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    decision: text<'grant' | 'refuse'>().required('form.required').oneOf(['grant', 'refuse'], 'form.choice'),
  }))();

/** Fields of: Set the price of a coin. */
export const deskChannelPrice = /* @__PURE__ */ (() =>
  yup.object({
    coin: text<'USDT' | 'USDC' | 'ETH' | 'BTC'>()
      .required('form.required')
      .oneOf(['USDT', 'USDC', 'ETH', 'BTC'], 'form.choice'),
    price: text()
      .optional()
      .test(matches(/^\d{1,9}(\.\d{1,2})?$/u, 'form.amount.decimals')),
    reason: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
  }))();

/** Fields of: Change a payment method. */
export const deskMethodSave = /* @__PURE__ */ (() =>
  yup.object({
    code: text<'card' | 'ewallet' | 'crypto'>()
      .required('form.required')
      .oneOf(['card', 'ewallet', 'crypto'], 'form.choice'),
    revision: text()
      .required('form.required')
      .test(matches(/^[0-9a-f]{16}$/u, 'form.choice')),
    isOpen: yup.boolean().required('form.required'),
    countries: text()
      .required('form.required')
      .test(maxLength(800, 'form.countries'))
      .test(matches(/^(\*|[A-Z]{2}(,[A-Z]{2})*)$/u, 'form.countries')),
    fee: text()
      .required('form.required')
      .test(maxLength(6, 'form.share'))
      .test(matches(/^0(\.\d{1,4})?$/u, 'form.share')),
    position: whole('form.number')
      .required('form.required')
      .integer('form.number')
      .min(0, 'form.number')
      .max(999, 'form.number'),
    reason: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
  }))();

/** Fields of: Save or remove a product of a third party. */
export const deskMethodSaveProduct = /* @__PURE__ */ (() =>
  yup.object({
    revision: text()
      .required('form.required')
      .test(matches(/^[0-9a-f]{16}$/u, 'form.choice')),
    productType: text<'Bank' | 'GCash' | 'GCash2.0' | 'GCash3.0' | 'Maya' | 'GCash pay'>()
      .required('form.required')
      .oneOf(['Bank', 'GCash', 'GCash2.0', 'GCash3.0', 'Maya', 'GCash pay'], 'form.choice'),
    bankCode: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(32, 'form.tooLong'))
      .test(matches(/^[A-Za-z0-9_.-]+$/u, 'form.choice')),
    isOpen: yup.boolean().required('form.required'),
    minimum: whole('form.number')
      .required('form.required')
      .integer('form.number')
      .min(1, 'form.number')
      .max(1000000, 'form.number'),
    maximum: whole('form.number')
      .required('form.required')
      .integer('form.number')
      .min(1, 'form.number')
      .max(1000000, 'form.number'),
    currency: text()
      .required('form.required')
      .test(matches(/^[A-Z]{3,4}$/u, 'form.currency')),
    reason: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
  }))();

/** Fields of: List accounts of the ledger. */
export const deskLedgerAccounts = /* @__PURE__ */ (() =>
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
    kind: text<
      | 'wallet'
      | 'withdraw_hold'
      | 'merchant'
      | 'loan_debt'
      | 'escrow'
      | 'chain'
      | 'fee'
      | 'tax'
      | 'freight'
      | 'interest'
      | 'demo'
      | 'test'
      | 'suspense'
      | 'promotion'
      | 'commission'
    >()
      .optional()
      .oneOf(
        [
          'wallet',
          'withdraw_hold',
          'merchant',
          'loan_debt',
          'escrow',
          'chain',
          'fee',
          'tax',
          'freight',
          'interest',
          'demo',
          'test',
          'suspense',
          'promotion',
          'commission',
        ],
        'form.choice',
      ),
    sortBy: text<'balance' | 'id'>().optional().oneOf(['balance', 'id'], 'form.choice'),
    sortDir: text<'asc' | 'desc'>().optional().oneOf(['asc', 'desc'], 'form.choice'),
  }))();

/** Fields of: List transfers of the ledger. */
export const deskLedgerTransfers = /* @__PURE__ */ (() =>
  yup.object({
    pageNum: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(10000, 'form.page'),
    pageSize: whole('form.page').optional().integer('form.page').min(1, 'form.page').max(100, 'form.page'),
    accountId: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(120, 'form.id'))
      .test(matches(/^[A-Za-z0-9_:-]+$/u, 'form.id')),
    reference: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Settle money in suspense. */
export const deskLedgerSettle = /* @__PURE__ */ (() =>
  yup.object({
    itemId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(120, 'form.id'))
      .test(matches(/^[A-Za-z0-9_:-]+$/u, 'form.id')),
    decision: text<'refund' | 'credit' | 'handled'>()
      .required('form.required')
      .oneOf(['refund', 'credit', 'handled'], 'form.choice'),
    userId: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    reason: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
  }))();

/** Fields of: List closed accounts and those that could not be closed. */
export const deskClosingList = /* @__PURE__ */ (() =>
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
    state: text<'blocked' | 'closed'>().optional().oneOf(['blocked', 'closed'], 'form.choice'),
  }))();

/** Fields of: Hide the steps to open the mall. */
export const deskOpeningHide = /* @__PURE__ */ (() =>
  yup.object({ isHidden: yup.boolean().required('form.required') }))();

/** Fields of: Name the mall. */
export const deskSiteSave = /* @__PURE__ */ (() =>
  yup
    .object({
      revision: text()
        .required('form.required')
        .test(matches(/^[0-9a-f]{16}$/u, 'form.choice')),
      name: text()
        .required('form.required')
        .test(minLength(1, 'form.required'))
        .test(maxLength(60, 'form.tooLong'))
        .test(
          matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
        ),
      theme: text()
        .required('form.required')
        .test(matches(/^[a-z][a-z0-9-]{0,31}$/u, 'form.choice')),
      country: text()
        .required('form.required')
        .test(minLength(2, 'form.choice'))
        .test(maxLength(2, 'form.choice'))
        .test(matches(/^[A-Z]{2}$/u, 'form.choice')),
      company: text()
        .required('form.required')
        .test(minLength(1, 'form.required'))
        .test(maxLength(60, 'form.tooLong'))
        .test(
          matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
        ),
      address: text()
        .required('form.required')
        .test(minLength(1, 'form.required'))
        .test(maxLength(200, 'form.tooLong'))
        .test(
          matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
        ),
      register: text()
        .optional()
        .test(maxLength(255, 'form.tooLong'))
        .test(matches(/^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.choice')),
      email: text()
        .required('form.required')
        .test(minLength(3, 'form.required'))
        .test(maxLength(64, 'form.email.long')),
      about: text().optional().test(maxLength(2000, 'form.tooLong')),
      reason: text()
        .required('form.required')
        .test(minLength(1, 'form.required'))
        .test(maxLength(500, 'form.tooLong'))
        .test(
          matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
        ),
    })
    .exact('form.choice'))();

/** Fields of: List loans. */
export const deskLoanList = /* @__PURE__ */ (() =>
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
    state: text<'applied' | 'running' | 'overdue' | 'refused' | 'repaid'>()
      .optional()
      .oneOf(['applied', 'running', 'overdue', 'refused', 'repaid'], 'form.choice'),
    sortBy: text<'submittedAt' | 'amount' | 'dueAt'>()
      .optional()
      .oneOf(['submittedAt', 'amount', 'dueAt'], 'form.choice'),
    sortDir: text<'asc' | 'desc'>().optional().oneOf(['asc', 'desc'], 'form.choice'),
  }))();

/** Fields of: Show one loan. */
export const deskLoanInfo = /* @__PURE__ */ (() =>
  yup.object({
    loanId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Grant or refuse a loan. */
export const deskLoanDecide = /* @__PURE__ */ (() =>
  yup.object({
    loanId: text()
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

/** Fields of: List disputes. */
export const deskDisputeList = /* @__PURE__ */ (() =>
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

/** Fields of: Show one dispute. */
export const deskDisputeInfo = /* @__PURE__ */ (() =>
  yup.object({
    returnId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Decide a dispute. */
export const deskDisputeDecide = /* @__PURE__ */ (() =>
  yup.object({
    returnId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    decision: text<'refund' | 'part' | 'return' | 'close'>()
      .required('form.required')
      .oneOf(['refund', 'part', 'return', 'close'], 'form.choice'),
    amount: figure('form.amount.number')
      .optional()
      .min(0.01, 'form.amount.min')
      .max(1000000000, 'form.amount.max')
      .test(multipleOf(0.01, 'form.amount.decimals')),
    reason: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
  }))();

/** Fields of: List identity checks. */
export const deskIdentityList = /* @__PURE__ */ (() =>
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
    state: text<'applied' | 'inReview' | 'passed' | 'refused'>()
      .optional()
      .oneOf(['applied', 'inReview', 'passed', 'refused'], 'form.choice'),
    kind: text<'basic' | 'advanced'>().optional().oneOf(['basic', 'advanced'], 'form.choice'),
    sortBy: text<'appliedAt'>().optional().oneOf(['appliedAt'], 'form.choice'),
    sortDir: text<'asc' | 'desc'>().optional().oneOf(['asc', 'desc'], 'form.choice'),
  }))();

/** Fields of: Show one identity check. */
export const deskIdentityInfo = /* @__PURE__ */ (() =>
  yup.object({
    checkId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Decide an identity check. */
export const deskIdentityDecide = /* @__PURE__ */ (() =>
  yup.object({
    checkId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    decision: text<'review' | 'pass' | 'refuse'>()
      .required('form.required')
      .oneOf(['review', 'pass', 'refuse'], 'form.choice'),
    reason: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
  }))();

/** Fields of: List applications to sell. */
export const deskApplicationList = /* @__PURE__ */ (() =>
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
    state: text<'applied' | 'admitted' | 'refused'>()
      .optional()
      .oneOf(['applied', 'admitted', 'refused'], 'form.choice'),
    sortBy: text<'appliedAt'>().optional().oneOf(['appliedAt'], 'form.choice'),
    sortDir: text<'asc' | 'desc'>().optional().oneOf(['asc', 'desc'], 'form.choice'),
  }))();

/** Fields of: Admit or refuse a merchant. */
export const deskApplicationDecide = /* @__PURE__ */ (() =>
  yup.object({
    applicationId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    decision: text<'admit' | 'refuse'>().required('form.required').oneOf(['admit', 'refuse'], 'form.choice'),
    reason: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
  }))();

/** Fields of: Find users. */
export const deskCustomerList = /* @__PURE__ */ (() =>
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
    hold: text<'none' | 'extraVerification' | 'frozen'>()
      .optional()
      .oneOf(['none', 'extraVerification', 'frozen'], 'form.choice'),
    address: text<'bound' | 'releasing'>().optional().oneOf(['bound', 'releasing'], 'form.choice'),
    sortBy: text<'createdAt' | 'lastLoginAt' | 'username'>()
      .optional()
      .oneOf(['createdAt', 'lastLoginAt', 'username'], 'form.choice'),
    sortDir: text<'asc' | 'desc'>().optional().oneOf(['asc', 'desc'], 'form.choice'),
  }))();

/** Fields of: Show one user. */
export const deskCustomerInfo = /* @__PURE__ */ (() =>
  yup.object({
    userId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Hold or release an account. */
export const deskCustomerHold = /* @__PURE__ */ (() =>
  yup.object({
    userId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    hold: text<'none' | 'extraVerification' | 'frozen'>()
      .required('form.required')
      .oneOf(['none', 'extraVerification', 'frozen'], 'form.choice'),
    reason: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
  }))();

/** Fields of: Remove a user's withdrawal address. */
export const deskCustomerReleaseAddress = /* @__PURE__ */ (() =>
  yup.object({
    userId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    reason: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
  }))();

/** Fields of: Create or change a role. */
export const deskRoleSave = /* @__PURE__ */ (() =>
  yup.object({
    roleId: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    version: whole('form.number')
      .optional()
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
    description: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
    permissions: text()
      .required('form.required')
      .test(maxLength(1000, 'form.choice'))
      .test(matches(/^[a-z]+:[a-z]+(,[a-z]+:[a-z]+)*$/u, 'form.choice')),
  }))();

/** Fields of: Delete a role. */
export const deskRoleRemove = /* @__PURE__ */ (() =>
  yup.object({
    roleId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Invite or change a person. */
export const deskStaffSave = /* @__PURE__ */ (() =>
  yup.object({
    staffId: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    version: whole('form.number')
      .optional()
      .integer('form.number')
      .min(0, 'form.number')
      .max(2147483647, 'form.number'),
    username: text()
      .required('form.required')
      .test(minLength(3, 'form.staffName'))
      .test(maxLength(32, 'form.staffName'))
      .test(matches(/^[a-z][a-z0-9._-]*$/u, 'form.staffName')),
    name: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(60, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
    roleIds: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(1300, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$/u, 'form.id')),
    isActive: yup.boolean().optional(),
  }))();

/** Fields of: Read the audit log. */
export const deskAuditList = /* @__PURE__ */ (() =>
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
    act: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(60, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
    subjectId: text()
      .optional()
      .test(minLength(1, 'form.required'))
      .test(maxLength(60, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
    actorKind: text<'staff' | 'merchant' | 'system'>()
      .optional()
      .oneOf(['staff', 'merchant', 'system'], 'form.choice'),
    from: whole('form.number')
      .optional()
      .integer('form.number')
      .min(0, 'form.time')
      .max(253402300799999, 'form.time'),
    until: whole('form.number')
      .optional()
      .integer('form.number')
      .min(0, 'form.time')
      .max(253402300799999, 'form.time'),
  }))();

/** Fields of: Change a setting. */
export const deskSettingSave = /* @__PURE__ */ (() =>
  yup.object({
    code: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(60, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
    value: text().optional().test(maxLength(50000, 'form.tooLong')),
    expected: text().optional().test(maxLength(50000, 'form.tooLong')),
    reason: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(500, 'form.tooLong'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.required'),
      ),
  }))();

/** Fields of: Create or change a category. */
export const deskCategorySave = /* @__PURE__ */ (() =>
  yup
    .object({
      categoryId: text()
        .optional()
        .test(minLength(1, 'form.required'))
        .test(maxLength(64, 'form.id'))
        .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
      version: whole('form.number')
        .optional()
        .integer('form.number')
        .min(0, 'form.number')
        .max(2147483647, 'form.number'),
      parentId: text()
        .optional()
        .test(minLength(1, 'form.required'))
        .test(maxLength(64, 'form.id'))
        .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
      texts: yup
        .array()
        .of(
          yup
            .object({
              lang: text<
                | 'cn'
                | 'tw'
                | 'en'
                | 'ja'
                | 'de'
                | 'ms'
                | 'af'
                | 'th'
                | 'el'
                | 'pt'
                | 'es'
                | 'fr'
                | 'ru'
                | 'it'
                | 'tr'
                | 'ko'
                | 'ph'
                | 'ar'
                | 'id'
                | 'hi'
                | 'vi'
              >()
                .required('form.required')
                .oneOf(
                  [
                    'cn',
                    'tw',
                    'en',
                    'ja',
                    'de',
                    'ms',
                    'af',
                    'th',
                    'el',
                    'pt',
                    'es',
                    'fr',
                    'ru',
                    'it',
                    'tr',
                    'ko',
                    'ph',
                    'ar',
                    'id',
                    'hi',
                    'vi',
                  ],
                  'form.lang',
                ),
              name: text()
                .required('form.required')
                .test(minLength(1, 'form.required'))
                .test(maxLength(60, 'form.tooLong'))
                .test(
                  matches(
                    /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
                    'form.required',
                  ),
                ),
              description: text().required('form.required').test(maxLength(500, 'form.tooLong')),
            })
            .exact('form.choice'),
        )
        .required('form.required')
        .min(1, 'form.required')
        .max(21, 'form.choice'),
      image: text().optional().test(maxLength(500, 'form.image.url')),
      isHidden: yup.boolean().optional(),
      isRecommended: yup.boolean().optional(),
    })
    .exact('form.choice'))();

/** Fields of: Put categories in order. */
export const deskCategoryOrder = /* @__PURE__ */ (() =>
  yup
    .object({
      parentId: text()
        .required('form.required')
        .test(minLength(1, 'form.required'))
        .test(maxLength(64, 'form.id'))
        .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
      categoryIds: yup
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
        .max(500, 'form.choice'),
    })
    .exact('form.choice'))();

/** Fields of: Delete a category. */
export const deskCategoryRemove = /* @__PURE__ */ (() =>
  yup.object({
    categoryId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    version: whole('form.number')
      .required('form.required')
      .integer('form.number')
      .min(0, 'form.number')
      .max(2147483647, 'form.number'),
  }))();

/** Fields of: Create or change a banner. */
export const deskBannerSave = /* @__PURE__ */ (() =>
  yup
    .object({
      bannerId: text()
        .optional()
        .test(minLength(1, 'form.required'))
        .test(maxLength(64, 'form.id'))
        .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
      version: whole('form.number')
        .optional()
        .integer('form.number')
        .min(0, 'form.number')
        .max(2147483647, 'form.number'),
      device: text<'pc' | 'h5'>().required('form.required').oneOf(['pc', 'h5'], 'form.choice'),
      isBig: yup.boolean().required('form.required'),
      texts: yup
        .array()
        .of(
          yup
            .object({
              lang: text<
                | 'cn'
                | 'tw'
                | 'en'
                | 'ja'
                | 'de'
                | 'ms'
                | 'af'
                | 'th'
                | 'el'
                | 'pt'
                | 'es'
                | 'fr'
                | 'ru'
                | 'it'
                | 'tr'
                | 'ko'
                | 'ph'
                | 'ar'
                | 'id'
                | 'hi'
                | 'vi'
              >()
                .required('form.required')
                .oneOf(
                  [
                    'cn',
                    'tw',
                    'en',
                    'ja',
                    'de',
                    'ms',
                    'af',
                    'th',
                    'el',
                    'pt',
                    'es',
                    'fr',
                    'ru',
                    'it',
                    'tr',
                    'ko',
                    'ph',
                    'ar',
                    'id',
                    'hi',
                    'vi',
                  ],
                  'form.lang',
                ),
              title: text()
                .required('form.required')
                .test(minLength(1, 'form.required'))
                .test(maxLength(120, 'form.tooLong'))
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
        .min(1, 'form.required')
        .max(21, 'form.choice'),
      image: text().required('form.required').test(maxLength(500, 'form.image.url')),
      link: text()
        .required('form.required')
        .test(maxLength(500, 'form.url'))
        .test(matches(/^([/](?![/])|https:[/]{2})[^\s]*$/u, 'form.url')),
      isHidden: yup.boolean().required('form.required'),
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
    })
    .exact('form.choice'))();

/** Fields of: Put banners in order. */
export const deskBannerOrder = /* @__PURE__ */ (() =>
  yup
    .object({
      device: text<'pc' | 'h5'>().required('form.required').oneOf(['pc', 'h5'], 'form.choice'),
      bannerIds: yup
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
        .max(500, 'form.choice'),
    })
    .exact('form.choice'))();

/** Fields of: Delete a banner. */
export const deskBannerRemove = /* @__PURE__ */ (() =>
  yup.object({
    bannerId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    version: whole('form.number')
      .required('form.required')
      .integer('form.number')
      .min(0, 'form.number')
      .max(2147483647, 'form.number'),
  }))();

/** Fields of: List news. */
export const deskNewsList = /* @__PURE__ */ (() =>
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
    state: text<'shown' | 'scheduled' | 'hidden'>()
      .optional()
      .oneOf(['shown', 'scheduled', 'hidden'], 'form.choice'),
  }))();

/** Fields of: Show a news item for editing. */
export const deskNewsInfo = /* @__PURE__ */ (() =>
  yup.object({
    newsId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Create or change a news item. */
export const deskNewsSave = /* @__PURE__ */ (() =>
  yup
    .object({
      newsId: text()
        .optional()
        .test(minLength(1, 'form.required'))
        .test(maxLength(64, 'form.id'))
        .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
      version: whole('form.number')
        .optional()
        .integer('form.number')
        .min(0, 'form.number')
        .max(2147483647, 'form.number'),
      texts: yup
        .array()
        .of(
          yup
            .object({
              lang: text<
                | 'cn'
                | 'tw'
                | 'en'
                | 'ja'
                | 'de'
                | 'ms'
                | 'af'
                | 'th'
                | 'el'
                | 'pt'
                | 'es'
                | 'fr'
                | 'ru'
                | 'it'
                | 'tr'
                | 'ko'
                | 'ph'
                | 'ar'
                | 'id'
                | 'hi'
                | 'vi'
              >()
                .required('form.required')
                .oneOf(
                  [
                    'cn',
                    'tw',
                    'en',
                    'ja',
                    'de',
                    'ms',
                    'af',
                    'th',
                    'el',
                    'pt',
                    'es',
                    'fr',
                    'ru',
                    'it',
                    'tr',
                    'ko',
                    'ph',
                    'ar',
                    'id',
                    'hi',
                    'vi',
                  ],
                  'form.lang',
                ),
              title: text()
                .required('form.required')
                .test(minLength(1, 'form.required'))
                .test(maxLength(120, 'form.tooLong'))
                .test(
                  matches(
                    /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
                    'form.required',
                  ),
                ),
              content: text()
                .required('form.required')
                .test(minLength(1, 'form.required'))
                .test(maxLength(10000, 'form.tooLong')),
            })
            .exact('form.choice'),
        )
        .required('form.required')
        .min(1, 'form.required')
        .max(21, 'form.choice'),
      image: text().required('form.required').test(maxLength(500, 'form.image.url')),
      isHidden: yup.boolean().required('form.required'),
      releasedAt: whole('form.number')
        .required('form.required')
        .integer('form.number')
        .min(0, 'form.time')
        .max(253402300799999, 'form.time'),
    })
    .exact('form.choice'))();

/** Fields of: Delete a news item. */
export const deskNewsRemove = /* @__PURE__ */ (() =>
  yup.object({
    newsId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    version: whole('form.number')
      .required('form.required')
      .integer('form.number')
      .min(0, 'form.number')
      .max(2147483647, 'form.number'),
  }))();

/** Fields of: Create or change a lucky draw. */
export const deskLotterySave = /* @__PURE__ */ (() =>
  yup
    .object({
      lotteryId: text()
        .optional()
        .test(minLength(1, 'form.required'))
        .test(maxLength(64, 'form.id'))
        .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
      version: whole('form.number')
        .optional()
        .integer('form.number')
        .min(0, 'form.number')
        .max(2147483647, 'form.number'),
      texts: yup
        .array()
        .of(
          yup
            .object({
              lang: text<
                | 'cn'
                | 'tw'
                | 'en'
                | 'ja'
                | 'de'
                | 'ms'
                | 'af'
                | 'th'
                | 'el'
                | 'pt'
                | 'es'
                | 'fr'
                | 'ru'
                | 'it'
                | 'tr'
                | 'ko'
                | 'ph'
                | 'ar'
                | 'id'
                | 'hi'
                | 'vi'
              >()
                .required('form.required')
                .oneOf(
                  [
                    'cn',
                    'tw',
                    'en',
                    'ja',
                    'de',
                    'ms',
                    'af',
                    'th',
                    'el',
                    'pt',
                    'es',
                    'fr',
                    'ru',
                    'it',
                    'tr',
                    'ko',
                    'ph',
                    'ar',
                    'id',
                    'hi',
                    'vi',
                  ],
                  'form.lang',
                ),
              title: text()
                .required('form.required')
                .test(minLength(1, 'form.required'))
                .test(maxLength(120, 'form.tooLong'))
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
        .min(1, 'form.required')
        .max(21, 'form.choice'),
      link: text()
        .required('form.required')
        .test(maxLength(500, 'form.url'))
        .test(matches(/^([/](?![/])|https:[/]{2})[^\s]*$/u, 'form.url')),
      isHidden: yup.boolean().required('form.required'),
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
    })
    .exact('form.choice'))();

/** Fields of: Delete a lucky draw. */
export const deskLotteryRemove = /* @__PURE__ */ (() =>
  yup.object({
    lotteryId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    version: whole('form.number')
      .required('form.required')
      .integer('form.number')
      .min(0, 'form.number')
      .max(2147483647, 'form.number'),
  }))();

/** Fields of: List coupons. */
export const deskCouponList = /* @__PURE__ */ (() =>
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
    payer: text<'mall' | 'store'>().optional().oneOf(['mall', 'store'], 'form.choice'),
  }))();

/** Fields of: Create or change a coupon. */
export const deskCouponSave = /* @__PURE__ */ (() =>
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
export const deskCouponEnd = /* @__PURE__ */ (() =>
  yup.object({
    couponId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Show a help page for editing. */
export const deskHelpPageInfo = /* @__PURE__ */ (() =>
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

/** Fields of: Write a help page. */
export const deskHelpPageSave = /* @__PURE__ */ (() =>
  yup
    .object({
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
      version: whole('form.number')
        .required('form.required')
        .integer('form.number')
        .min(0, 'form.number')
        .max(2147483647, 'form.number'),
      texts: yup
        .array()
        .of(
          yup
            .object({
              lang: text<
                | 'cn'
                | 'tw'
                | 'en'
                | 'ja'
                | 'de'
                | 'ms'
                | 'af'
                | 'th'
                | 'el'
                | 'pt'
                | 'es'
                | 'fr'
                | 'ru'
                | 'it'
                | 'tr'
                | 'ko'
                | 'ph'
                | 'ar'
                | 'id'
                | 'hi'
                | 'vi'
              >()
                .required('form.required')
                .oneOf(
                  [
                    'cn',
                    'tw',
                    'en',
                    'ja',
                    'de',
                    'ms',
                    'af',
                    'th',
                    'el',
                    'pt',
                    'es',
                    'fr',
                    'ru',
                    'it',
                    'tr',
                    'ko',
                    'ph',
                    'ar',
                    'id',
                    'hi',
                    'vi',
                  ],
                  'form.lang',
                ),
              title: text()
                .required('form.required')
                .test(minLength(1, 'form.required'))
                .test(maxLength(120, 'form.tooLong'))
                .test(
                  matches(
                    /^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u,
                    'form.required',
                  ),
                ),
              content: text()
                .required('form.required')
                .test(minLength(1, 'form.required'))
                .test(maxLength(10000, 'form.tooLong')),
            })
            .exact('form.choice'),
        )
        .required('form.required')
        .min(1, 'form.required')
        .max(21, 'form.choice'),
      isHidden: yup.boolean().required('form.required'),
    })
    .exact('form.choice'))();

/** Fields of: Delete a help page. */
export const deskHelpPageRemove = /* @__PURE__ */ (() =>
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
    version: whole('form.number')
      .required('form.required')
      .integer('form.number')
      .min(0, 'form.number')
      .max(2147483647, 'form.number'),
  }))();

/** Fields of: List conversations with users. */
export const deskChatList = /* @__PURE__ */ (() =>
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
    isWaiting: yup.boolean().optional(),
  }))();

/** Fields of: Show one talk. */
export const deskChatMessages = /* @__PURE__ */ (() =>
  yup.object({
    userId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
  }))();

/** Fields of: Answer a user. */
export const deskChatWrite = /* @__PURE__ */ (() =>
  yup.object({
    userId: text()
      .required('form.required')
      .test(minLength(1, 'form.required'))
      .test(maxLength(64, 'form.id'))
      .test(matches(/^[A-Za-z0-9_-]+$/u, 'form.id')),
    text: text()
      .required('form.required')
      .test(minLength(1, 'form.chat.empty'))
      .test(maxLength(1000, 'form.chat.long'))
      .test(
        matches(/^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u, 'form.chat.empty'),
      ),
  }))();
