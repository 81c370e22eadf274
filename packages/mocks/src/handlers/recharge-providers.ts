import { examples } from '../generated/examples.ts';
import type { CallContext, CallHandlers } from '../state/call-context.ts';
import { consumeForm } from '../state/form-tokens.ts';

interface ProviderForm {
  readonly session_token: string;
}

/** The page of a provider. No provider is behind it. */
function openProvider({ session_token }: ProviderForm, context: CallContext): string {
  consumeForm(context, session_token);
  return examples.thirdPartyRechargeRecharge().data;
}

export const rechargeProviderHandlers = {
  thirdPartyRechargeRecharge: openProvider,
  thirdPartyRechargePhpRecharge: openProvider,
  thirdPartyRechargePhpRecharge2: openProvider,
  thirdPartyRechargePhpRecharge3: openProvider,
  thirdPartyRechargePhpRecharge4: openProvider,
  thirdPartyRechargePhpRecharge5: openProvider,
} satisfies Partial<CallHandlers>;
