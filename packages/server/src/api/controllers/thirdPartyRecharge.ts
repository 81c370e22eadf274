import { listProducts, startThirdParty } from '../../domain/payments/third-party.ts';
import type { Handler } from '../handler.ts';

export const thirdPartyRechargePhpRecharge: Handler<'thirdPartyRechargePhpRecharge'> = ({
  ctx,
  input,
  session,
  lang,
}) =>
  startThirdParty(ctx, session.userId, {
    formToken: input.session_token,
    product: 'GCash',
    amount: input.amount,
    payIn: 'PHP',
    returnPath: returnPathOf(undefined),
    lang,
  });

export const thirdPartyRechargePhpRecharge2: Handler<'thirdPartyRechargePhpRecharge2'> = ({
  ctx,
  input,
  session,
  lang,
}) =>
  startThirdParty(ctx, session.userId, {
    formToken: input.session_token,
    product: 'GCash2.0',
    amount: input.amount,
    payIn: 'PHP',
    returnPath: returnPathOf(input.pageUrl),
    lang,
  });

export const thirdPartyRechargePhpRecharge3: Handler<'thirdPartyRechargePhpRecharge3'> = ({
  ctx,
  input,
  session,
  lang,
}) =>
  startThirdParty(ctx, session.userId, {
    formToken: input.session_token,
    product: 'GCash3.0',
    amount: input.amount,
    payIn: 'PHP',
    returnPath: returnPathOf(input.pageUrl),
    lang,
  });

export const thirdPartyRechargePhpRecharge4: Handler<'thirdPartyRechargePhpRecharge4'> = ({
  ctx,
  input,
  session,
  lang,
}) =>
  startThirdParty(ctx, session.userId, {
    formToken: input.session_token,
    product: 'Maya',
    amount: input.amount,
    payIn: 'PHP',
    returnPath: returnPathOf(input.pageUrl),
    lang,
  });

export const thirdPartyRechargePhpRecharge5: Handler<'thirdPartyRechargePhpRecharge5'> = ({
  ctx,
  input,
  session,
  lang,
}) =>
  startThirdParty(ctx, session.userId, {
    formToken: input.session_token,
    product: 'GCash pay',
    amount: input.amount,
    payIn: 'PHP',
    returnPath: returnPathOf(input.pageUrl),
    lang,
  });

export const thirdPartyRechargeGetCoinList: Handler<'thirdPartyRechargeGetCoinList'> = async ({ ctx }) => {
  const products = await listProducts(ctx.db, ctx.payments !== undefined);
  return products.map(({ productType, range }) => ({ productType, range: [...range] }));
};

export const thirdPartyRechargeRecharge: Handler<'thirdPartyRechargeRecharge'> = ({
  ctx,
  input,
  session,
  lang,
}) =>
  startThirdParty(ctx, session.userId, {
    formToken: input.session_token,
    product: 'Bank',
    amount: input.amount,
    payIn: input.frenchCurrency,
    returnPath: returnPathOf(undefined),
    lang,
  });

const ANY_ORIGIN = 'http://store.invalid';
const MONEY_PAGE = '/userInfo/money-package';

/** Reduces an address to its path, so that a buyer always returns to this store. */
function returnPathOf(pageUrl: string | undefined): string {
  if (pageUrl === undefined || !URL.canParse(pageUrl, ANY_ORIGIN)) return MONEY_PAGE;
  const { pathname, search } = new URL(pageUrl, ANY_ORIGIN);
  return pathname.startsWith('/') && !pathname.startsWith('//') ? `${pathname}${search}` : MONEY_PAGE;
}
