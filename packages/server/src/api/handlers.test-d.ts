/** Code that must not compile. `tsc` fails if an expected error does not occur. */
import type { Handler, Handlers } from './handler.ts';
import { handlers } from '../generated/handlers.ts';

const { orderSubmit: _removed, ...rest } = handlers;

// @ts-expect-error A handler is missing.
export const missing: Handlers = rest;

// @ts-expect-error The contract has no such operation.
export const stale: Handlers = { ...handlers, orderSubmitTwice: handlers.orderSubmit };

// @ts-expect-error A field of the answer has another name in the contract: `money`.
export const renamed: Handler<'walletGetUsdt'> = async () => ({ balanceUsdt: 1, rebate: 0 });

// @ts-expect-error A field of the answer has another type in the contract: a number.
export const mistyped: Handler<'walletGetUsdt'> = async () => ({ money: '1', rebate: 0 });

// @ts-expect-error A field of the input has another name in the contract: `orderId`.
export const misread: Handler<'orderReceipt'> = async ({ input }) => void input.orderNumber ?? null;

export const sessionUnchecked: Handler<'userLogout'> = async ({ session }) => {
  // @ts-expect-error A visitor may call this, so there may be no session.
  void session.userId;
  return null;
};
