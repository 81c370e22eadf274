import type { Mall } from '../../context.ts';
import { applyAsMerchant as apply, readApplication } from '../../domain/merchants/apply.ts';
import { admitMerchant, refuseMerchant } from '../../domain/merchants/decide.ts';
import type { AnswerOf, ControlHandler } from '../contract.ts';
import { findAccount } from '../find-account.ts';

async function showApplication(mall: Mall, applicationId: string): Promise<AnswerOf<'applyAsMerchant'>> {
  const { state, store_id: storeId, reason } = await readApplication(mall, applicationId);
  return { applicationId, state, storeId, reason };
}

export const applyAsMerchant: ControlHandler<'applyAsMerchant'> = async ({ mall, params, body }) =>
  showApplication(mall, await apply(mall, await findAccount(mall, params.username), body));

export const decideMerchant: ControlHandler<'decideMerchant'> = async ({ mall, params, body }) => {
  const { applicationId } = params;
  if (body.decision === 'approve') await admitMerchant(mall, applicationId);
  else await refuseMerchant(mall, applicationId, body.reason);
  return showApplication(mall, applicationId);
};
