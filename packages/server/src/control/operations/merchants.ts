import type { AppContext } from '../../context.ts';
import { applyAsMerchant as apply, readApplication } from '../../domain/merchants/apply.ts';
import { approveMerchant, refuseMerchant } from '../../domain/merchants/decide.ts';
import type { AnswerOf, ControlHandler } from '../contract.ts';
import { findAccount } from '../find-account.ts';

async function showApplication(ctx: AppContext, applicationId: string): Promise<AnswerOf<'applyAsMerchant'>> {
  const { state, store_id: storeId, reason } = await readApplication(ctx, applicationId);
  return { applicationId, state, storeId, reason };
}

export const applyAsMerchant: ControlHandler<'applyAsMerchant'> = async ({ ctx, params, body }) =>
  showApplication(ctx, await apply(ctx, await findAccount(ctx, params.username), body));

export const decideMerchant: ControlHandler<'decideMerchant'> = async ({ ctx, params, body }) => {
  const { applicationId } = params;
  if (body.decision === 'approve') await approveMerchant(ctx, applicationId);
  else await refuseMerchant(ctx, applicationId, body.reason);
  return showApplication(ctx, applicationId);
};
