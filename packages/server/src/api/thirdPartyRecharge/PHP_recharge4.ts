import { startThirdParty } from '../../domain/payments/third-party.ts';
import type { Handler } from '../handler.ts';
import { returnPathOf } from '../wire/return-path.ts';

export const thirdPartyRechargePhpRecharge4: Handler<'thirdPartyRechargePhpRecharge4'> = ({
  mall,
  input,
  session,
  lang,
}) =>
  startThirdParty(mall, session.userId, {
    formToken: input.session_token,
    product: 'Maya',
    amount: input.amount,
    payIn: 'PHP',
    returnPath: returnPathOf(input.pageUrl),
    lang,
  });
