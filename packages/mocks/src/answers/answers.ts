/** What the mocks answer by themselves; every other operation answers the contract's example. */
import type { Answers } from '../mall/visit.ts';
import { accountAnswers } from './accounts.ts';
import { addressAnswers } from './addresses.ts';
import { categoryAnswers } from './categories.ts';
import { chatAnswers } from './chat.ts';
import { favouriteAnswers } from './favourites.ts';
import { goodsAnswers } from './goods.ts';
import { homeAnswers } from './home.ts';
import { loanAnswers } from './loans.ts';
import { orderAnswers } from './orders.ts';
import { paymentAnswers } from './payments.ts';
import { reviewAnswers } from './reviews.ts';
import { settingAnswers } from './settings.ts';
import { storeAnswers } from './stores.ts';
import { uploadAnswers } from './uploads.ts';
import { walletAnswers } from './wallet.ts';

export const answers: Answers = {
  ...accountAnswers,
  ...addressAnswers,
  ...categoryAnswers,
  ...chatAnswers,
  ...favouriteAnswers,
  ...goodsAnswers,
  ...homeAnswers,
  ...loanAnswers,
  ...orderAnswers,
  ...paymentAnswers,
  ...reviewAnswers,
  ...settingAnswers,
  ...storeAnswers,
  ...uploadAnswers,
  ...walletAnswers,
};
