/** The handler of each operation. An operation without one must be listed as answered by its example. */
import type { OperationId } from '@openmall/sdk';
import type { CallHandlers } from '../state/call-context.ts';
import { accountHandlers } from './accounts/accounts.ts';
import { identityHandlers } from './accounts/identity.ts';
import { verificationHandlers } from './accounts/verification.ts';
import { addressHandlers } from './addresses.ts';
import { cartHandlers } from './orders/carts.ts';
import { categoryHandlers } from './goods/categories.ts';
import { chatHandlers } from './chat.ts';
import { couponHandlers } from './orders/coupons.ts';
import { favouriteHandlers } from './goods/favourites.ts';
import { noticeHandlers } from './goods/notices.ts';
import { questionHandlers } from './goods/questions.ts';
import { goodsHandlers } from './goods/goods.ts';
import { homeHandlers } from './home.ts';
import { loanHandlers } from './loans.ts';
import { orderHandlers } from './orders/orders.ts';
import { paymentHandlers } from './payments.ts';
import { rechargeProviderHandlers } from './recharge-providers.ts';
import { refundHandlers } from './orders/refunds.ts';
import { returnHandlers } from './orders/returns.ts';
import { reviewHandlers } from './orders/reviews.ts';
import { settingHandlers } from './settings.ts';
import { storeHandlers } from './goods/stores.ts';
import { uploadHandlers } from './uploads.ts';
import { walletHandlers } from './wallet.ts';

/** Operations that return the example of the contract: no screen needs more. */
export const answeredByExample = [
  'indexDownloadUrl',
  'lotteryGetCurrentActivity',
  'userHeartbeat',
  'localuserGetReferral',
  'paymentMethods',
  'rechargeBlockchainFee',
  'rechargeBlockchainRechargeLimitConfig',
  'channelBlockchainList',
  'thirdPartyRechargeGetCoinList',
  'withdrawFee',
  'creditConfig',
] as const satisfies readonly OperationId[];

type ExampleId = (typeof answeredByExample)[number];
export type HandledId = Exclude<OperationId, ExampleId>;

const exampleIds: ReadonlySet<OperationId> = new Set(answeredByExample);
export const isHandled = (id: OperationId): id is HandledId => !exampleIds.has(id);

export const callHandlers: CallHandlers<HandledId> = {
  ...accountHandlers,
  ...addressHandlers,
  ...cartHandlers,
  ...categoryHandlers,
  ...chatHandlers,
  ...couponHandlers,
  ...favouriteHandlers,
  ...noticeHandlers,
  ...questionHandlers,
  ...goodsHandlers,
  ...homeHandlers,
  ...identityHandlers,
  ...loanHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...rechargeProviderHandlers,
  ...refundHandlers,
  ...returnHandlers,
  ...reviewHandlers,
  ...settingHandlers,
  ...storeHandlers,
  ...uploadHandlers,
  ...verificationHandlers,
  ...walletHandlers,
};
