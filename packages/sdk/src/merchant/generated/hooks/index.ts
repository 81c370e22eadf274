// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export * from './application/application.ts';
export * from './chat/chat.ts';
export * from './earnings/earnings.ts';
export * from './goods/goods.ts';
export * from './home/home.ts';
export * from './orders/orders.ts';
export * from './refunds/refunds.ts';
export * from './returns/returns.ts';
export * from './reviews/reviews.ts';
export * from './session/session.ts';
export * from './store/store.ts';
