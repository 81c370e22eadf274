// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

import type { StateMachine } from '../states/state-machine.ts';
import type { ErrorKey } from './operation-types.ts';

/** The state machines of orders, refunds, wallet records and loans. */
export const states = {
  order: {
    initial: 0,
    names: {
      '0': 'PendingPayment',
      '1': 'Paid',
      '2': 'Confirmed',
      '3': 'Shipped',
      '4': 'Received',
      '5': 'Reviewed',
      '6': 'Refund',
      '-1': 'Cancelled',
    },
    texts: {
      '0': 'Placed and waiting for payment',
      '1': 'Paid and waiting for shipment',
      '2': 'Confirmed by the store and being packed',
      '3': 'On its way to the buyer',
      '4': 'Received and waiting for a review',
      '5': 'Received and reviewed',
      '6': 'In or after a refund; the refund state tells which',
      '-1': 'Cancelled by the buyer or by the clock',
    },
    start: { operation: 'orderSubmit', by: 'buyer', log: 'placed' },
    transitions: {
      pay: { from: [0], to: 1, operation: 'orderPay', by: 'buyer', log: 'paid' },
      cancel: { from: [0], to: -1, operation: 'orderCancel', by: 'buyer', log: 'cancelled' },
      expire: { from: [0], to: -1, by: 'clock', log: 'expired' },
      confirm: { from: [1], to: 2, by: 'merchant', log: 'confirmed' },
      ship: { from: [1, 2], to: 3, by: 'merchant', log: 'shipped' },
      receive: { from: [3], to: 4, operation: 'orderReceipt', by: 'buyer', log: 'received' },
      receiveByDefault: { from: [3], to: 4, by: 'clock', log: 'receivedByDefault' },
      review: { from: [4], to: 5, operation: 'evaluationAddList', by: 'buyer', log: 'reviewed' },
      reviewByDefault: { from: [4], to: 5, by: 'clock', log: 'reviewedByDefault' },
      requestRefund: { from: [1, 2], to: 6, operation: 'orderReturns', by: 'buyer', log: 'refundRequested' },
      rejectRefund: { from: [6], to: [1, 2], by: 'merchant', log: 'refundRejected' },
      refundPart: { from: [6], to: [1, 2], by: 'merchant', log: 'refundSucceeded' },
    },
    actions: { remind: { from: [1, 2], operation: 'orderRemind', by: 'buyer', once: true } },
  },
  refund: {
    initial: 0,
    names: { '0': 'None', '1': 'Refunding', '2': 'Succeeded', '3': 'Failed' },
    texts: {
      '0': 'No refund was asked for',
      '1': 'Asked for and not yet decided',
      '2': 'Granted; the money is back in the wallet',
      '3': 'Refused; the order went back to its former state',
    },
    transitions: {
      request: { from: [0, 2, 3], to: 1, operation: 'orderReturns', by: 'buyer' },
      approve: { from: [1], to: 2, by: 'merchant', log: 'refundSucceeded' },
      reject: { from: [1], to: 3, by: 'merchant', log: 'refundRejected' },
      approveByDefault: { from: [1], to: 2, by: 'clock', log: 'refundedByDefault' },
    },
    actions: {},
  },
  walletRecord: {
    initial: 0,
    names: { '0': 'Processing', '1': 'Succeeded', '2': 'Failed' },
    texts: {
      '0': 'Under way',
      '1': 'Done; the amount is booked',
      '2': 'Refused or failed; nothing is booked',
    },
    transitions: {
      succeed: { from: [0], to: 1, by: 'operator' },
      fail: { from: [0], to: 2, by: 'operator' },
    },
    actions: {},
  },
  loan: {
    initial: 1,
    names: { '1': 'UnderReview', '2': 'Approved', '3': 'Overdue', '4': 'Rejected', '5': 'Repaid' },
    texts: {
      '1': 'Applied for and not yet decided',
      '2': 'Granted and paid out',
      '3': 'Not repaid by the end of its term',
      '4': 'Refused; can be applied for again',
      '5': 'Repaid with interest',
    },
    start: { operation: 'creditApply', by: 'applicant' },
    transitions: {
      approve: { from: [1], to: 2, by: 'operator' },
      reject: { from: [1], to: 4, by: 'operator' },
      reapply: { from: [4], to: 1, operation: 'creditApply', by: 'applicant' },
      expire: { from: [2], to: 3, by: 'clock' },
      repay: { from: [2, 3], to: 5, operation: 'creditPay', by: 'applicant' },
    },
    actions: {},
  },
} as const satisfies Readonly<Record<string, StateMachine>>;

