import { startThirdParty } from '../../domain/payments/third-party.ts';
import type { Handler } from '../handler.ts';
import { returnPathOf } from '../wire/return-path.ts';

export const thirdPartyRechargePhpRecharge2: Handler<'thirdPartyRechargePhpRecharge2'> = ({
  mall,
  input,
  session,
  lang,
}) =>
  startThirdParty(mall, session.userId, {
    formToken: input.session_token,
    product: 'GCash2.0',
    amount: input.amount,
    payIn: 'PHP',
    returnPath: returnPathOf(input.pageUrl),
    lang,
  });
