// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export * from './accounts/accounts.ts';
export * from './addresses/addresses.ts';
export * from './cart/cart.ts';
export * from './categories/categories.ts';
export * from './chat/chat.ts';
export * from './coupons/coupons.ts';
export * from './favourites/favourites.ts';
export * from './goods/goods.ts';
export * from './home/home.ts';
export * from './loans/loans.ts';
export * from './marketing/marketing.ts';
export * from './orders/orders.ts';
export * from './payments/payments.ts';
export * from './questions/questions.ts';
export * from './recharge/recharge.ts';
export * from './reviews/reviews.ts';
export * from './settings/settings.ts';
export * from './stores/stores.ts';
export * from './uploads/uploads.ts';
export * from './verification/verification.ts';
export * from './wallet/wallet.ts';
export * from './withdrawal/withdrawal.ts';