/** The error of each action of an order by state; `else` stands for all other states that do not allow it. */
export const orderRefusals = {
  pay: {
    '4': 'orderAlreadyCompleted',
    '5': 'orderAlreadyCompleted',
    '-1': 'orderAlreadyCancelled',
    else: 'orderAlreadyPaid',
  },
  cancel: {
    '4': 'orderAlreadyCompleted',
    '5': 'orderAlreadyCompleted',
    '-1': 'orderAlreadyCancelled',
    else: 'onlyPendingPaymentCancellable',
  },
  expire: {
    '4': 'orderAlreadyCompleted',
    '5': 'orderAlreadyCompleted',
    '-1': 'orderAlreadyCancelled',
    else: 'onlyPendingPaymentCancellable',
  },
  confirm: {
    '0': 'orderNotFound',
    '4': 'orderAlreadyCompleted',
    '5': 'orderAlreadyCompleted',
    '-1': 'orderAlreadyCancelled',
    else: 'duplicateSubmission',
  },
  ship: {
    '0': 'orderNotFound',
    '4': 'orderAlreadyCompleted',
    '5': 'orderAlreadyCompleted',
    '6': 'orderNotFound',
    '-1': 'orderAlreadyCancelled',
    else: 'duplicateSubmission',
  },
  receive: {
    '4': 'orderAlreadyCompleted',
    '5': 'orderAlreadyCompleted',
    '-1': 'orderAlreadyCancelled',
    else: 'orderNotReceivable',
  },
  receiveByDefault: { else: 'orderNotReceivable' },
  review: { '5': 'alreadyReviewed', else: 'orderNotReviewable' },
  reviewByDefault: { else: 'orderNotReviewable' },
  requestRefund: {
    '3': 'shippedOrderNotRefundable',
    '4': 'orderAlreadyCompleted',
    '5': 'orderAlreadyCompleted',
    '-1': 'orderAlreadyCancelled',
    else: 'orderNotRefundable',
  },
  rejectRefund: { else: 'orderNotRefundable' },
  refundPart: { else: 'orderNotRefundable' },
  remind: { else: 'orderNotRemindable' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ErrorKey>>>>;

/** The order log entry of each step; `state` is the number on the wire. */
export const orderLog = {
  placed: { state: 1, text: 'Order placed, waiting for payment' },
  paid: { state: 2, text: 'Payment received' },
  cancelled: { state: 3, text: 'Order cancelled' },
  expired: { state: 4, text: 'Not paid in time, cancelled by the system' },
  confirmed: { state: 5, text: 'Confirmed by the store, being packed' },
  shipped: { state: 6, text: 'Shipped, on its way' },
  transferStation: { state: 11, text: 'Arrived at the regional transfer station' },
  sortingCentre: { state: 12, text: 'Arrived at the city sorting centre' },
  outForDelivery: { state: 13, text: 'Out for delivery' },
  delivered: { state: 14, text: 'Delivered, signed for' },
  received: { state: 7, text: 'Receipt confirmed' },
  receivedByDefault: { state: 17, text: 'Receipt confirmed by the system' },
  reviewed: { state: 15, text: 'Reviewed, order completed' },
  reviewedByDefault: { state: 16, text: 'Completed with a good review by default' },
  refundRequested: { state: 8, text: 'Refund requested' },
  refundSucceeded: { state: 9, text: 'Refund paid back' },
  refundRejected: { state: 10, text: 'Refund refused' },
  refundedByDefault: { state: 18, text: 'Refund paid back, as the store did not act in time' },
} as const satisfies Readonly<Record<string, { state: number; text: string }>>;
