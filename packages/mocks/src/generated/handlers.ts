// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

import { getAccountsMock } from './accounts/accounts.msw.ts';
import { getAddressesMock } from './addresses/addresses.msw.ts';
import { getCategoriesMock } from './categories/categories.msw.ts';
import { getChatMock } from './chat/chat.msw.ts';
import { getFavouritesMock } from './favourites/favourites.msw.ts';
import { getGoodsMock } from './goods/goods.msw.ts';
import { getHomeMock } from './home/home.msw.ts';
import { getLoansMock } from './loans/loans.msw.ts';
import { getMarketingMock } from './marketing/marketing.msw.ts';
import { getOrdersMock } from './orders/orders.msw.ts';
import { getPaymentsMock } from './payments/payments.msw.ts';
import { getRechargeMock } from './recharge/recharge.msw.ts';
import { getReviewsMock } from './reviews/reviews.msw.ts';
import { getSettingsMock } from './settings/settings.msw.ts';
import { getStoresMock } from './stores/stores.msw.ts';
import { getUploadsMock } from './uploads/uploads.msw.ts';
import { getVerificationMock } from './verification/verification.msw.ts';
import { getWalletMock } from './wallet/wallet.msw.ts';
import { getWithdrawalMock } from './withdrawal/withdrawal.msw.ts';

/** Answers every operation of the contract with its first example. */
export const handlers = [
  ...getAccountsMock(),
  ...getAddressesMock(),
  ...getCategoriesMock(),
  ...getChatMock(),
  ...getFavouritesMock(),
  ...getGoodsMock(),
  ...getHomeMock(),
  ...getLoansMock(),
  ...getMarketingMock(),
  ...getOrdersMock(),
  ...getPaymentsMock(),
  ...getRechargeMock(),
  ...getReviewsMock(),
  ...getSettingsMock(),
  ...getStoresMock(),
  ...getUploadsMock(),
  ...getVerificationMock(),
  ...getWalletMock(),
  ...getWithdrawalMock(),
];
