import { startThirdParty } from '../../domain/payments/third-party.ts';
import type { Handler } from '../handler.ts';
import { returnPathOf } from '../wire/return-path.ts';

export const thirdPartyRechargeRecharge: Handler<'thirdPartyRechargeRecharge'> = ({
  mall,
  input,
  session,
  lang,
}) =>
  startThirdParty(mall, session.userId, {
    formToken: input.session_token,
    product: 'Bank',
    amount: input.amount,
    payIn: input.frenchCurrency,
    returnPath: returnPathOf(undefined),
    lang,
  });
